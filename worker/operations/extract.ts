import * as v from 'valibot';
import { LeanEntrySchema } from '../../src/catalog/lean-entry.ts';
import { extractCandidate } from '../../src/extract/extract-candidate.ts';
import { publicUrl } from '../../src/page/public-url.ts';
import { pageFacts, pageFactsFields } from '../answer/page-facts.ts';
import { withRequestField } from '../with-request-field.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { filledText, PAGE_ERRORS, pageSubjectFields } from '../page-subject.ts';

const CatalogAnswer = v.object({
  url: v.string(),
  source: v.literal('catalog'),
  candidate: v.object({
    name: v.string(),
    slug: v.string(),
    catalog_entry: LeanEntrySchema,
    next_steps: v.string(),
  }),
});

const ExtractedAnswer = v.object({
  url: v.string(),
  source: v.literal('extracted'),
  candidate: v.object({
    name: v.string(),
    slug: v.string(),
    tagline: v.nullable(v.string()),
    favicon_url: v.nullable(v.string()),
    preview_image: v.nullable(v.string()),
    starter_palette: v.array(v.string()),
    voice_hint: v.nullable(v.string()),
    signature_move_draft: v.string(),
    headings_sample: v.array(v.string()),
    next_steps: v.string(),
  }),
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
    url: filledText,
    render: pageSubjectFields.render,
  }),
  output: v.variant('source', [CatalogAnswer, ExtractedAnswer]),
  cache: CACHE.never,
  bodyLimit: SMALL_BODY,
  errors: PAGE_ERRORS,
  examples: [{ summary: 'A public page', input: { url: 'https://example.com/' } }],
  async run({ url, render }, { catalog, readPage, settings }) {
    await withRequestField('url', settings, async () => publicUrl(url, settings.allowHosts));
    const known = catalog.byOfficialUrl(url);
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
