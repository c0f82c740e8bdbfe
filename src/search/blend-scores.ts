import type { Combined } from './combine-matches.ts';
import type { Met } from './score-demands.ts';

/** Least share of the best score at which a brand matches by its traits alone. */
const LEAST_TRAITS = 0.2;
/** What a brand loses that is all of what is refused, as a share of the best score. */
const REFUSED = 0.3;

/** Adds the scores of words to those of traits, in place, and takes off what is lacked and refused; the brands that match. */
export function blendScores({ scores, kept, refusal }: Met, texts: Combined): readonly number[] {
  for (const document of texts.matching)
    scores[document] = (scores[document] ?? 0) + (texts.scores[document] ?? 0);
  let best = 0;
  for (let document = 0; document < scores.length; document++) {
    const score = (scores[document] ?? 0) * (kept[document] ?? 1);
    scores[document] = score;
    if (score > best) best = score;
  }
  if (refusal !== null) takeOffRefused(scores, refusal, REFUSED * best);
  return matchingOf(scores, LEAST_TRAITS * best, texts);
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
    if (score > 0 && (score >= least || kinds[document] !== 0)) found.push(document);
  }
  return found;
}
