import type { Prose } from '../../../features/prose.ts';
import type { Standard } from '../../fitted/fit.ts';
import { standardise } from '../../fitted/probabilities.ts';
import { confidenceOf } from '../../decide.ts';
import { textEvidence } from '../../prose-evidence.ts';
import { mannerMeasures } from './manner-measures.ts';
import model from './model.json' with { type: 'json' };
import { stemShares, type WordShare, wordShares } from './word-weights.ts';

/** How well a text matches one archetype. */
export interface ArchetypeScore {
  readonly archetype: Archetype;
  /** Logarithm of its odds, up to a constant of the text. */
  readonly score: number;
}

export const ARCHETYPES = [
  'librarian',
  'engineer',
  'artist',
  'friend',
  'concierge',
  'curator',
  'challenger',
  'generic',
] as const;
type Archetype = (typeof ARCHETYPES)[number];

/** The quantities that the model weighs beside the words: signs of each archetype, and the manner of writing. */
export function archetypeInputs(prose: Prose): readonly (readonly [name: string, quantity: number])[] {
  const signs = ARCHETYPES.filter((archetype) => archetype !== 'generic').map((archetype) => {
    const rate = prose.archetypeSigns.find((each) => each.archetype === archetype)?.score ?? 0;
    return [`signs of ${archetype}`, Math.sqrt(rate)] as const;
  });
  return [...signs, ...mannerMeasures(prose)];
}

/** What the words of a text add to each archetype, in English and in the languages whose stems have weights. */
export function weighedWords({ language, text }: Prose): readonly WordShare[] {
  return language.tongue === 'en' ? wordShares(text) : stemShares(text, language.tongue ?? '');
}

/** Logistic regression: for each archetype a base, and a weight for each input. */
export interface ArchetypeWeights {
  readonly base: readonly number[];
  readonly inputs: readonly (Standard & { readonly weights: readonly number[] })[];
}

/**
 * The score of every archetype, highest first.
 * @param weights those fitted by `npm run fit-archetype`; `words` has to be weighed by the same fit
 */
export function archetypeScores(
  prose: Prose,
  words: readonly WordShare[] = weighedWords(prose),
  weights: ArchetypeWeights = model,
): readonly ArchetypeScore[] {
  const quantities = new Map(archetypeInputs(prose));
  return ARCHETYPES.map((archetype, at): ArchetypeScore => {
    const weighed = weights.inputs.map(
      (input) =>
        standardise(quantities.get(input.name) ?? 0, input.mean, input.deviation) * (input.weights[at] ?? 0),
    );
    const ofWords = words.map(({ shares }) => shares[at] ?? 0);
    return { archetype, score: (weights.base[at] ?? 0) + sumOf(weighed) + sumOf(ofWords) };
  }).toSorted((a, b) => b.score - a.score);
}

const ENOUGH_WORDS = 250;

/** Certainty that the archetype with the highest of these scores is the one of the text, 0..1. */
export function archetypeCertainty(
  [first, second]: readonly ArchetypeScore[],
  prose: Pick<Prose, 'language' | 'words'>,
): number {
  const lead = Math.tanh(((first?.score ?? 0) - (second?.score ?? 0)) / 2); // scores are logarithms of odds
  return confidenceOf(lead, textEvidence(prose, ENOUGH_WORDS));
}

const SHOWN_WORDS = 5;

/** The listed signs of an archetype, then the words that add most to it compared with the mean of all. */
export function signsOf(
  { archetypeSigns }: Prose,
  wanted: Archetype,
  words: readonly WordShare[],
): readonly string[] {
  const listed = archetypeSigns.find(({ archetype }) => archetype === wanted)?.signs ?? [];
  const at = ARCHETYPES.indexOf(wanted);
  const telling = words
    .map(({ word, shares }) => ({ word, lead: (shares[at] ?? 0) - sumOf(shares) / shares.length }))
    .filter(({ lead }) => lead > 0)
    .toSorted((a, b) => b.lead - a.lead)
    .slice(0, SHOWN_WORDS)
    .map(({ word }) => word);
  return [...new Set([...listed, ...telling])];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
