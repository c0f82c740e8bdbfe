import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { similarNames } from '../../src/search/find-brand.ts';
import { slugOf } from '../../src/text/slug.ts';
import {
  presentPrivateBrand,
  presentPrivateBrandRecord,
  privateBrandFields,
  privateBrandRecordFields,
} from '../answer/private-brand.ts';
import { LimitInAddress } from '../limit-field.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { filledText } from '../page-subject.ts';
import { unknownBrand } from '../resolve-brand.ts';
import type { Cursor } from '../store/private-brands.ts';

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([a-z0-9-]{1,81})$/;
const DEFAULT_LIMIT = '50';

const ListSchema = v.object({
  brands: described(v.array(v.object(privateBrandFields)), 'Private brands, newest first.'),
  next_cursor: described(
    v.nullable(v.string()),
    'Value of `cursor` for the next page; null on the last page.',
  ),
});

export const readBrands = defineOperation({
  name: 'read_brands',
  method: 'GET',
  path: '/api/brands',
  summary: 'List private brands, or read one with its grammar.',
  input: v.object({
    slug: v.optional(described(filledText, 'Slug of one brand. Without it, all brands are listed.')),
    limit: v.optional(LimitInAddress, DEFAULT_LIMIT),
    cursor: v.optional(
      described(
        v.pipe(v.string(), v.regex(CURSOR, 'Must be the next_cursor of the previous page.')),
        'The `next_cursor` of the previous page. Without it, the list begins with the newest brand.',
      ),
    ),
  }),
  output: v.union([v.object(privateBrandRecordFields), ListSchema]),
  cache: CACHE.private,
  bodyLimit: SMALL_BODY,
  needsToken: 'private_brands',
  errors: ['unavailable', 'invalid_request', 'unknown_brand', 'ungraded_brand'],
  examples: [{ summary: 'The ten newest brands', input: { limit: '10' } }],
  async run({ slug, limit, cursor }, { brands }) {
    if (slug !== undefined) {
      const brand = (await brands.find(slug)) ?? (await brands.find(slugOf(slug)));
      if (brand === null) throw unknownBrand(slug, 'slug', similarNames(slug, await brands.slugs()));
      return presentPrivateBrandRecord(brand);
    }
    // One extra row shows whether there is another page.
    const found = await brands.list(limit + 1, cursor === undefined ? null : parseCursor(cursor));
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      brands: page.map(presentPrivateBrand),
      next_cursor: found.length > limit && last !== undefined ? `${last.createdAt}_${last.slug}` : null,
    };
  },
});

function parseCursor(text: string): Cursor | null {
  const [, createdAt, slug] = CURSOR.exec(text) ?? [];
  return createdAt === undefined || slug === undefined ? null : { createdAt, slug };
}
