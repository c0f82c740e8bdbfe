/**
 * `npm run search-agreement`: how far two judges of the same queries agree, by class: the nDCG@10 that the grades of the
 * first (test/search/SET-queries.jsonl) reach as a ranking against those of the second (test/search/second-hand), the
 * reverse, and what the search reaches on these queries by each. No ranking can be expected to please a judge better
 * than another judge does.
 */
import { join } from 'node:path';
import { DEFAULT_LIMIT } from '../../src/search/search.ts';
import { gainOfGrades, normalizedGain } from '../search/gain.ts';
import { linesOf, mean, readJudgedSet } from '../search/judged-set.ts';
import { openSearch } from '../search/open-search.ts';

const TESTS = join(import.meta.dirname, '../../test/search');
/** Sets by whether they were judged before the catalog grew. */
const SETS = { tuned: true, held: true, strange: true, fresh: false } as const;
const COLUMNS = ['first by second', 'second by first', 'search by first', 'search by second'] as const;

const oldBrands = new Set(linesOf(join(TESTS, 'judged-brands.txt')));
const find = openSearch();
const rows = new Map<string, (readonly number[])[]>();

for (const [set, isOld] of Object.entries(SETS)) {
  const isJudged = (slug: string) => !isOld || oldBrands.has(slug);
  const firsts = new Map(
    readJudgedSet(join(TESTS, `${set}-queries.jsonl`)).map((one) => [one.id, one] as const),
  );
  for (const { id, class: kind, query, grades } of readJudgedSet(join(TESTS, `second-hand/${set}.jsonl`))) {
    const first = only(firsts.get(id)?.grades ?? new Map<string, number>(), isJudged);
    const second = only(grades, isJudged);
    if (first.size === 0 || second.size === 0) continue;
    const found = find(query).filter(isJudged).slice(0, DEFAULT_LIMIT);
    const row = [
      gainOfGrades(first, second),
      gainOfGrades(second, first),
      normalizedGain(found, first),
      normalizedGain(found, second),
    ];
    for (const name of [kind, set, 'all']) rows.set(name, [...(rows.get(name) ?? []), row]);
  }
}

console.log(['queries', ...COLUMNS].join('  '));
for (const [name, list] of rows) {
  const figures = COLUMNS.map((title, at) =>
    mean(list.map((row) => row[at] ?? 0))
      .toFixed(3)
      .padStart(title.length),
  );
  console.log([String(list.length).padStart(7), ...figures, name].join('  '));
}

function only(
  grades: ReadonlyMap<string, number>,
  isJudged: (slug: string) => boolean,
): ReadonlyMap<string, number> {
  return new Map([...grades].filter(([slug]) => isJudged(slug)));
}
