/** Latin letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'ng',
  ŧ: 't',
  þ: 'th',
};

/** A text in lower case and without marks, with the letters of English in place of those in the table. */
export function latinLetters(text: string): string {
  return text.replace(/[ßæœøđðħıłŋŧþ]/g, (letter) => WHOLE[letter] ?? letter);
}
