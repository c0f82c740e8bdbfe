import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { slugOf } from '../../src/text/slug.ts';
import { similarNames } from '../../src/search/find-brand.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { unknownBrand } from '../resolve-brand.ts';

export const deleteBrand = defineOperation({
  name: 'delete_brand',
  method: 'DELETE',
  path: '/api/brands/:slug',
  summary: 'Delete a private brand.',
  input: v.object({ slug: described(v.string(), 'Slug of the private brand.') }),
  output: v.undefined(),
  cache: CACHE.private,
  bodyLimit: SMALL_BODY,
  needsToken: 'private_brands',
  errors: ['unavailable', 'unknown_brand'],
  async run({ slug }, { brands }) {
    if ((await brands.remove(slug)) || (await brands.remove(slugOf(slug)))) return undefined;
    throw unknownBrand(slug, 'slug', similarNames(slug, await brands.slugs()));
  },
});
