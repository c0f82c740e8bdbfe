import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '../scripts/corpus/serve-folder.ts';
import { staticPage } from '../scripts/agreement/static-page.ts';

/** A page with the text of its loaded stylesheets. */
export interface LoadedPage {
  readonly id: string;
  /** Without stylesheets and scripts. */
  readonly html: string;
  /** In cascade order, imported sheets first. */
  readonly sheets: readonly { readonly css: string; readonly media: string }[];
}

/** Reads the pages in a folder. */
export async function loadPages(folder: string): Promise<LoadedPage[]> {
  const server = await serveFolder(folder);
  const pages: LoadedPage[] = [];
  for (const id of readdirSync(folder).toSorted()) {
    if (!existsSync(path.join(folder, id, 'index.html'))) continue;
    const url = `http://${server.host}/${id}/`;
    const html = await (await fetch(url)).text();
    const { sheets, imported } = await staticPage(url, server.host);
    const imports = [...imported.values()].map((css) => ({ css, media: '' }));
    pages.push({
      id,
      html: bare(html),
      sheets: [...imports, ...sheets.map(({ css, media }) => ({ css, media }))],
    });
  }
  server.close();
  return pages;
}

function bare(html: string): string {
  return html
    .replace(/<link\b[^>]*\bstylesheet\b[^>]*>/gi, '')
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');
}

/** The page as one HTML text with inline styles, for engines that take only HTML. */
export function inOneText({ html, sheets }: LoadedPage): string {
  const styles = sheets.map(
    ({ css, media }) => `<style media="${media}">${css.replaceAll('</', '<\\/')}</style>`,
  );
  return html.replace(/<\/head>|$/i, (end) => `${styles.join('\n')}${end}`);
}
