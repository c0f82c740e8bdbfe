import { parseArgs } from 'node:util';

/** Options of `npm run media`. */
export interface MediaOptions {
  /** Slugs of the brands to process; null for all. */
  readonly only: readonly string[] | null;
  /** Also process brands that already have their media. */
  readonly again: boolean;
  readonly recordings: boolean;
  /** Use only boards, never the official page. */
  readonly boards: boolean;
  /** Brands processed in parallel. */
  readonly atOnce: number;
  /** Upload the recordings to the deployed bucket instead of the local one. */
  readonly upload: boolean;
}

export const MEDIA_USAGE =
  'Usage: npm run media -- [--only a,b] [--again] [--no-recordings] [--boards] [--at-once 2] [--upload]';

/** Default; recording uses one CPU core per tab. */
const AT_ONCE = 2;
const MAX_AT_ONCE = 16;

/** Parses the arguments. Throws an Error with a message for the user. */
export function mediaOptions(args: readonly string[], slugs: ReadonlySet<string>): MediaOptions {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      only: { type: 'string' },
      again: { type: 'boolean', default: false },
      recordings: { type: 'boolean', default: true },
      boards: { type: 'boolean', default: false },
      'at-once': { type: 'string', default: String(AT_ONCE) },
      upload: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',') ?? null;
  const unknown = only?.filter((slug) => !slugs.has(slug)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Unknown brands: ${unknown.join(', ')}. --only takes slugs of the catalog.`);
  const atOnce = Number(values['at-once']);
  if (!Number.isInteger(atOnce) || atOnce < 1 || atOnce > MAX_AT_ONCE) {
    throw new Error(`--at-once must be a number from 1 to ${MAX_AT_ONCE}.`);
  }
  const { again, recordings, boards, upload } = values;
  return { only, again, recordings, boards, atOnce, upload };
}
