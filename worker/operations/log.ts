import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { BRAND_SLUG, SLUG_SHAPE } from '../brand-slug.ts';
import { parseIsoTime } from '../iso-time.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';

const EVENTS = ['brand_pull', 'compose', 'search', 'extract', 'rate_outcome'] as const;
const CLIENTS = ['mcp', 'cli', 'web', 'agent', 'unknown'] as const;
const MAX_TIMESTAMP = 64; // characters
const RATING = 'Must be a number from 1 to 10.';
const TIMESTAMP = `Must be an ISO 8601 date of a day, with or without a time, of at most ${MAX_TIMESTAMP} characters.`;

const Event = v.object({
  event: described(v.picklist(EVENTS), 'What happened.'),
  client: v.optional(described(v.picklist(CLIENTS), 'Kind of client that reports the event.'), 'unknown'),
  ts: v.optional(
    v.pipe(
      v.string(TIMESTAMP),
      v.maxLength(MAX_TIMESTAMP, TIMESTAMP),
      v.description('Time of the event, an ISO 8601 date of a day, with or without a time. Default: now.'),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const time = parseIsoTime(dataset.value);
        if (time !== null) return new Date(time);
        addIssue({ message: TIMESTAMP });
        return NEVER;
      }),
    ),
  ),
  brand_slug: v.optional(
    described(
      v.pipe(v.string(SLUG_SHAPE), v.regex(BRAND_SLUG, SLUG_SHAPE)),
      'Slug of the brand. Required for `brand_pull` and `rate_outcome`.',
    ),
  ),
  rating: v.optional(
    described(
      v.pipe(v.number(RATING), v.minValue(1, RATING), v.maxValue(10, RATING)),
      'Rating of a result, 1 to 10. Required for `rate_outcome`.',
    ),
  ),
  sources: v.optional(
    described(
      v.record(v.string(), v.unknown(), 'Must be an object that maps categories to slugs.'),
      'Slug by category, for `compose`. Other keys and values are not stored.',
    ),
    {},
  ),
});
type Event = v.InferOutput<typeof Event>;

export const log = defineOperation({
  name: 'log',
  method: 'POST',
  path: '/api/log',
  summary: 'Record an anonymous usage event.',
  input: v.pipe(
    Event,
    v.forward(
      v.check((event) => event.brand_slug !== undefined || !namesBrand(event), 'Is required for this event.'),
      ['brand_slug'],
    ),
    v.forward(
      v.check((event) => event.rating !== undefined || !isRated(event), 'Is required for this event.'),
      ['rating'],
    ),
  ),
  output: v.undefined(),
  cache: CACHE.never,
  bodyLimit: SMALL_BODY,
  examples: [
    {
      summary: 'An agent fetched a brand',
      input: { event: 'brand_pull', client: 'agent', brand_slug: 'stripe' },
    },
    {
      summary: 'A rating of a result',
      input: { event: 'rate_outcome', client: 'web', brand_slug: 'stripe', rating: 8 },
    },
  ],
  async run({ event, client, ts, brand_slug, rating, sources }, { recordEvent, now }) {
    recordEvent({
      event,
      client,
      at: ts ?? now(),
      brandSlug: brand_slug ?? null,
      rating: rating ?? null,
      sources: slugsOf(sources),
    });
    return undefined;
  },
});

function namesBrand({ event }: Event): boolean {
  return event === 'brand_pull' || event === 'rate_outcome';
}

function isRated({ event }: Event): boolean {
  return event === 'rate_outcome';
}

/** Takes keys from the list of categories, so that no text of a caller is stored as a key. */
function slugsOf(sources: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const slug = sources[category];
      return typeof slug === 'string' && BRAND_SLUG.test(slug) ? [[category, slug]] : [];
    }),
  );
}
