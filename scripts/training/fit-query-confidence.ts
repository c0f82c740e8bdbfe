/**
 * `node scripts/training/fit-query-confidence.ts`: fits the model of `src/query/brief-confidence.ts`, the probability that the first
 * brand of an answer is a good one, to the even lines of the judged sets and to briefs of writers that say nothing. Prints
 * the weights, and what they and the model in use state of the odd lines beside the shares that are reached.
 */
import path from 'node:path';
import { CONFIDENCE_MODEL, confidenceEvidence, LEAST_CONFIDENCE } from '../../src/query/brief-confidence.ts';
import { search } from '../../src/search/search.ts';
import { ROOT } from '../local-platform.ts';
import { linesOf, readJudgedSet } from '../search/judged-set.ts';
import { openIndex } from '../search/open-search.ts';
import { readHands } from '../words/written.ts';

/** Sets judged when the catalog was smaller: of their answers, the first brand that was judged counts. */
const SETS = [
  { name: 'queries', older: true },
  { name: 'tuned-queries', older: true },
  { name: 'held-queries', older: true },
  { name: 'strange-queries', older: true },
  { name: 'fresh-queries', older: false },
  { name: 'voices-queries', older: false },
] as const;
const GOOD = 2;
const BANDS = [0, 0.45, 0.7, 0.85, 0.95, 1.01] as const;
const STEPS = 20_000;
const RATE = 0.5;

interface Sample {
  readonly evidence: readonly number[];
  readonly isGood: boolean;
  readonly isFitted: boolean;
}

const index = openIndex();
const folder = path.join(ROOT, 'test/search');
const older = new Set(linesOf(path.join(folder, 'judged-brands.txt')));
const judged = SETS.flatMap(({ name, older: isOlder }) =>
  readJudgedSet(path.join(folder, `${name}.jsonl`)).flatMap(({ query, grades }, at): Sample[] => {
    if (grades.size === 0) return [];
    const answer = search(index, query, index.slugs.ends.length);
    const first = answer.matches.find(({ slug }) => !isOlder || older.has(slug));
    const evidence = confidenceEvidence(answer);
    if (evidence === null || first === undefined) return [];
    const isGood = (grades.get(first.slug) ?? 0) >= GOOD;
    return [{ evidence: [1, evidence.score, evidence.definite], isGood, isFitted: at % 2 === 1 }];
  }),
);
const vague = readHands(path.join(ROOT, 'scripts/words/data'))
  .flatMap(({ briefs }) => briefs.filter(({ says }) => says.length === 0))
  .flatMap(({ text }, at): Sample[] => {
    const evidence = confidenceEvidence(search(index, text, 1));
    if (evidence === null) return [];
    return [{ evidence: [1, evidence.score, evidence.definite], isGood: false, isFitted: at % 2 === 1 }];
  });
const fitted = judged.filter(({ isFitted }) => isFitted);
const silent = vague.filter(({ isFitted }) => isFitted).slice(0, Math.round(fitted.length / 8));
const weights = [0, 0, 0];
for (let step = 0; step < STEPS; step++) {
  const gradient = [0, 0, 0];
  for (const { evidence, isGood } of [...fitted, ...silent])
    for (const [at, value] of evidence.entries())
      gradient[at] = (gradient[at] ?? 0) + value * (Number(isGood) - probability(evidence, weights));
  for (const at of weights.keys())
    weights[at] = (weights[at] ?? 0) + (RATE * (gradient[at] ?? 0)) / (fitted.length + silent.length);
}
console.log(`${fitted.length} queries and ${silent.length} briefs that say nothing`);
console.log(
  ['intercept', 'score', 'definite'].map((name, at) => `${name}: ${weights[at]?.toFixed(2)}`).join(', '),
);
const tried = judged.filter(({ isFitted }) => !isFitted);
report('fitted', weights);
report('in use', [CONFIDENCE_MODEL.intercept, CONFIDENCE_MODEL.score, CONFIDENCE_MODEL.definite]);

/** What a model states of the odd lines, by bands of what it states. */
function report(name: string, model: readonly number[]): void {
  console.log(name);
  for (const [at, from] of BANDS.slice(0, -1).entries()) {
    const own = tried.filter(({ evidence }) => {
      const stated = probability(evidence, model);
      return stated >= from && stated < (BANDS[at + 1] ?? 1);
    });
    const mean = (of: (one: Sample) => number) =>
      (own.reduce((sum, one) => sum + of(one), 0) / own.length).toFixed(2);
    console.log(
      `from ${from}: ${own.length} queries, stated ${mean(({ evidence }) => probability(evidence, model))}, good ${mean(({ isGood }) => Number(isGood))}`,
    );
  }
  const refused = vague.filter(({ evidence }) => probability(evidence, model) < LEAST_CONFIDENCE).length;
  console.log(`${refused} of ${vague.length} briefs that say nothing and find something are vague`);
}

function probability(evidence: readonly number[], model: readonly number[]): number {
  return 1 / (1 + Math.exp(-evidence.reduce((sum, value, at) => sum + value * (model[at] ?? 0), 0)));
}
