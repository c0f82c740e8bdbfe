import type { Combined } from './combine-matches.ts';
import type { Met } from './score-demands.ts';

/** Least share of the best score at which a brand matches by its traits alone. */
const LEAST_TRAITS = 0.2;
/** What a brand loses that is all of what is refused, as a share of the best score. */
const REFUSED = 0.3;

/**
 * Adds the scores of words and of likeness to those of traits, in place, and takes off what is lacked and refused; the
 * brands that match, in the order of their numbers.
 */
export function blendScores(
  { scores, kept, refusal }: Met,
  texts: Combined,
  likeness: { readonly near: Float32Array; readonly gain: number } | null,
): readonly number[] {
  let best = 0;
  for (let document = 0; document < scores.length; document++) {
    const score = ((scores[document] ?? 0) + (texts.scores[document] ?? 0)) * (kept[document] ?? 1);
    scores[document] = score;
    if (score > best) best = score;
  }
  if (refusal !== null) takeOffRefused(scores, refusal, REFUSED * best);
  const least = LEAST_TRAITS * best;
  if (likeness === null) return matchingOf(scores, least, texts);
  return addLikeness(scores, least, texts, {
    likeness: likeness.near,
    refusal,
    gain: likeness.gain * (best || ALONE),
  });
}

/** The best score where there is no other. */
const ALONE = 3;
/** Likeness from which on a brand matches that nothing else finds. */
const LEAST_LIKENESS = 0.6;

/** Adds what brands gain by their likeness, `gain` for the nearest; those that match. */
function addLikeness(
  scores: Float64Array,
  least: number,
  { kinds }: Combined,
  { likeness, refusal, gain }: { likeness: Float32Array; refusal: Float32Array | null; gain: number },
): readonly number[] {
  const found: number[] = [];
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document] ?? 0;
    const refused = refusal === null ? 0 : (refusal[document] ?? 0);
    const like = (likeness[document] ?? 0) * (1 - refused);
    if (isMatch(score, least, kinds[document] ?? 0) || like >= LEAST_LIKENESS) found.push(document);
    if (like > 0) scores[document] = (score > 0 ? score : 0) + gain * like;
  }
  return found;
}

function takeOffRefused(scores: Float64Array, refusal: Float32Array, loss: number): void {
  for (let document = 0; document < scores.length; document++) {
    const refused = refusal[document] ?? 0;
    if (refused > 0) scores[document] = (scores[document] ?? 0) * (1 - refused) - refused * loss;
  }
}

function matchingOf(scores: Float64Array, least: number, { kinds }: Combined): readonly number[] {
  const found: number[] = [];
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document] ?? 0;
    if (isMatch(score, least, kinds[document] ?? 0)) found.push(document);
  }
  return found;
}

function isMatch(score: number, least: number, kind: number): boolean {
  return score > 0 && (score >= least || kind !== 0);
}
