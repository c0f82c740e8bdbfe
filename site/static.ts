import type { BrandRecord } from '../src/catalog/record.ts';
import { SERVICE_ADDRESS } from '../src/contract/service-address.ts';
import { markdownText } from '../src/text/markdown.ts';
import { feed } from './feed.ts';
import { escapeHtml } from './html.ts';
import { AXES } from '../src/grammar/axes/index.ts';

/** Documents for machines beside the pages, by path. Addresses are relative, because any origin may serve them. */
export function staticDocuments(brands: readonly BrandRecord[]): ReadonlyMap<string, string> {
  return new Map([
    ['llms.txt', llmsTxt(brands)],
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${SERVICE_ADDRESS}/sitemap.xml\n`],
    ['feed.xml', feed(brands)],
    ['favicon.svg', FAVICON],
    ...brands.map(({ slug, name }): [string, string] => [
      `.well-known/taste/${slug}`,
      `${JSON.stringify(wellKnown(slug, name))}\n`,
    ]),
  ]);
}

/** All pages for crawlers. @param pages path of each page, and the day of its last change where it is known */
export function sitemap(pages: readonly (readonly [path: string, day: string | null])[]): string {
  const urls = pages.map(([path, day]) => {
    const changed = day === null ? '' : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${SERVICE_ADDRESS}${escapeHtml(path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function llmsTxt(brands: readonly BrandRecord[]): string {
  const list = brands.map(
    ({ slug, name, signature_move: move }) =>
      `- [${markdownText(name)}](/api/styles/${slug}/agents.md): ${markdownText(move)}`,
  );
  return `# Design taste catalog

> How ${brands.length} brands look and speak, as rules for coding agents, and a judge that reads any web page without a browser.

Get a contract with GET /api/styles/<slug>/agents.md, write the page, then POST /api/score with {"html", "css", "target_brand"} until the verdict is pass. Agents connect to /mcp (Streamable HTTP, no key).

## Reference

- [OpenAPI](/api/openapi.json): every route, field and error
- [Grammar](/api/grammar.json): the ${AXES.length} axes, their values and how each is decided
- [Catalog](/api/styles.json): all brands in short

## Brands

${list.join('\n')}
`;
}

/** Where the documents of a brand are, and the requests that judge a page against it. */
function wellKnown(slug: string, name: string) {
  const at = (file: string) => `/api/styles/${slug}/${file}`;
  return {
    name,
    slug,
    page: `/styles/${slug}`,
    record: `/api/styles/${slug}.json`,
    agents_md: at('agents.md'),
    tokens: at('tokens.json'),
    judge: {
      method: 'POST',
      path: '/api/score',
      body: { html: '<!doctype html>…', css: '…', target_brand: slug, identity: 'required' },
      instead_of_html: 'url',
      passes: 'verdict is "pass"; otherwise apply the css of fixes, make the others by hand, and ask again',
      mcp: '/mcp',
      command: `npx design-taste score page.html --brand ${slug}`,
      reference: '/api/openapi.json',
    },
  };
}

/** Three chips of a colour chart. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#111" d="M0 0h32v32H0z"/><path fill="#fff" d="M4 4h24v14H4z"/><path fill="#c8321a" d="M4 20h11v8H4z"/><path fill="#a3a3a3" d="M17 20h11v8H17z"/></svg>\n';
