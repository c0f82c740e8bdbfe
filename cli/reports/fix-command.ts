import type { CheckedPage } from '../check/check-pages.ts';

/** Arguments that a shell takes as they are. */
const PLAIN = /^[\w@%+=:,./-]+$/;
/** Characters that would end a block of code, begin a tag or move a cursor. */
const UNSAFE = /[\p{Cc}\p{Cf}`<]/u;

/**
 * The arguments after `taste` that show what to change on a page, quoted for a shell. Null for HTML from the standard
 * input, and for names that a reader could not copy.
 */
export function fixArguments({ page, targetOptions }: CheckedPage): string | null {
  if ('html' in page.subject) return null;
  const name = page.name.startsWith('-') ? `./${page.name}` : page.name;
  const words = ['fix', name, ...targetOptions];
  return words.some((word) => UNSAFE.test(word)) ? null : words.map(quoted).join(' ');
}

function quoted(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
