import type { Source } from '../sources.ts';
import { RECALLED } from '../tokens.ts';

/**
 * Where a fact comes from, weakest first: `recalled` from general knowledge by a language model, unchecked;
 * `independent`: stated by others; `first-party`: published by the brand.
 */
export const GROUNDS = ['recalled', 'independent', 'first-party'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The weakest of several grounds; `recalled` without any. */
export function weakest(grounds: readonly Ground[]): Ground {
  return GROUNDS.find((ground) => grounds.includes(ground)) ?? RECALLED;
}

/** The ground of a value that cites sources: that of the weakest, since the value may come from any of them. */
export function groundOf(cites: readonly string[] | undefined, sources: readonly Source[]): Ground {
  return weakest((cites ?? []).map((id) => groundOfSource(sources.find((source) => source.id === id))));
}

function groundOfSource(source: Source | undefined): Ground {
  if (source === undefined) return RECALLED;
  return source.relation === 'first-party' ? 'first-party' : 'independent';
}
