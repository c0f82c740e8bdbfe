/**
 * `node scripts/fit-sense.ts`: fits the model of `src/search/makes-sense.ts`, which decides whether a query can have an
 * answer, to the query sets of test/search. Prints, for each set, how it decides when it is fitted to the other sets, then
 * the weights that are fitted to all.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evidenceOf, isBrand, LEAST_LOG_ODDS, readQuery, type Evidence } from '../src/search/makes-sense.ts';
import { openIndex } from './search/open-search.ts';
import { planQuery } from '../src/search/plan-query.ts';
import { understandQuery } from '../src/search/understand-query.ts';

const ROOT = path.join(import.meta.dirname, '..');
const SETS = ['fresh', 'strange', 'tuned', 'held', 'sense', 'voices', 'nonsense'] as const;
/** Penalty of the squares of the weights. */
const PENALTY = 0.3;
const STEPS = 4000;
const RATE = 0.02;

interface Sample {
  readonly set: string;
  readonly makesSense: boolean;
  readonly evidence: readonly number[];
}

const index = openIndex();
const names: string[] = [];
const samples = [
  ...SETS.flatMap((set) => samplesOf(set, `${set}-queries`)),
  ...samplesOf('queries', 'queries'),
];
for (const set of new Set(samples.map((sample) => sample.set))) {
  const weights = fitted(samples.filter((sample) => sample.set !== set));
  const own = samples.filter((sample) => sample.set === set);
  const rightly = (makesSense: boolean) => {
    const asked = own.filter((sample) => sample.makesSense === makesSense);
    const right = asked.filter(({ evidence }) => product(weights, evidence) >= LEAST_LOG_ODDS === makesSense);
    return `${right.length} of ${asked.length}`;
  };
  console.log(`${set}: ${rightly(true)} answered, ${rightly(false)} without an answer left empty`);
}
console.log(
  fitted(samples)
    .map((weight, at) => `  ${names[at]}: ${weight.toFixed(2)},`)
    .join('\n'),
);

function samplesOf(set: string, file: string): readonly Sample[] {
  const lines = readFileSync(path.join(ROOT, 'test/search', `${file}.jsonl`), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => {
      const judged = JSON.parse(line) as {
        query: string;
        makes_sense?: boolean;
        relevant?: Record<string, number>;
      };
      const { english, statements, language } = understandQuery(index, judged.query);
      if (statements.some(isBrand)) return [];
      const plan = { ...planQuery(index, english), isForeign: language !== null };
      const evidence: Evidence = evidenceOf(
        english,
        statements,
        plan,
        readQuery(english, statements, index, plan),
      );
      if (names.length === 0) names.push('intercept', ...Object.keys(evidence));
      const isAnswered = Object.values(judged.relevant ?? {}).some((grade) => grade > 0);
      return [
        { set, makesSense: judged.makes_sense ?? isAnswered, evidence: [1, ...Object.values(evidence)] },
      ];
    });
}

/** Gradient descent; both answers weigh the same together. */
function fitted(from: readonly Sample[]): readonly number[] {
  const weights = names.map(() => 0);
  const senseless = from.filter(({ makesSense }) => !makesSense).length;
  const weightOf = ({ makesSense }: Sample) => 0.5 / (makesSense ? from.length - senseless : senseless);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : (PENALTY * weight) / from.length));
    for (const sample of from) {
      const probability = 1 / (1 + Math.exp(-product(weights, sample.evidence)));
      const error = (probability - Number(sample.makesSense)) * weightOf(sample);
      for (const [at, value] of sample.evidence.entries()) gradient[at] = (gradient[at] ?? 0) + error * value;
    }
    for (const at of weights.keys()) weights[at] = (weights[at] ?? 0) - RATE * 10 * (gradient[at] ?? 0);
  }
  return weights;
}

function product(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0);
}
