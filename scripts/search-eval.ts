/**
 * `npm run search-eval -- --set FILE [--each] [--brands FILE]`: how well the search answers judged queries: nDCG@10 of each class and
 * of all, and the share of queries without an answer that find nothing. Prints totals only; `--each` prints every
 * query, for sets that are made for development. `--brands` names the brands that were judged, one slug a line: brands
 * that are newer than the judgements are passed over. Lines of the file: `{"id", "class", "query", "relevant": {slug: 1..3}}`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { unpackIndex } from '../src/search/packed-index.ts';
import { DEFAULT_LIMIT, search } from '../src/search/search.ts';
import { normalizedGain } from './search/gain.ts';

const DEVELOPMENT_SET = join(import.meta.dirname, '../test/search/queries.jsonl');
const INDEX = join(import.meta.dirname, '../src/catalog/built/search-index.bin');

const JudgedLine = v.object({
  id: v.string(),
  class: v.string(),
  query: v.string(),
  relevant: v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(3))),
});

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: DEVELOPMENT_SET },
    each: { type: 'boolean', default: false },
    brands: { type: 'string' },
  },
});
const lines = readFileSync(values.set, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');
const judged = lines.map((line) => v.parse(JudgedLine, JSON.parse(line)));
const index = unpackIndex(new Uint8Array(readFileSync(INDEX)).buffer);

const judgedBrands =
  values.brands === undefined ? null : new Set(readFileSync(values.brands, 'utf8').split('\n'));
const gains = new Map<string, number[]>();
const empty = { asked: 0, left: 0 };
for (const { class: kind, query, relevant, id } of judged) {
  const found = answerOf(query);
  const grades = new Map(Object.entries(relevant).filter(([, grade]) => grade > 0));
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
console.log(`${mean(all).toFixed(3)}  nDCG@10 of ${all.length} queries with answers`);
console.log(`${empty.left} of ${empty.asked} queries without an answer find nothing`);

/** The first ten brands of an answer, of those that were judged. */
function answerOf(query: string): readonly string[] {
  const slugs = search(index, query, index.slugs.ends.length).matches.map(({ slug }) => slug);
  return slugs.filter((slug) => judgedBrands?.has(slug) !== false).slice(0, DEFAULT_LIMIT);
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / list.length;
}
