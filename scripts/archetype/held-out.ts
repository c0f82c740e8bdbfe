import {
  archetypeCertainty,
  ARCHETYPES,
  archetypeScores,
} from '../../src/grammar/axes/voice-archetype/archetype-scores.ts';
import type { WordShare } from '../../src/grammar/axes/voice-archetype/word-weights.ts';
import type { Prose } from '../../src/features/prose.ts';
import { foldsOf } from '../fit/folds.ts';
import type { HeldOutArchetype } from '../fit/held-out-archetypes.ts';
import { type ArchetypeModel, fitModel } from './fit-model.ts';
import type { GradedProse } from './graded-prose.ts';
import { type Lexicon, vectorsIn } from './text-vectors.ts';

const FOLDS = 5;
const SEED = 'voice.archetype'; // the folds in which the axis is cross-validated
const DIGITS = 4; // significant

/** What fits to the pages of other owners read on each page, by page. `always` takes part in every fit. */
export function heldOutArchetypes(
  graded: readonly GradedProse[],
  always: readonly GradedProse[],
  lexicon: Lexicon,
): Record<string, HeldOutArchetype> {
  const read = foldsOf(graded, FOLDS, SEED).flatMap((fold) => {
    const held = new Set(fold);
    const model = fitModel([...graded.filter((each) => !held.has(each)), ...always], lexicon);
    return fold.map(({ page, prose }) => [page, readWith(model, prose)] as const);
  });
  return Object.fromEntries(read.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function readWith(model: ArchetypeModel, prose: Prose): HeldOutArchetype {
  const scores = archetypeScores(prose, wordsOf(model, prose), model);
  return {
    rule: scores[0]?.archetype ?? null,
    second: scores[1]?.archetype ?? null,
    certainty: rounded(archetypeCertainty(scores, prose)),
    scores: Object.fromEntries(
      ARCHETYPES.map((archetype) => [
        archetype,
        rounded(scores.find((each) => each.archetype === archetype)?.score ?? 0),
      ]),
    ),
  };
}

function wordsOf(model: ArchetypeModel, prose: Prose): WordShare[] {
  return vectorsIn(prose, model).map(({ word, of, weight }) => ({
    word,
    shares: of.map((each) => weight * each),
  }));
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
