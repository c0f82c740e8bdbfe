import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { ask, SERVICE } from './ask.ts';
import { expectProblem } from './expect-answer.ts';

describe('documents for crawlers', () => {
  it('the sitemap has whole addresses of the pages, brands with the day of their change', async () => {
    const response = await ask('/sitemap.xml');
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
    const text = await response.text();
    expect(text).toContain(`<loc>${SERVICE}/</loc>`);
    expect(text).toContain(`<loc>${SERVICE}/docs/api/score</loc>`);
    const dated = [...text.matchAll(/<loc>[^<]+\/styles\/([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d</g)];
    expect(new Set(dated.map(([, slug]) => slug))).toEqual(
      new Set(catalog.brands.map(({ entry }) => entry.slug)),
    );
    expect(text).not.toMatch(/\{SERVICE_URL\}|\/404<|\/docs\/problems\//);
  });

  it('the sitemap has the configured address', async () => {
    const text = await (await ask('/sitemap.xml', {}, { SERVICE_URL: 'https://design.example.org' })).text();
    expect(text).toContain('<loc>https://design.example.org/map</loc>');
    expect(text).not.toContain(SERVICE);
  });

  it('robots.txt names the sitemap', async () => {
    const response = await ask('/robots.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(`User-agent: *\nAllow: /\nSitemap: ${SERVICE}/sitemap.xml\n`);
    expect(await (await ask('/robots.txt', { method: 'HEAD' })).text()).toBe('');
  });

  it.each(['/sitemap.xml', '/robots.txt'])('%s is 304 for a client that has it', async (path) => {
    const tag = (await ask(path)).headers.get('etag') ?? '';
    expect((await ask(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const elsewhere = await ask(path, {}, { SERVICE_URL: 'https://design.example.org' });
    expect(elsewhere.headers.get('etag')).not.toBe(tag);
  });

  it.each(['/sitemap.xml', '/robots.txt'])('%s answers no method that writes', async (path) => {
    const response = await ask(path, { method: 'POST' });
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    await expectProblem(response, 405, 'method_not_allowed');
  });
});
