import type { Resemblance } from './rank-brands.ts';

/** Confidence that the first brand is the intended one. */
export interface Certainty {
  /** 0..1: the score of the first brand, lowered when the second is close or when text contributed to the match. */
  readonly confidence: number;
  /** A message when the first two have nearly the same score, else null. */
  readonly closeCall: string | null;
}

/** Difference between the first two scores: below `close` they count as equal, from `clear` the first is unambiguous. */
const LEAD = { close: 0.03, clear: 0.2 } as const;

/** Factor for text matches, which can be accidental; a brand name or a grammar is not. */
const WORDS_CEILING = 0.8;

/**
 * @param ranked best first
 * @param byWords whether text contributed to the ranking without an exact brand name
 */
export function certaintyOf([first, second]: readonly Resemblance[], byWords: boolean): Certainty {
  if (first === undefined) return { confidence: 0, closeCall: null };
  const lead = first.score - (second?.score ?? 0);
  const clarity = Math.min(1, lead / LEAD.clear);
  const sure = first.score * (0.5 + clarity / 2) * (byWords ? WORDS_CEILING : 1);
  const confidence = Math.round(sure * 100) / 100;
  if (second === undefined || lead >= LEAD.close) return { confidence, closeCall: null };
  const [a, b] = [first, second].map(({ brand, score }) => `${brand.entry.name} (${score})`);
  return { confidence, closeCall: `Close match: ${a} and ${b} have nearly the same score.` };
}
