const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** The words of a text in order, as written. `don't`, `v2.0` and `well-kept` are one word each. */
export function words(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Words in lower case with straight apostrophes, as the lexicons are written. */
export function plainWords(text: string): readonly string[] {
  return words(text.toLowerCase().replaceAll('’', "'"));
}
