import type { Resemblance } from './rank-brands.ts';

/** How sure it is that the first brand is the one that was meant. */
export interface Certainty {
  /** 0..1: the score of the first, less when the second is as near or only words speak for it. */
  readonly confidence: number;
  /** A sentence when the first two can hardly be told apart, else null. */
  readonly closeCall: string | null;
}

/** Lead of the first over the second below which they count as equal, and from which it is clear. */
const LEAD = { close: 0.03, clear: 0.2 } as const;

/** Words can match by chance; a name and a grammar cannot. */
const WORDS_CEILING = 0.8;

/**
 * @param ranked best first
 * @param byWords whether words had a part in it and name no brand outright
 */
export function certaintyOf([first, second]: readonly Resemblance[], byWords: boolean): Certainty {
  if (first === undefined) return { confidence: 0, closeCall: null };
  const lead = first.score - (second?.score ?? 0);
  const clarity = Math.min(1, lead / LEAD.clear);
  const sure = first.score * (0.5 + clarity / 2) * (byWords ? WORDS_CEILING : 1);
  const confidence = Math.round(sure * 100) / 100;
  if (second === undefined || lead >= LEAD.close) return { confidence, closeCall: null };
  const [a, b] = [first, second].map(({ brand, score }) => `${brand.entry.name} (${score})`);
  return { confidence, closeCall: `A close call: ${a} and ${b} are nearly equally near.` };
}
