import { weightTable } from './weight-table.ts';
import { lazy } from '../../../text/lazy.ts';
import { knownStems } from './known-stems.ts';
import { type KnownWord, knownWords } from './known-words.ts';

/** What a word of a text adds to the score of each archetype, in their order. */
export interface WordShare {
  readonly word: string;
  readonly shares: readonly number[];
}

const ZERO = 'm'.charCodeAt(0); // letter of a weight of 0; `a` is 12 steps below it, `y` 12 above

/** The words of a text that have a weight. The score of an archetype is the sum of their shares. */
export function wordShares(text: string): readonly WordShare[] {
  return knownWords(text, codeOf).map(shareOf);
}

/** The same of a text in another language, by the stems of its words. */
export function stemShares(text: string, tongue: string): readonly WordShare[] {
  const stems = stemsByTongue().get(tongue);
  return stems === undefined ? [] : knownStems(text, tongue, stems).map(shareOf);
}

const stemsByTongue = lazy(
  (): ReadonlyMap<string, ReadonlyMap<string, string>> =>
    new Map(
      Object.entries(weightTable().stems).map(([tongue, line]) => [
        tongue,
        new Map([...line.matchAll(/(\S+) (\S+)/g)].map(([, stem = '', code = '']) => [stem, code])),
      ]),
    ),
);

function shareOf({ word, of, weight }: KnownWord<string>): WordShare {
  const { step } = weightTable();
  return { word, shares: [...of].map((letter) => weight * step * (letter.charCodeAt(0) - ZERO)) };
}

/** The letters of a word in the line of the words that begin as it does: ` able qnlpokmn abled …`. */
function codeOf(word: string): string | undefined {
  const { words: lines, archetypes } = weightTable();
  const begin = word.slice(0, 3);
  const line = Object.hasOwn(lines, begin) ? (lines[begin] ?? '') : '';
  const at = line.indexOf(` ${word} `);
  if (at === -1) return undefined;
  const from = at + word.length + 2;
  return line.slice(from, from + archetypes.length);
}
