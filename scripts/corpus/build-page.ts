import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { checksumOf } from './checksum.ts';
import { copyReferenced } from './copy-referenced.ts';
import type { CorpusEntry, DressedDocument, RepositoryPage, WholePage } from './entry.ts';
import { packageFolder } from './package-folder.ts';
import { repositoryFiles } from './repository-files.ts';
import { filesBelow, filesOfFolder, type SiteFiles } from './site-files.ts';

/** Where packages are unpacked to, and where git mirrors are, if there are any. */
export interface Stores {
  readonly packages: string;
  readonly mirrors: string | null;
}

/** Writes one page as index.html, with the files it references, to `out`. Throws when a checksum differs. */
export function buildPage(entry: CorpusEntry, out: string, stores: Stores): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  if ('document' in entry) buildDocument(entry, out, stores.packages);
  else if ('repo' in entry) buildChecked(entry, out, stores);
  else buildWhole(entry, filesOfFolder(packageFolder(entry, stores.packages)), out);
}

function buildChecked(entry: RepositoryPage, out: string, stores: Stores): void {
  buildWhole({ ...entry, rootAbsolute: true }, repositoryFiles(entry, stores), out);
  const found = checksumOf(out);
  if (found !== entry.sha256) throw new Error(`The files changed: ${found} instead of ${entry.sha256}.`);
}

type Placed = Pick<WholePage, 'dir' | 'page' | 'replace' | 'rootAbsolute'>;

/** Writes the page of a site, and the files it references, to `out`. */
export function buildWhole(entry: Placed, files: SiteFiles, out: string): void {
  const site = filesBelow(files, entry.dir ?? '.');
  const page = entry.page ?? 'index.html';
  const folder = path.posix.dirname(page);
  // latin1 preserves every byte, whatever encoding the page declares.
  let html = site.read(page).toString('latin1');
  for (const [from, to] of entry.replace ?? []) html = html.replaceAll(from, to);
  if (entry.rootAbsolute) html = html.replace(/((?:href|src|poster)=["']?)\/(?!\/)/g, `$1${upFrom(folder)}`);
  copyReferenced(html, folder, site, out);
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
  const markdown = filesOfFolder(packageFolder(document, cache)).read(document.file).toString();
  const content = marked.parse(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''), { async: false });
  const sheets = dress.files.map((file) => `<link rel="stylesheet" href="${file}">`);
  copyReferenced(sheets.join('\n'), '.', filesOfFolder(packageFolder(dress, cache)), out);
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
