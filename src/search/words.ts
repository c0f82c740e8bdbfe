import { BRITISH } from './spellings.ts';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
};

/** The words of a text as the index knows them: lower case, without accents, in the singular, in order. */
export function wordsOf(text: string): readonly string[] {
  return rawWordsOf(text).map((word) => singular(BRITISH.get(word) ?? word));
}

/** A name with nothing but its letters and digits: `J.P. Morgan`, `jp morgan` and `jp-morgan` are one. */
export function nameKey(text: string): string {
  const words = rawWordsOf(text);
  return (words.length > 1 && words[0] === 'the' ? words.slice(1) : words).join('');
}

function rawWordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’]+/gu, '')
      .toLowerCase()
      .replace(/[æđıłøœß]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * The S stemmer: plurals only, so that words keep their meaning.
 * D. Harman, How effective is suffixing?, JASIS 42(1), 1991.
 */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return /[ea]ies$/.test(word) ? word : `${word.slice(0, -3)}y`;
  if (word.endsWith('es')) return /[aeo]es$/.test(word) ? word : word.slice(0, -1);
  return /[us]s$/.test(word) ? word : word.slice(0, -1);
}
