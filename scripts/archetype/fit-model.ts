import {
  type ArchetypeWeights,
  ARCHETYPES,
  archetypeInputs,
} from '../../src/grammar/axes/voice-archetype/archetype-scores.ts';
import type { Prose } from '../../src/features/prose.ts';
import { fitLinear } from '../fit/linear.ts';
import { prepare } from '../fit/prepare.ts';
import type { Row } from '../fit/rows.ts';
import type { GradedProse } from './graded-prose.ts';
import { type Standardised, standardVectors, vectorsIn } from './text-vectors.ts';
import type { Lexicon } from './text-vectors.ts';

/** What src/grammar/axes/voice-archetype reads: model.json and word-weights.json. */
export interface ArchetypeModel extends ArchetypeWeights {
  /** Weight of each word for each archetype. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  /** The same of the stems of other languages, by language. */
  readonly stems: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
}

const PENALTY = 20; // chosen with the pages of an owner left out; 10 to 40 read as well

/** Logistic regression on signs, manner of writing and the mean vector of the words, or of the stems, that are known. */
export function fitModel(graded: readonly GradedProse[], lexicon: Lexicon): ArchetypeModel {
  const standard = standardVectors(
    graded.map(({ prose }) => prose),
    lexicon,
  );
  const names = archetypeInputs(first(graded).prose).map(([name]) => name);
  const rows = graded.map(rowOf);
  const { preparation, standardised } = prepare(rows, ARCHETYPES.length, names);
  const prepared = rows.map((row, at) => {
    const { prose } = graded[at] ?? first(graded);
    return { ...row, measures: [...standardised(row).measures, ...meanVector(prose, lexicon, standard)] };
  });
  const dimensions = first([...lexicon.words.values()]).map((_, at) => ({
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
  const weigh = (vectors: ReadonlyMap<string, readonly number[]>, to: Standardised) =>
    new Map([...vectors].map(([word, vector]) => [word, product(to(vector), ofVectors)]));
  return {
    base,
    inputs: preparation.standards.map((each, at) => ({ ...each, weights: weights[at] ?? [] })),
    words: weigh(lexicon.words, standard.english),
    stems: new Map([...lexicon.stems].map(([tongue, stems]) => [tongue, weigh(stems, standard.other)])),
  };
}

/** The sum of the standardised vectors of a text, as the runtime adds the weights of its words. */
function meanVector(
  prose: Prose,
  lexicon: Lexicon,
  standard: { readonly english: Standardised; readonly other: Standardised },
): number[] {
  const to = prose.language.tongue === 'en' ? standard.english : standard.other;
  return vectorsIn(prose, lexicon).reduce<number[]>(
    (sum, { of, weight }) => to(of).map((each, at) => (sum[at] ?? 0) + weight * each),
    [],
  );
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
