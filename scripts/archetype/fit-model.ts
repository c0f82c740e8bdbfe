import {
  type ArchetypeWeights,
  ARCHETYPES,
  archetypeInputs,
} from '../../src/grammar/axes/voice-archetype/archetype-scores.ts';
import { knownWords } from '../../src/grammar/axes/voice-archetype/known-words.ts';
import { fitLinear } from '../fit/linear.ts';
import { prepare } from '../fit/prepare.ts';
import type { Row } from '../fit/rows.ts';
import type { GradedProse } from './graded-prose.ts';
import type { WordVectors } from './word-vectors.ts';

/** What src/grammar/axes/voice-archetype reads: model.json and word-weights.json. */
export interface ArchetypeModel extends ArchetypeWeights {
  /** Weight of each word for each archetype. */
  readonly words: ReadonlyMap<string, readonly number[]>;
}

const PENALTY = 20; // chosen with the pages of an owner left out; 10 to 30 read as well
const VECTOR_SHARE = 0.7; // of the deviation of other inputs; the hundred of them are correlated

/** Logistic regression on signs, manner of writing and, in English, the mean vector of the words. */
export function fitModel(graded: readonly GradedProse[], vectors: WordVectors): ArchetypeModel {
  const standard = standardVectors(graded, vectors);
  const names = archetypeInputs(first(graded).prose).map(([name]) => name);
  const rows = graded.map(rowOf);
  const { preparation, standardised } = prepare(rows, ARCHETYPES.length, names);
  const prepared = rows.map((row, at) => {
    const { text, language } = graded[at]?.prose ?? first(graded).prose;
    const words = language.tongue === 'en' ? meanVector(text, vectors, standard) : [];
    return { ...row, measures: [...standardised(row).measures, ...words] };
  });
  const dimensions = first([...vectors.values()]).map((_, at) => ({
    name: `dimension ${at}`,
    mean: 0,
    deviation: 1,
  }));
  const { base, weights = [] } = fitLinear(
    prepared,
    { values: ARCHETYPES.length, standards: [...preparation.standards, ...dimensions] },
    'multinomial',
    PENALTY,
  );
  const ofVectors = weights.slice(names.length);
  return {
    base,
    inputs: preparation.standards.map((each, at) => ({ ...each, weights: weights[at] ?? [] })),
    words: new Map([...vectors].map(([word, vector]) => [word, product(standard(vector), ofVectors)])),
  };
}

function rowOf({ prose, accepted, weight }: GradedProse): Row {
  const target = Float64Array.from(ARCHETYPES, (archetype) =>
    shareOf(accepted.indexOf(archetype), accepted.length),
  );
  return {
    page: '',
    group: '',
    part: 'train',
    weight,
    judges: true,
    accepted: [],
    target,
    rule: -1,
    second: -1,
    certainty: 0,
    places: archetypeInputs(prose).map(([, quantity]) => quantity),
    doubts: [],
  };
}

const BEST = 0.7; // share of the target that the best of several grades has; the others share the rest

function shareOf(rank: number, count: number): number {
  if (rank === -1) return 0;
  if (count === 1) return 1;
  return rank === 0 ? BEST : (1 - BEST) / (count - 1);
}

/** Vectors standardised by the mean and the deviation of those of the English texts. */
type Standardised = (vector: readonly number[]) => number[];

function standardVectors(graded: readonly GradedProse[], vectors: WordVectors): Standardised {
  const means = graded
    .filter(({ prose }) => prose.language.tongue === 'en')
    .map(({ prose }) => meanVector(prose.text, vectors, (vector) => vector))
    .filter((each) => each.length > 0);
  const dimensions = first(means).map((_, at) => means.map((each) => each[at] ?? 0));
  const spread = dimensions.map((each) => {
    const middle = average(each);
    return { middle, deviation: Math.sqrt(average(each.map((one) => (one - middle) ** 2))) };
  });
  return (vector) =>
    spread.map(({ middle, deviation }, at) => (VECTOR_SHARE * ((vector[at] ?? 0) - middle)) / deviation);
}

/** Mean of the vectors of the known words, weighted as the runtime weights words; empty without any. */
function meanVector(
  text: string,
  vectors: WordVectors,
  of: (vector: readonly number[]) => readonly number[],
): number[] {
  const words = knownWords(text, (word) => vectors.get(word));
  return words.reduce<number[]>(
    (sum, { of: vector, weight }) => of(vector).map((each, at) => (sum[at] ?? 0) + weight * each),
    [],
  );
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The product of a vector and a matrix with one row for each of its parts. */
function product(vector: readonly number[], matrix: readonly (readonly number[])[]): number[] {
  return ARCHETYPES.map((_, column) =>
    vector.reduce((sum, each, row) => sum + each * (matrix[row]?.[column] ?? 0), 0),
  );
}

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('No graded page was found in the folders.');
  return one;
}
