/**
 * `node bench/first-query.ts QUERY`: how long the first query with a word that English lacks takes in a new
 * process, which has answered English queries before, and the least time of eight further ones.
 */
import { openSearch } from '../scripts/search/open-search.ts';

const ENGLISH = ['dark bank', 'warm serif bookshop', 'calm page without photos', 'app like stripe'];
const FURTHER = 8;

const find = openSearch();
for (const query of ENGLISH) find(query);
const [asked = 'dunkle Seite mit Serifen'] = process.argv.slice(2);
const first = millisecondsOf(asked);
const further = Math.min(...Array.from({ length: FURTHER }, () => millisecondsOf(asked)));
console.log(`${first.toFixed(1)} ms, then ${further.toFixed(2)} ms`);

function millisecondsOf(query: string): number {
  const start = performance.now();
  find(query);
  return performance.now() - start;
}
