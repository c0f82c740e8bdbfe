import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { LeanEntrySchema } from '../../src/catalog/lean-entry.ts';
import { extractCandidate } from '../../src/extract/extract-candidate.ts';
import { publicUrl } from '../../src/page/public-url.ts';
import { pageFacts, pageFactsFields } from '../answer/page-facts.ts';
import { withRequestField } from '../with-request-field.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { filledText, PAGE_ERRORS, pageSubjectFields } from '../page-subject.ts';

const CatalogAnswer = v.object({
  url: described(v.string(), 'URL as given.'),
  source: described(v.literal('catalog'), 'The catalog already has the brand of this URL.'),
  candidate: described(
    v.object({
      name: described(v.string(), 'Name of the brand.'),
      slug: described(v.string(), 'Slug of the brand.'),
      catalog_entry: described(LeanEntrySchema, 'The entry as in /api/styles.json.'),
      next_steps: described(v.string(), 'What to do next, in a sentence.'),
    }),
    'The existing entry.',
  ),
});

const ExtractedAnswer = v.object({
  url: described(v.string(), 'URL of the page after redirects.'),
  source: described(v.literal('extracted'), 'The entry was drafted from the page.'),
  candidate: described(
    v.object({
      name: described(v.string(), 'Name of the brand as the page states it.'),
      slug: described(v.string(), 'Slug made from the name.'),
      tagline: described(
        v.nullable(v.string()),
        'Description in the metadata of the page; null when it has none.',
      ),
      favicon_url: described(v.nullable(v.string()), 'URL of the icon of the page; null when it has none.'),
      preview_image: described(
        v.nullable(v.string()),
        'URL of the preview image in the metadata; null when it has none.',
      ),
      starter_palette: described(
        v.array(v.string()),
        'At most eight colours as `#rrggbb`, most visible first.',
      ),
      voice_hint: described(
        v.nullable(v.string()),
        'Archetype, formality and sentence length of the text; null when there is too little text.',
      ),
      signature_move_draft: described(v.string(), 'A draft of 30 to 200 characters to rewrite.'),
      headings_sample: described(v.array(v.string()), 'The first headings of the page.'),
      next_steps: described(v.string(), 'What to do next.'),
    }),
    'Draft of an entry.',
  ),
  ...pageFactsFields,
});

const NEXT_STEPS =
  'Rewrite signature_move_draft as the single most recognisable design decision of the brand. Add its era. Then read its grammar with POST /api/vectorize.';

export const extract = defineOperation({
  name: 'extract',
  method: 'POST',
  path: '/api/extract',
  summary: 'Draft a catalog entry from a page, or return the existing entry.',
  input: v.object({
    url: described(filledText, 'URL of the page, http or https.'),
    render: pageSubjectFields.render,
  }),
  output: v.variant('source', [CatalogAnswer, ExtractedAnswer]),
  cache: CACHE.never,
  bodyLimit: SMALL_BODY,
  errors: PAGE_ERRORS,
  examples: [{ summary: 'A public page', input: { url: 'https://example.com/' } }],
  async run({ url, render }, { backend, readPage, settings }) {
    await withRequestField('url', settings, async () => publicUrl(url, settings.allowHosts));
    const known = (await backend.naming([url])).byOfficialUrl(url);
    if (known !== null) {
      const { entry } = known;
      const next_steps = `The catalog already has this brand: read its full record with GET /api/styles/${entry.slug}.json.`;
      const candidate = { name: entry.name, slug: entry.slug, catalog_entry: entry, next_steps };
      return { url, source: 'catalog' as const, candidate };
    }
    const { page, survey } = await readPage({ url, render });
    const candidate = extractCandidate(page, survey);
    return {
      url: page.url,
      source: 'extracted' as const,
      candidate: {
        name: candidate.name,
        slug: candidate.slug,
        tagline: candidate.tagline,
        favicon_url: candidate.faviconUrl,
        preview_image: candidate.previewImage,
        starter_palette: [...candidate.starterPalette],
        voice_hint: candidate.voiceHint,
        signature_move_draft: candidate.signatureMoveDraft,
        headings_sample: [...candidate.headingsSample],
        next_steps: NEXT_STEPS,
      },
      ...pageFacts(page),
    };
  },
});
