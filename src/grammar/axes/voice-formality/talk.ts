import type { FormalityMeasure } from '../../../text/voice-measures.ts';

/** Where one manner of speaking ends and the next begins, on the scale of `formalityScore`. */
export const FORMALITY_BOUNDS = { professional: -2.2, conversational: 1.5, casual: 3.5 } as const;

// Weights and bounds are rounded from an ordinal regression on the graded pages. Wholly refitted on one half
// of them, on average 64 % of the other half read as the best grade and 90 % as an accepted one; with these
// rounded weights and only the bounds refitted, 75 and 93 %.
const TALK = { address: 0.5, emphatics: 0.5, contractions: 1, slang: 1.5, exclamations: 2 } as const;
const DOCUMENT = { nominalisations: 0.5, institutional: 1.5 } as const;
const PER_FIRST_PLURAL = 0.5; // of a "you": firms say "we" in documents too
const MAX_POLITE = 3; // address, emphatics and contractions make no text casual: slang and exclamations do
const PRIOR_WORDS = 50; // words without any mark that a short text is thought to go on with

/**
 * Marks of talk minus marks of documents, 0 where they balance; English web copy spreads from about -3 to 5.
 * Rates count by their root: the second contraction in 100 words says less than the first.
 */
export function formalityScore(marks: FormalityMeasure): number {
  const certain = marks.words / (marks.words + PRIOR_WORDS);
  const weigh = (rate: number) => Math.sqrt(rate * certain);
  const polite =
    TALK.address * weigh(marks.secondPerson + PER_FIRST_PLURAL * marks.firstPlural) +
    TALK.emphatics * weigh(marks.emphatics) +
    TALK.contractions * weigh(marks.contractions);
  const lively = TALK.slang * weigh(marks.slang) + TALK.exclamations * weigh(marks.exclamations);
  const document =
    DOCUMENT.nominalisations * weigh(marks.nominalisations) +
    DOCUMENT.institutional * weigh(marks.institutional);
  return Math.min(polite, MAX_POLITE) + lively - document;
}
