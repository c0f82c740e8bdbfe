/**
 * `node scripts/measure/sense-eval.ts`: of the query sets of test/search, on none of which search is trained, how many queries that
 * a list of brands can answer find brands, and how many others find nothing.
 */
import path from 'node:path';
import { search } from '../../src/search/search.ts';
import { ROOT } from '../local-platform.ts';
import { linesOf } from '../search/judged-set.ts';
import { openIndex } from '../search/open-search.ts';

const SETS = ['fresh', 'strange', 'tuned', 'held', 'sense', 'voices', 'nonsense'] as const;

interface JudgedQuery {
  readonly query: string;
  readonly makes_sense?: boolean;
  readonly relevant?: Readonly<Record<string, number>>;
}

const index = openIndex();
const finds = (query: string) => search(index, query, 1).total > 0;
for (const set of SETS) {
  const asked = linesOf(path.join(ROOT, `test/search/${set}-queries.jsonl`))
    .map((line) => JSON.parse(line) as JudgedQuery)
    .map(({ query, makes_sense: makesSense, relevant = {} }) => ({
      query,
      makesSense: makesSense ?? Object.values(relevant).some((grade) => grade > 0),
    }));
  const [sensible, senseless] = [true, false].map((kind) =>
    asked.filter(({ makesSense }) => makesSense === kind),
  );
  const answered = sensible?.filter(({ query }) => finds(query)).length;
  const empty = senseless?.filter(({ query }) => !finds(query)).length;
  console.log(
    `${set}: ${answered} of ${sensible?.length} answered, ${empty} of ${senseless?.length} without an answer left empty`,
  );
}
