import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Given } from '../arguments/option.ts';
import { addressOfFile } from '../engine/file-fetch.ts';
import type { Io } from '../io.ts';
import type { PAGE_OPTIONS } from '../options.ts';
import { UsageError } from '../usage-error.ts';
import { isInside } from './is-inside.ts';
import type { PageSource } from './page-source.ts';

type PageOptions = Given<typeof PAGE_OPTIONS>;

/**
 * The pages that the arguments name, in their order; those of a folder by path. Throws a UsageError for a file that
 * does not exist. The list is empty for a folder without HTML.
 */
export async function findPages(
  names: readonly string[],
  options: PageOptions,
  io: Io,
): Promise<PageSource[]> {
  const pages: PageSource[] = [];
  for (const name of names) pages.push(...(await pagesOf(name, options, io)));
  const isInput = pages.some(({ subject }) => 'html' in subject);
  if (!isInput && (options.css.length > 0 || options['base-url'] !== undefined))
    throw new UsageError('--css and --base-url go with `-`, HTML from the standard input.');
  return pages;
}

async function pagesOf(name: string, options: PageOptions, io: Io): Promise<PageSource[]> {
  if (name === '-') return [await pageOfInput(options, io)];
  if (/^https?:\/\//i.test(name)) return [pageOfUrl(name, options)];
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(name))
    throw new UsageError(`${name}: Only http and https URLs are read. Give a path for a file.`);
  const file = path.resolve(io.folder, name);
  const found = await stat(file).catch(() => null);
  if (found === null) throw new UsageError(`${name}: There is no such file or folder.${hintFor(name)}`);
  const root = options.root === undefined ? null : path.resolve(io.folder, options.root);
  if (!found.isDirectory()) return [pageOfFile(file, root ?? path.dirname(file), options, io)];
  const files = await htmlFilesIn(file);
  return files.map((one) => pageOfFile(one, root ?? file, options, io));
}

function hintFor(name: string): string {
  const isHost = /^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:\/|$)/.test(name) && !/\.html?$/.test(name);
  return isHost ? ' For a page of the web, begin with https:// or http://.' : '';
}

function pageOfUrl(url: string, options: PageOptions): PageSource {
  return { name: url, subject: { url }, access: { ...access(options, [url]), root: null }, file: null };
}

/** A page that the caller names may be private; what it loads from elsewhere may not. */
function access(options: PageOptions, urls: readonly string[]) {
  const named = urls.flatMap((url) => hostAndPort(url) ?? []);
  const { render, offline } = options;
  return { allowHosts: [...options['allow-host'], ...named], render, offline, root: null };
}

/** `host:port` of a URL; null for a malformed one, which the operation refuses. */
export function hostAndPort(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

function pageOfFile(file: string, root: string, options: PageOptions, io: Io): PageSource {
  const name = path.relative(io.folder, file) || file;
  if (!isInside(root, file)) throw new UsageError(`${name}: The file is outside of --root.`);
  const url = addressOfFile(file, root);
  return { name, subject: { url }, access: { ...access(options, []), root }, file };
}

async function pageOfInput(options: PageOptions, io: Io): Promise<PageSource> {
  const html = await io.readInput();
  if (html.trim() === '') throw new UsageError('The standard input is empty. Pipe the HTML of a page.');
  const css = await Promise.all(options.css.map((name) => readText(name, io)));
  const base = options['base-url'];
  const subject = {
    html,
    ...(css.length > 0 && { css: css.join('\n') }),
    ...(base !== undefined && { base_url: base }),
  };
  return { name: 'stdin', subject, access: access(options, []), file: null };
}

/** The text of a file that the caller names. Throws a UsageError when it cannot be read. */
export async function readText(name: string, { folder }: Pick<Io, 'folder'>): Promise<string> {
  return readFile(path.resolve(folder, name), 'utf8').catch(() => {
    throw new UsageError(`${name}: The file cannot be read.`);
  });
}

/** HTML files below a folder, by path; hidden folders and packages are left out. */
async function htmlFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const place = path.join(folder, entry.name);
    const isLeftOut = entry.name.startsWith('.') || entry.name === 'node_modules';
    if (entry.isFile() && /\.x?html?$/i.test(entry.name)) files.push(place);
    if (entry.isDirectory() && !isLeftOut) files.push(...(await htmlFilesIn(place)));
  }
  return files;
}
