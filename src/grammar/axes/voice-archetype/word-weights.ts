import { weightTable } from '#weight-table';
import { knownWords } from './known-words.ts';

/** What a word of an English text adds to the score of each archetype, in their order. */
export interface WordShare {
  readonly word: string;
  readonly shares: readonly number[];
}

const ZERO = 'm'.charCodeAt(0); // letter of a weight of 0; `a` is 12 steps below it, `y` 12 above

/** The words of a text that have a weight. The score of an archetype is the sum of their shares. */
export function wordShares(text: string): readonly WordShare[] {
  const { step } = weightTable();
  return knownWords(text, codeOf).map(({ word, of, weight }) => ({
    word,
    shares: [...of].map((letter) => weight * step * (letter.charCodeAt(0) - ZERO)),
  }));
}

/** The letters of a word in the line of the words that begin as it does: ` ability kmmnmolm able …`. */
function codeOf(word: string): string | undefined {
  const { words: lines, archetypes } = weightTable();
  const begin = word.slice(0, 2);
  const line = Object.hasOwn(lines, begin) ? (lines[begin] ?? '') : '';
  const at = line.indexOf(` ${word} `);
  if (at === -1) return undefined;
  const from = at + word.length + 2;
  return line.slice(from, from + archetypes.length);
}
