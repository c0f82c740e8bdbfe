import { plainWords } from '../../../text/words.ts';

/** A word of a text that a table knows. */
export interface KnownWord<T> {
  readonly word: string;
  /** What the table has for it. */
  readonly of: T;
  /** Share of the text, 0..1: repeated words count by the square root of their number. */
  readonly weight: number;
}

const FEWEST = 8; // words; those of a shorter text count as if it had so many
const POSSESSIVE = /'s$/;

/** The words of a text that are in a table, in order of appearance; a plural as its singular if only that is known. */
export function knownWords<T>(text: string, find: (word: string) => T | undefined): readonly KnownWord<T>[] {
  const forms = [...Map.groupBy(plainWords(text), (word) => word.replace(POSSESSIVE, ''))].flatMap(
    ([word, all]) => {
      const known = formOf(word, find);
      return known === undefined ? [] : [{ ...known, count: all.length }];
    },
  );
  return weighKnown(forms);
}

/** Known words with their shares of the text, from how often each is in it. */
export function weighKnown<T>(
  known: readonly { readonly word: string; readonly of: T; readonly count: number }[],
): readonly KnownWord<T>[] {
  const whole = Math.max(
    FEWEST,
    known.reduce((sum, { count }) => sum + Math.sqrt(count), 0),
  );
  return known.map(({ word, of, count }) => ({ word, of, weight: Math.sqrt(count) / whole }));
}

function formOf<T>(word: string, find: (word: string) => T | undefined): { word: string; of: T } | undefined {
  for (const form of word.endsWith('s') ? [word, word.slice(0, -1)] : [word]) {
    const of = find(form);
    if (of !== undefined) return { word: form, of };
  }
  return undefined;
}
