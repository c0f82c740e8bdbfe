import { describe, expect, it } from 'vitest';
import { catalog } from '../catalog.ts';
import { extract } from '../../../worker/operations/extract.ts';
import { post } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/extract';

describe('POST /api/extract', () => {
  it('drafts an entry from the page', async () => {
    const answer = await expectAnswer(await post(PATH, { url: `${SITE}/` }), extract);
    expect(answer).toMatchObject({
      url: `${SITE}/`,
      source: 'extracted',
      candidate: {
        name: 'Four Farms',
        slug: 'four-farms',
        tagline: 'Coffee by post from four farms in Huila.',
        favicon_url: `${SITE}/icon.svg`,
        preview_image: `${SITE}/cover.jpg`,
        starter_palette: expect.arrayContaining(['#faf7f0', '#1c1917', '#d9480f']),
        headings_sample: expect.arrayContaining(['Coffee from four farms', 'Monteblanco']),
      },
    });
    const { signature_move_draft: draft } = answer['candidate'];
    expect(draft.length).toBeGreaterThanOrEqual(30);
    expect(draft.length).toBeLessThanOrEqual(200);
    expect(draft).toContain('#faf7f0');
  });

  it('drafts an almost empty entry for a shell, without guesses', async () => {
    const { candidate } = await expectAnswer(await post(PATH, { url: `${SITE}/shell` }), extract);
    expect(candidate).toMatchObject({ voice_hint: null, tagline: null, headings_sample: [] });
    expect(candidate.signature_move_draft.length).toBeGreaterThanOrEqual(30);
  });

  it.each([
    ['as listed', (url: URL) => url.href],
    ['over http', (url: URL) => url.href.replace('https:', 'http:')],
    ['with www.', (url: URL) => url.href.replace(/\/\/(www\.)?/, '//www.')],
    ['without a slash at the end', (url: URL) => url.href.replace(/\/+$/, '')],
    ['in capitals', (url: URL) => url.href.toUpperCase()],
  ])('finds a brand by its official address %s, without fetching it', async (_, spell) => {
    const [brand] = catalog.brands;
    const url = spell(new URL(brand!.entry.official_url));
    const answer = await expectAnswer(await post(PATH, { url }), extract);
    expect(answer).toMatchObject({
      url,
      source: 'catalog',
      candidate: { slug: brand!.entry.slug, catalog_entry: brand!.entry },
    });
  });

  it('names the missing field', async () => {
    const { errors, detail } = await expectProblem(await post(PATH, {}), 400, 'invalid_request');
    expect(errors).toEqual([{ field: 'url', detail: 'Is required.' }]);
    expect(detail).toBe('url: Is required.');
  });

  it.each([
    ['no url', {}, 400, 'invalid_request'],
    ['an empty url', { url: '' }, 400, 'invalid_request'],
    ['another scheme', { url: 'file:///etc/passwd' }, 400, 'invalid_url'],
    ['a private address', { url: 'http://[::1]/' }, 400, 'private_address'],
    ['a link-local address', { url: 'http://169.254.169.254/latest' }, 400, 'private_address'],
    ['a local name', { url: 'http://printer.local/' }, 400, 'private_address'],
    ['an upstream error', { url: `${SITE}/broken` }, 502, 'unreachable'],
    ['a missing page', { url: `${SITE}/nothing` }, 502, 'unreachable'],
    ['what is not a page', { url: `${SITE}/pdf` }, 502, 'unparseable'],
  ])('answers %s with a problem', async (_, body, status, code) => {
    await expectProblem(await post(PATH, body), status, code);
  });
});
