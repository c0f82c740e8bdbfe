import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Demand } from '../../src/search/demand.ts';
import { demandsOf } from '../../src/search/demands.ts';
import { findDocument } from '../../src/search/find-document.ts';
import { openIndex } from '../../scripts/search/open-search.ts';
import { scoreDemands } from '../../src/search/score-demands.ts';
import { understandQuery } from '../../src/search/understand-query.ts';

const SETS = ['tuned', 'held', 'strange', 'fresh', 'voices'];
const index = openIndex();
const queries = SETS.flatMap((set) =>
  readFileSync(join(import.meta.dirname, `${set}-queries.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { query: string }).query),
);
const documentsOf = (slug: string) => [findDocument(index, slug)].filter((found) => found !== null);
const order = (scores: Float64Array) =>
  [...scores.keys()].toSorted((a, b) => rounded(scores, b) - rounded(scores, a) || a - b).slice(0, 10);
const rounded = (scores: Float64Array, at: number) => Math.round((scores[at] ?? 0) * 1000);

/** The scores of demands, each in a pass of its own. */
function oneByOne(demands: readonly Demand[]) {
  const scores = new Float64Array(index.slugs.ends.length);
  const kept = new Float64Array(scores.length).fill(1);
  for (const demand of demands) {
    const met = scoreDemands(index, [demand]);
    for (const at of scores.keys()) {
      scores[at] = (scores[at] ?? 0) + (met.scores[at] ?? 0);
      kept[at] = (kept[at] ?? 0) * (met.kept[at] ?? 0);
    }
  }
  return scores.map((score, at) => score * (kept[at] ?? 0));
}

describe('demands scored in common passes', () => {
  it('order brands as demands scored one by one, in all judged queries', () => {
    const differing = queries.filter((query) => {
      const demands = demandsOf(understandQuery(index, query).statements, index, documentsOf);
      const { scores, kept } = scoreDemands(index, demands);
      const together = scores.map((score, at) => score * (kept[at] ?? 0));
      return order(together).join() !== order(oneByOne(demands)).join();
    });
    expect(differing).toEqual([]);
  });
});
