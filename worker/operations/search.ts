import * as v from 'valibot';
import { brandFields } from '../../src/catalog/corpus.ts';
import { described } from '../../src/catalog/described.ts';
import { plainAddresses } from '../../src/words/plain-addresses.ts';
import { type Facet, facetsOf } from '../../src/search/facets.ts';
import { reasonsOf } from '../../src/search/reasons.ts';
import { DEFAULT_LIMIT, MATCH_TYPES, type Match } from '../../src/search/search.ts';
import { STATEMENT_KINDS } from '../../src/words/understanding.ts';
import { RemarksSchema } from '../answer/remarks.ts';
import { presentUnderstanding, understoodFields } from '../answer/understood.ts';
import type { Context } from '../context.ts';
import type { FoundBrands } from '../isolate-backend.ts';
import { searchRemarks } from '../search-remarks.ts';
import { Limit, LimitInAddress } from '../limit-field.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { BRIEF_LANGUAGES } from '../other-languages.ts';
import { MAX_BRIEF } from '../page-subject.ts';

/** Version of the search algorithm. */
const VERSION = 'v1-keyword-expansion';

const Query = described(
  v.pipe(
    v.string(),
    v.check((q) => q.trim() !== '', 'Must not be empty.'),
    v.maxLength(MAX_BRIEF),
  ),
  `Words to search for, in ${BRIEF_LANGUAGES}: names, aesthetics, eras, colours, industries, countries, and what is refused.`,
);

const ReasonSchema = v.object({
  by: described(
    v.picklist(['word', 'likeness', ...STATEMENT_KINDS]),
    '`word` for words of the entry, `likeness` for words that such brands are looked for in, else the kind of statement that the brand meets.',
  ),
  said: described(v.string(), 'Words of the query; for `word`, in the form of the index.'),
  found: described(
    v.string(),
    'Part of the entry that has the words, or the traits that fit: `surface.radius 0px`, `mood: restrained`.',
  ),
});

const FacetCountSchema = v.object({
  value: described(v.string(), 'Value of the facet.'),
  count: described(v.number(), 'Number of matching brands that have it.'),
});

const counts = (what: string) => described(v.array(FacetCountSchema), `Brands by ${what}.`);
const FacetsSchema = v.object({
  tier: counts('how well their entry is founded'),
  theme: counts('colour scheme'),
  density: counts('amount of content on a screen'),
  mood: counts('mood'),
  industry: counts('industry'),
  country: counts('country, ISO 3166-1 alpha-2'),
  period: counts('decade that their eras name'),
  font_class: counts('class of typeface'),
  hue: counts('colour they are known by'),
} satisfies Record<Facet, unknown>);

const SearchAnswerSchema = v.object({
  results: described(
    v.array(
      v.object({
        ...brandFields,
        score: described(v.number(), 'Relevance, above 0; comparable only within one response.'),
        match_type: described(v.picklist(MATCH_TYPES), 'The strongest kind of match.'),
        reasons: described(v.array(ReasonSchema), 'What of the query the brand meets, at most 8.'),
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
  ...understoodFields,
  facets: described(
    FacetsSchema,
    'Values of the matching brands with the number of brands that have them, most frequent first.',
  ),
  did_you_mean: described(
    v.array(v.string()),
    'Brands and words close to those of a query that found nothing; empty otherwise.',
  ),
  remarks: described(
    RemarksSchema,
    'What to know of the answer: `language_not_read`, `typeface_not_in_catalog`, `country_not_in_catalog`.',
  ),
  version: described(v.literal(VERSION), 'Version of the search algorithm.'),
});

/** Shared by POST and GET. They differ only in `limit`, which is text in a query string. */
const shared = {
  summary: 'Search the catalog by words and by what they mean: brands, aesthetics, eras, trades, axes.',
  output: SearchAnswerSchema,
  alsoNamed: { query: 'q' },
  cache: CACHE.computed,
  bodyLimit: SMALL_BODY,
  async run(
    { q, limit }: { readonly q: string; readonly limit: number },
    { backend }: Context,
  ): Promise<v.InferInput<typeof SearchAnswerSchema>> {
    const found = await backend.search(plainAddresses(q), limit);
    const { answer, index } = found;
    const reasons = reasonsOf(index, answer);
    const { matches, total, expandedTerms, understanding, matching, suggestions } = answer;
    return {
      results: matches.flatMap((match) => presentMatch(match, found.bySlug, reasons)),
      query: q,
      expanded_terms: [...expandedTerms],
      total,
      ...presentUnderstanding(understanding),
      facets: facetsOf(index.traits, matching),
      did_you_mean: [...suggestions],
      remarks: searchRemarks(q, answer, index),
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
    q: Query,
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
    q: Query,
    limit: v.optional(LimitInAddress, String(DEFAULT_LIMIT)),
  }),
  errors: ['invalid_request'],
  examples: [{ summary: 'A misspelled design movement', input: { q: 'brutalsim', limit: '5' } }],
});

function presentMatch(
  { document, slug, score, matchType }: Match,
  bySlug: FoundBrands['bySlug'],
  reasonsFor: ReturnType<typeof reasonsOf>,
) {
  const brand = bySlug(slug);
  if (brand === null) return []; // cannot happen: the index and the catalog come from one build
  const { name, signature_move, era, mood, voice_persona } = brand.entry;
  const reasons = reasonsFor(document, brand.entry);
  const persona = voice_persona ?? null;
  return [{ slug, name, signature_move, era, mood, persona, score, match_type: matchType, reasons }];
}
