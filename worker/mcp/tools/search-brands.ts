import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { search } from '../../operations/search.ts';
import { briefRemarks } from '../remarks.ts';
import { detail, full, withFull } from '../detail.ts';
import { defineTool } from '../tool.ts';

export const searchBrands = defineTool({
  name: 'search_brands',
  title: 'Search brands',
  description:
    'Find brands in the catalog of design taste by words: a name, an aesthetic ("quiet luxury"), an era, an industry, a country, colours, typefaces, how pages look ("dark and dense", "mono headings"), or "like Linear but warmer". Answers a ranked list with the reason for each hit. Use it when you do not know the slug of a brand or look for inspiration; use query to turn one brief into one target.',
  input: v.object({
    q: described(v.string(), 'What to look for, in plain words.'),
    limit: v.optional(
      described(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 'Number of hits.'),
      6,
    ),
    detail,
  }),
  output: v.object({
    brands: described(
      v.array(
        v.object({
          slug: described(v.string(), 'What other tools take as `brand`.'),
          name: v.string(),
          score: described(v.number(), 'Comparable within one answer only.'),
          signature_move: described(v.string(), 'The design decision by which people recognise the brand.'),
          why: described(v.array(v.string()), 'Words, axes and relations that match.'),
        }),
      ),
      'Best first; empty when nothing matches.',
    ),
    total: v.number(),
    did_you_mean: v.array(v.string()),
    remarks: v.optional(v.array(v.string())),
    full,
  }),
  alsoNamed: { query: 'q' },
  async run({ q, limit, detail: asked }, { call }) {
    const answer = await call(search, { q, limit });
    return {
      brands: answer.results.map(({ slug, name, score, signature_move, reasons }) => {
        return {
          slug,
          name,
          score,
          signature_move,
          why: reasons.map(({ by, said, found }) => `${said} (${by}): ${found}`),
        };
      }),
      total: answer.total,
      did_you_mean: answer.did_you_mean,
      ...briefRemarks(answer.remarks),
      ...withFull(asked, answer),
    };
  },
});
