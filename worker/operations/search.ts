import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { MOODS } from '../../src/catalog/entry.ts';
import { DEFAULT_LIMIT, MATCH_TYPES, search as searchIndex, type Match } from '../../src/search/search.ts';
import type { Context } from '../context.ts';
import { Limit, LimitInAddress } from '../limit-field.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';

/** Version of the search algorithm. */
const VERSION = 'v1-keyword-expansion';

const Query = v.pipe(
  v.string(),
  v.check((q) => q.trim() !== '', 'Must not be empty.'),
);

const SearchAnswerSchema = v.object({
  results: described(
    v.array(
      v.object({
        slug: described(v.string(), 'Slug of the brand.'),
        name: described(v.string(), 'Name of the brand.'),
        signature_move: described(v.string(), 'The one design decision by which people recognise the brand.'),
        era: described(
          v.array(v.string()),
          'Movements, decades, designers or publications that the design refers to.',
        ),
        mood: described(v.array(v.picklist(MOODS)), 'One to five moods.'),
        persona: described(
          v.nullable(v.string()),
          'The voice of the brand as a person with a profession; null when not known.',
        ),
        score: described(v.number(), 'Relevance, above 0; comparable only within one response.'),
        match_type: described(v.picklist(MATCH_TYPES), 'The strongest kind of match.'),
      }),
    ),
    'Matching brands, best first.',
  ),
  query: described(v.string(), '`q` as it was given.'),
  expanded_terms: described(
    v.array(v.string()),
    'Terms added to the query: synonyms, spelling corrections, completions.',
  ),
  total: described(v.number(), 'Number of matching brands; `results` holds at most `limit` of them.'),
  version: described(v.literal(VERSION), 'Version of the search algorithm.'),
});

/** Shared by POST and GET. They differ only in `limit`, which is text in a query string. */
const shared = {
  summary: 'Search the catalog by name, aesthetic, era, mood, persona, colour or industry.',
  output: SearchAnswerSchema,
  cache: CACHE.computed,
  bodyLimit: SMALL_BODY,
  async run(
    { q, limit }: { readonly q: string; readonly limit: number },
    { catalog, searchIndex: index }: Context,
  ): Promise<v.InferInput<typeof SearchAnswerSchema>> {
    const { matches, total, expandedTerms } = searchIndex(index, q, limit);
    return {
      results: matches.flatMap((match) => presentMatch(match, catalog)),
      query: q,
      expanded_terms: [...expandedTerms],
      total,
      version: VERSION,
    };
  },
} as const;

export const search = defineOperation({
  ...shared,
  name: 'search',
  method: 'POST',
  path: '/api/search',
  input: v.object({
    q: described(
      Query,
      'Words to search for: names, aesthetics, eras, moods, personas, colours or industries.',
    ),
    limit: v.optional(Limit, DEFAULT_LIMIT),
  }),
  examples: [
    { summary: 'An aesthetic and an industry', input: { q: 'warm editorial publishing', limit: 5 } },
  ],
});

export const searchByAddress = defineOperation({
  ...shared,
  name: 'search_by_address',
  method: 'GET',
  path: '/api/search',
  input: v.object({
    q: described(
      Query,
      'Words to search for: names, aesthetics, eras, moods, personas, colours or industries.',
    ),
    limit: v.optional(LimitInAddress, String(DEFAULT_LIMIT)),
  }),
  errors: ['invalid_request'],
  examples: [{ summary: 'A misspelled design movement', input: { q: 'brutalsim', limit: '5' } }],
});

function presentMatch({ slug, score, matchType }: Match, catalog: Context['catalog']) {
  const brand = catalog.bySlug(slug);
  if (brand === null) return []; // cannot happen: the index and the catalog come from one build
  const { name, signature_move, era, mood, voice_persona } = brand.entry;
  return [
    { slug, name, signature_move, era, mood, persona: voice_persona ?? null, score, match_type: matchType },
  ];
}
