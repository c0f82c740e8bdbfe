import { latinLetters } from './latin-letters.ts';

/**
 * A name with nothing but its letters and digits: `J.P. Morgan`, `jp morgan` and `jp-morgan` are one. `&` is a word, or
 * `V&A` would be the VA.
 */
export function nameKey(name: string): string {
  if (WORD.test(name)) return name;
  const text = name.replaceAll('&', ' and ');
  if (ASCII.test(text)) {
    const letters = text.toLowerCase().replaceAll(BETWEEN, '');
    if (!letters.startsWith('the')) return letters;
  }
  const words = rawWordsOf(text);
  return (words.length > 1 && words[0] === 'the' ? words.slice(1) : words).join('');
}

/** The words of a text, lower case and without accents. */
export function rawWordsOf(text: string): readonly string[] {
  if (WORD.test(text)) return [text]; // most calls
  // Nearly all texts; the tables of phrases are read so at the first search.
  if (ASCII.test(text))
    return (
      text
        .replaceAll("'", '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    );
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A text in lower case and without accents and apostrophes. */
export function plainLetters(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase();
  return latinLetters(plain);
}

const WORD = /^[a-z0-9]+$/;
const BETWEEN = /[^a-z0-9]+/g;
const ASCII = /^[\x20-\x7e]*$/;
