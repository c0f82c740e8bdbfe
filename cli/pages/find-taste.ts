import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Given } from '../arguments/option.ts';
import type { PageAccess } from '../engine/engine.ts';
import type { Io } from '../io.ts';
import type { PAGE_OPTIONS } from '../options.ts';
import { UsageError } from '../usage-error.ts';
import { findPages } from './find-pages.ts';
import { readData } from './find-target.ts';
import type { PageSource } from './page-source.ts';

/** A taste as operations take it, and where its page comes from. */
export interface TasteSource extends Partial<Pick<PageSource, 'name' | 'file'>> {
  readonly subject: PageSource['subject'] | { readonly brand: string } | { readonly grammar: unknown };
  readonly access: PageAccess;
}

/** The taste that an argument names: a page, a grammar file or a brand. Throws a UsageError for a folder. */
export async function findTaste(
  name: string,
  options: Given<typeof PAGE_OPTIONS>,
  io: Io,
): Promise<TasteSource> {
  const isPage = name === '-' || /^[a-z]+:\/\//i.test(name) || existsSync(path.resolve(io.folder, name));
  if (isPage && /\.(?:json|ya?ml)$/i.test(name)) return grammarSource(name, io);
  if (!isPage && !/[/\\]|\.html?$/i.test(name)) return { subject: { brand: name }, access: NOTHING };
  const [page, ...others] = await findPages([name], options, io);
  if (page === undefined || others.length > 0)
    throw new UsageError(`${name}: Name one HTML file of the folder.`);
  return page;
}

async function grammarSource(name: string, io: Io): Promise<TasteSource> {
  const data = await readData(name, io);
  const { grammar, grammar_flat } = data as Readonly<Record<string, unknown>>; // readData returns an object
  return { subject: { grammar: grammar ?? grammar_flat ?? data }, access: NOTHING };
}

const NOTHING: PageAccess = { root: null, allowHosts: [], render: false, offline: false };

/** Access to the pages of several sources. Throws a UsageError for files of different folders. */
export function accessToAll(sources: readonly TasteSource[]): PageAccess {
  const roots = [...new Set(sources.flatMap(({ access }) => access.root ?? []))];
  if (roots.length > 1)
    throw new UsageError('The files are in different folders: give --root, a folder of both.');
  return {
    root: roots[0] ?? null,
    allowHosts: sources.flatMap(({ access }) => access.allowHosts),
    render: sources.some(({ access }) => access.render),
    offline: sources.some(({ access }) => access.offline),
  };
}
