import { Random } from '../words/random.ts';

const PARTS = 9000; // texts made of parts of queries
const PAIRS = 7000; // texts of two words
const KEPT = 0.6; // of the words of a query
const COMMONEST = 7000; // words that are put together
const LONGEST = 13; // words
const SEED = 5;

/**
 * Texts without grades, in which the network that learns from others meets the words that no query has: each word alone,
 * what other queries mean, parts of queries with another word, and pairs of words. Each once, in a fixed order.
 * @param words commonest first
 */
export function otherTexts(
  words: readonly string[],
  queries: readonly (readonly string[])[],
  more: readonly (readonly string[])[],
): string[][] {
  const random = new Random(SEED);
  const common = words.slice(0, COMMONEST);
  const parts = Array.from({ length: PARTS }, () => {
    const part = random.pick(queries).filter(() => random.chance(KEPT));
    return random.chance(0.5) ? [...part, random.pick(common)] : part;
  });
  const pairs = Array.from({ length: PAIRS }, () => [random.pick(common), random.pick(common)]);
  const fitting = more.filter(({ length }) => length > 1 && length <= LONGEST);
  const all = [...words.map((word) => [word]), ...fitting, ...parts, ...pairs];
  const byWords = new Map(all.map((text) => [text.join(' '), [...text]]));
  byWords.delete('');
  return [...byWords.values()];
}
