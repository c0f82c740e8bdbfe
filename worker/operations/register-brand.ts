import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { refuse } from '../../src/errors.ts';
import { grammarOf } from '../../src/grammar/read-axes.ts';
import { findBrand } from '../../src/search/find-brand.ts';
import { pageFacts } from '../answer/page-facts.ts';
import { presentPrivateBrandRecord, privateBrandRecordFields } from '../answer/private-brand.ts';
import { RemarksSchema } from '../answer/remarks.ts';
import { BrandName } from '../brand-name.ts';
import { brandTokens } from '../brand-tokens.ts';
import { BRAND_SLUG, SLUG_SHAPE } from '../brand-slug.ts';
import { EXAMPLE_HTML } from '../example-page.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import { namesPage, pageSubjectFields } from '../page-subject.ts';
import { SUCCESS } from '../../http/problem.ts';

export const registerBrand = defineOperation({
  name: 'register_brand',
  method: 'POST',
  path: '/api/brands',
  summary: 'Read the grammar and the tokens of a page and store them as a private brand.',
  input: v.pipe(
    v.object({
      ...pageSubjectFields,
      slug: described(
        v.pipe(v.string(), v.regex(BRAND_SLUG, SLUG_SHAPE)),
        'Slug of the brand, used as `target_brand`. A brand with the same slug is replaced.',
      ),
      name: v.optional(described(BrandName, 'Display name of the brand.'), ''),
    }),
    namesPage(),
  ),
  output: v.object({
    ...privateBrandRecordFields,
    created: described(v.boolean(), 'False when an existing brand with this slug was replaced.'),
    remarks: v.optional(
      described(
        RemarksSchema,
        'What makes the brand less sure, such as a missing stylesheet; absent without any.',
      ),
    ),
  }),
  cache: CACHE.private,
  bodyLimit: PAGE_BODY,
  needsToken: 'private_brands',
  errors: [
    'unavailable',
    'invalid_url',
    'private_address',
    'conflict',
    'limit_reached',
    'unreachable',
    'unparseable',
  ],
  examples: [
    { summary: 'A brand from HTML', input: { slug: 'four-farms', name: 'Four Farms', html: EXAMPLE_HTML } },
  ],
  status: ({ created }) => (created ? SUCCESS.created : SUCCESS.ok),
  async run(input, { brands, backend, readPage, now }) {
    const { slug, name, url = '' } = input;
    // Lookups search the catalog first, so a private brand with a slug or another name of its brands would not be found.
    const known = findBrand(slug, await backend.naming([slug]))?.entry.slug;
    if (known !== undefined) {
      const named = known === slug ? `\`${slug}\`` : `\`${known}\`, also named \`${slug}\``;
      refuse('conflict', 'slug', `The catalog already has a brand ${named}; choose another slug.`);
    }
    const { page, survey } = await readPage(input);
    const grammar = grammarOf(survey.readings);
    const sourceUrl = page.fetchedAt === null ? url : page.url;
    const tokens = brandTokens(survey);
    const { brand, created } = await brands.save({ slug, name, sourceUrl, grammar, tokens }, now());
    const { remarks } = pageFacts(page);
    return { ...presentPrivateBrandRecord(brand), created, ...(remarks.length > 0 && { remarks }) };
  },
});
