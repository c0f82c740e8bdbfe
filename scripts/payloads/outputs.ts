import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { composeHybrid } from '../../src/compose/hybrid.ts';
import { resolveSources } from '../../src/compose/resolve-sources.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';
import { agentsMdOf } from '../../worker/answer/agents-md-of-page.ts';
import { HYBRID_FORMATS } from '../../worker/hybrid-formats.ts';
import { ROOT } from '../local-platform.ts';
import type { Output } from './output.ts';

const catalog = catalogIndex(CATALOG);
const ORIGIN = 'https://taste.example';

const readDocument = (address: string) =>
  readFile(path.join(ROOT, 'assets', address), 'utf8').catch(() => null);

/** A hybrid of that name in every format. */
export async function hybridOutputs(name: string): Promise<readonly Output[]> {
  const sources = resolveSources({ surface: 'stripe', type: 'linear', palette: 'govuk' }, catalog);
  const hybrid = composeHybrid(sources, name);
  return Promise.all(
    [...HYBRID_FORMATS].map(async ([format, { mediaType, render }]) => {
      const text = await render(hybrid, { origin: ORIGIN, readDocument });
      return { format, mediaType, text };
    }),
  );
}

/** The contract of a page that has the text as title, heading, description, link and family name. */
export function pageOutput(text: string): Output {
  const html = escaped(text);
  const css = text.replace(/[\\"<\n\r\f]/g, (c) => `\\${c.codePointAt(0)?.toString(16)} `);
  const page = pageFromHtml({
    html: `<!doctype html><title>${html}</title><meta name=description content="${html}"><meta property="og:site_name" content="${html}">
      <style>body { font-family: "${css}", Arial } h1 { color: #036 }</style>
      <h1>${html}</h1><p>Coffee from four farms, roasted on Tuesdays, sent on Wednesdays. ${html}</p><a href="/x">${html}</a>`,
    baseUrl: 'https://shop.example.com/',
  });
  const contract = agentsMdOf(page, surveyPage(page), { catalog, origin: ORIGIN });
  return { format: 'agents_md of a page', mediaType: 'text/markdown', text: contract };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
