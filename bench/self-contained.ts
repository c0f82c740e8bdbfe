import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '../scripts/corpus/serve-folder.ts';
import { staticPage } from '../scripts/agreement/static-page.ts';
import type { Page } from '../src/page/page.ts';

/** A page in one text: its HTML with every sheet inside, so that no engine waits for a network. */
export interface SelfContainedPage {
  readonly id: string;
  readonly html: string;
}

/** Reads the pages below a folder, each with its sheets put in place of its links. */
export async function selfContainedPages(folder: string): Promise<SelfContainedPage[]> {
  const server = await serveFolder(folder);
  const pages: SelfContainedPage[] = [];
  for (const id of readdirSync(folder).toSorted()) {
    if (!existsSync(path.join(folder, id, 'index.html'))) continue;
    const url = `http://${server.host}/${id}/`;
    const html = await (await fetch(url)).text();
    pages.push({ id, html: withSheets(html, await staticPage(url, server.host)) });
  }
  server.close();
  return pages;
}

/** Sheets stand at the end of the head, in cascade order; the originals are cut out. */
function withSheets(html: string, { sheets, imported }: Page): string {
  const styles = sheets.map(
    ({ css, media }) => `<style media="${media}">${css.replaceAll('</', '<\\/')}</style>`,
  );
  const imports = [...imported.values()].map((css) => `<style>${css.replaceAll('</', '<\\/')}</style>`);
  const bare = html
    .replace(/<link\b[^>]*\bstylesheet\b[^>]*>/gi, '')
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');
  const all = [...imports, ...styles].join('\n').replaceAll('$', '$$$$');
  return /<\/head>/i.test(bare) ? bare.replace(/<\/head>/i, `${all}</head>`) : `${all}${bare}`;
}
