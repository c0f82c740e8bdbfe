import { parseArgs } from 'node:util';

/** What `npm run media` was asked for. */
export interface MediaOptions {
  /** Slugs of the brands to look at; null for all. */
  readonly only: readonly string[] | null;
  /** Also brands whose media are there. */
  readonly again: boolean;
  readonly recordings: boolean;
  /** Never the official page. */
  readonly specimens: boolean;
  /** Brands that are open at the same time. */
  readonly atOnce: number;
  /** Bring the recordings to the deployed service, not to the local one. */
  readonly upload: boolean;
}

export const MEDIA_USAGE =
  'Usage: npm run media -- [--only a,b] [--again] [--no-recordings] [--specimens] [--at-once 2] [--upload]';

/** A tab takes a core while it is recorded. */
const AT_ONCE = 2;
const MAX_AT_ONCE = 16;

/** Throws a sentence for whoever typed the arguments. */
export function mediaOptions(args: readonly string[], slugs: ReadonlySet<string>): MediaOptions {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      only: { type: 'string' },
      again: { type: 'boolean', default: false },
      recordings: { type: 'boolean', default: true },
      specimens: { type: 'boolean', default: false },
      'at-once': { type: 'string', default: String(AT_ONCE) },
      upload: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',') ?? null;
  const unknown = only?.filter((slug) => !slugs.has(slug)) ?? [];
  if (unknown.length > 0) throw new Error(`The catalog has no ${unknown.join(', ')}.`);
  const atOnce = Number(values['at-once']);
  if (!Number.isInteger(atOnce) || atOnce < 1 || atOnce > MAX_AT_ONCE) {
    throw new Error(`--at-once takes a number from 1 to ${MAX_AT_ONCE}.`);
  }
  const { again, recordings, specimens, upload } = values;
  return { only, again, recordings, specimens, atOnce, upload };
}
