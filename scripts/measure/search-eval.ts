/**
 * `npm run search-eval -- --set FILE [--each] [--lines odd|even] [--brands FILE]`: how well the search answers judged
 * queries: nDCG@10 of each class and of all, and the share of queries without an answer that find nothing. Prints totals
 * only; `--each` prints every query, for sets that are made for development; `--lines` reads half of the lines. `--brands`
 * names the brands that were judged, one slug a line: brands that are newer than the judgements are passed over.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LIMIT } from '../../src/search/search.ts';
import { normalizedGain } from '../search/gain.ts';
import { linesOf, mean, readJudgedSet } from '../search/judged-set.ts';
import { openSearch } from '../search/open-search.ts';

const DEVELOPMENT_SET = join(import.meta.dirname, '../../test/search/queries.jsonl');
const HALVES: Readonly<Record<string, number>> = { odd: 0, even: 1 };

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: DEVELOPMENT_SET },
    each: { type: 'boolean', default: false },
    lines: { type: 'string' },
    brands: { type: 'string' },
  },
});
const half = values.lines === undefined ? undefined : HALVES[values.lines];
const judged = readJudgedSet(values.set).filter((_, at) => half === undefined || at % 2 === half);
const find = openSearch();

const judgedBrands = values.brands === undefined ? null : new Set(linesOf(values.brands));
const gains = new Map<string, number[]>();
const empty = { asked: 0, left: 0 };
for (const { class: kind, query, grades, id } of judged) {
  const found = answerOf(query);
  const gain = grades.size === 0 ? null : normalizedGain(found, grades);
  if (gain === null) {
    empty.asked++;
    if (found.length === 0) empty.left++;
  } else gains.set(kind, [...(gains.get(kind) ?? []), gain]);
  if (!values.each) continue;
  const shown = found.map((slug) => `${slug}:${grades.get(slug) ?? 0}`).join(' ');
  console.log(
    `${gain?.toFixed(3) ?? (found.length === 0 ? 'empty' : 'FOUND')}  ${id}  ${kind}  ${query}\n       ${shown}`,
  );
}
for (const [kind, list] of gains) console.log(`${mean(list).toFixed(3)}  ${kind} (${list.length})`);
const all = [...gains.values()].flat();
if (all.length > 0) console.log(`${mean(all).toFixed(3)}  nDCG@10 of ${all.length} queries with answers`);
console.log(`${empty.left} of ${empty.asked} queries without an answer find nothing`);

/** The first ten brands of an answer, of those that were judged. */
function answerOf(query: string): readonly string[] {
  return find(query)
    .filter((slug) => judgedBrands?.has(slug) !== false)
    .slice(0, DEFAULT_LIMIT);
}
