import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { copyReferenced } from './copy-referenced.ts';
import type { CorpusEntry, DressedDocument, WholePage } from './entry.ts';
import { packageFolder } from './package-folder.ts';

/** Writes one page as index.html, with the files it references, to `out`. */
export function buildPage(entry: CorpusEntry, out: string, cache: string): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  if ('document' in entry) buildDocument(entry, out, cache);
  else buildWhole(entry, out, cache);
}

function buildWhole(entry: WholePage, out: string, cache: string): void {
  const root = path.join(packageFolder(entry, cache), entry.dir ?? '');
  const page = entry.page ?? 'index.html';
  const folder = path.posix.dirname(page);
  // latin1 preserves every byte, whatever encoding the page declares.
  let html = readFileSync(path.join(root, page), 'latin1');
  for (const [from, to] of entry.replace ?? []) html = html.replaceAll(from, to);
  if (entry.rootAbsolute) html = html.replace(/((?:href|src|poster)=["']?)\/(?!\/)/g, `$1${upFrom(folder)}`);
  copyReferenced(html, folder, root, out);
  if (folder !== '.') html = withBase(html, `${folder}/`);
  writeFileSync(path.join(out, 'index.html'), html, 'latin1');
}

const upFrom = (folder: string) => (folder === '.' ? './' : '../'.repeat(folder.split('/').length));

/** Adds a base URL, so that references still resolve after the page moves to the root of its folder. */
function withBase(html: string, base: string): string {
  const tag = `<base href="${base}">`;
  const head = /<head(?:\s[^>]*)?>/i.exec(html);
  if (!head) return tag + html;
  const end = head.index + head[0].length;
  return html.slice(0, end) + tag + html.slice(end);
}

function buildDocument(
  { title, document, dress, wrapper }: DressedDocument,
  out: string,
  cache: string,
): void {
  const markdown = readFileSync(path.join(packageFolder(document, cache), document.file), 'utf8');
  const content = marked.parse(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''), { async: false });
  const sheets = dress.files.map((file) => `<link rel="stylesheet" href="${file}">`);
  copyReferenced(sheets.join('\n'), '.', packageFolder(dress, cache), out);
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    ...sheets,
    '</head>',
    wrapper.replace('{content}', () => content),
    '</html>',
  ];
  writeFileSync(path.join(out, 'index.html'), `${html.join('\n')}\n`);
}
