import { Random } from '../words/random.ts';

const JOINED = 40_000; // the first part of a query and the last part of another
const EXCHANGED = 24_000; // queries with another word in one place
const SINGLE = 6000; // words alone
const SEED = 7;

/**
 * Queries without an answer given, from which the network of sense learns what larger networks say: about half of them make
 * sense, and they put words into company that no written query has. Each once, in a fixed order.
 * @param queries as written
 * @param words commonest first
 */
export function madeQueries(queries: readonly string[], words: readonly string[]): string[] {
  const random = new Random(SEED);
  const split = queries.map((query) => query.split(/\s+/)).filter(({ length }) => length > 1);
  const joined = Array.from({ length: JOINED }, () => {
    const [first, last] = [random.pick(split), random.pick(split)];
    return [
      ...first.slice(0, random.between(1, first.length - 1)),
      ...last.slice(random.between(1, last.length - 1)),
    ];
  });
  const exchanged = Array.from({ length: EXCHANGED }, () => {
    const query = random.pick(split);
    return query.with(random.between(0, query.length - 1), random.pick(words));
  });
  const all = [...joined, ...exchanged, ...words.slice(0, SINGLE).map((word) => [word])];
  return [...new Set(all.map((query) => query.join(' ')))];
}
