import type { FormalityMeasure } from '../../../text/voice-measures.ts';

/** Boundaries of the values on the scale of `informalityScore`. */
export const FORMALITY_BOUNDS = { professional: -2.2, conversational: 1, casual: 3.5 } as const;

// Weights and bounds are rounded from an ordinal regression on the graded pages; the bound of `conversational` was set
// again on a larger set. Refitted on one half of the first pages, 64 % of the other half get the best grade and 90 % an
// accepted one on average; with only the bounds refitted, 75 and 93 %.
const INFORMAL = { address: 0.5, emphatics: 0.5, contractions: 1, slang: 1.5, exclamations: 2 } as const;
const FORMAL = { nominalisations: 0.5, institutional: 1.5 } as const;
const PER_FIRST_PLURAL = 0.5; // of a "you"; companies write "we" in documents too
const MAX_POLITE = 3; // limit; only slang and exclamations make a text casual
const PRIOR_WORDS = 50; // neutral words added to every text, so that the rates of short texts count less

/**
 * Score of informal minus score of formal features; English web copy ranges from about -3 to 5. Rates count by their
 * square root, since a second contraction in 100 words adds less than the first.
 */
export function informalityScore(marks: FormalityMeasure): number {
  const certain = marks.words / (marks.words + PRIOR_WORDS);
  const weigh = (rate: number) => Math.sqrt(rate * certain);
  const polite =
    INFORMAL.address * weigh(marks.secondPerson + PER_FIRST_PLURAL * marks.firstPlural) +
    INFORMAL.emphatics * weigh(marks.emphatics) +
    INFORMAL.contractions * weigh(marks.contractions);
  const casual = INFORMAL.slang * weigh(marks.slang) + INFORMAL.exclamations * weigh(marks.exclamations);
  const formal =
    FORMAL.nominalisations * weigh(marks.nominalisations) + FORMAL.institutional * weigh(marks.institutional);
  return Math.min(polite, MAX_POLITE) + casual - formal;
}
