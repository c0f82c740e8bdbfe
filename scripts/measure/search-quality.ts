/** `npm run search-quality`: prints nDCG@10 of the search for every judged query. */
import { corpusDocument } from '../../src/catalog/corpus.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { search } from '../../src/search/search.ts';
import { gradesOf, HELD_OUT_QUERIES, JUDGED_QUERIES, type JudgedQuery } from '../../test/search/relevance.ts';
import { checkedCatalog } from '../catalog/checked-catalog.ts';
import { normalizedGain } from '../search/gain.ts';
import { readLearnedBrands } from '../search/learned-brands.ts';

const { entries } = await checkedCatalog();
const index = buildIndex(entries.map(corpusDocument), await readLearnedBrands());

printSet('judged', JUDGED_QUERIES);
printSet('held out', HELD_OUT_QUERIES);

function printSet(name: string, queries: readonly JudgedQuery[]): void {
  const byKind = new Map<string, number[]>();
  for (const judged of queries) {
    const ranking = search(index, judged.query).matches.map(({ slug }) => slug);
    const grades = gradesOf(judged);
    const gain = normalizedGain(ranking, grades);
    byKind.set(judged.kind, [...(byKind.get(judged.kind) ?? []), gain]);
    const seen = ranking.map((slug) => `${slug}:${grades.get(slug) ?? 0}`).join(' ');
    console.log(`${gain.toFixed(3)}  ${judged.kind.padEnd(9)}  ${judged.query}\n         ${seen}`);
  }
  for (const [kind, gains] of byKind) console.log(`${mean(gains).toFixed(3)}  ${kind} (${gains.length})`);
  console.log(
    `${mean([...byKind.values()].flat()).toFixed(3)}  nDCG@10 of ${queries.length} ${name} queries\n`,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
