import type { Prose } from '../../../features/prose.ts';

/** Boundaries of the values on the scale of `informalityScore`. */
export const FORMALITY_BOUNDS = { professional: -2.2, conversational: 1.8, casual: 5 } as const;

// Weights and bounds are rounded from ordinal regressions on the graded pages. With the pages of an owner left out, the
// marks raised the best grade from 69 to 73 % and an accepted one from 84 to 86 % of 265 pages.
const INFORMAL = { address: 0.5, emphatics: 0.5, contractions: 1, slang: 1.5, exclamations: 2 } as const;
const FORMAL = { nominalisations: 0.5, institutional: 1.5 } as const;
/** Marks of conversational text, by the square root of their rates. */
const CONVERSATIONAL = {
  firstPerson: 1,
  questions: 0.4,
  exclamations: 0.7,
  pictographs: 0.4,
  emoticons: 1.5,
} as const;
const SMALL_STARTS = 2; // a writer who does without capitals writes as in a chat
const PRIOR_SENTENCES = 2; // with capitals, added to every text
const SMALL_START = /^\P{L}*\p{Ll}/u;
const PER_FIRST_PLURAL = 0.5; // of a "you"; companies write "we" in documents too
const MAX_POLITE = 3; // limit; only slang and exclamations make a text casual
/**
 * "You" and "your" per 100 words from which a text talks to its reader, contractions or none: of 33 graded pages with as
 * many, all may be called conversational or casual.
 */
const TALKS = 6;
const MIN_TALK = 15; // words; a form says "your" too
const MAX_INSTITUTIONAL = 1; // in 100 words; terms of use address their reader as well
const PRIOR_WORDS = 50; // neutral words added to every text, so that the rates of short texts count less

/**
 * Score of informal minus score of formal features; English web copy ranges from about -3 to 8. Rates count by their
 * square root, since a second contraction in 100 words adds less than the first.
 */
export function informalityScore(
  prose: Pick<Prose, 'manner' | 'marks' | 'sentences' | 'phrases' | 'language'>,
): number {
  const { manner, marks } = prose;
  const certain = manner.words / (manner.words + PRIOR_WORDS);
  const weigh = (rate: number) => Math.sqrt(rate * certain);
  const polite =
    INFORMAL.address * weigh(manner.secondPerson + PER_FIRST_PLURAL * manner.firstPlural) +
    INFORMAL.emphatics * weigh(manner.emphatics) +
    INFORMAL.contractions * weigh(manner.contractions);
  const casual = INFORMAL.slang * weigh(manner.slang) + INFORMAL.exclamations * weigh(manner.exclamations);
  const formal =
    FORMAL.nominalisations * weigh(manner.nominalisations) +
    FORMAL.institutional * weigh(manner.institutional);
  const conversational =
    CONVERSATIONAL.firstPerson * Math.sqrt(marks.firstPerson) +
    CONVERSATIONAL.questions * Math.sqrt(marks.questions) +
    CONVERSATIONAL.exclamations * Math.sqrt(marks.exclamations) +
    CONVERSATIONAL.pictographs * Math.sqrt(marks.pictographs) +
    CONVERSATIONAL.emoticons * Math.sqrt(marks.emoticons) +
    SMALL_STARTS * smallStarts(prose);
  const score = Math.min(polite, MAX_POLITE) + casual + conversational - formal;
  return talks(prose) ? Math.max(score, FORMALITY_BOUNDS.conversational) : score;
}

function talks({ manner, language }: Pick<Prose, 'manner' | 'language'>): boolean {
  return (
    language.tongue === 'en' &&
    manner.words >= MIN_TALK &&
    manner.secondPerson >= TALKS &&
    manner.institutional < MAX_INSTITUTIONAL
  );
}

/** Share of the sentences and phrases that begin in small letters, 0..1. */
function smallStarts({ sentences, phrases }: Pick<Prose, 'sentences' | 'phrases'>): number {
  const all = [...sentences, ...phrases];
  return all.filter(({ text }) => SMALL_START.test(text)).length / (all.length + PRIOR_SENTENCES);
}
