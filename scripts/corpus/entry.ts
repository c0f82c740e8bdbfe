import { readFileSync } from 'node:fs';

/** An npm package at an exact version. */
export interface PackageVersion {
  readonly npm: string;
  readonly version: string;
}

/** A page that a package ships as HTML. */
export interface WholePage extends PackageVersion {
  readonly id: string;
  /** What a visitor would call it: `landing`, `dashboard dark`, … */
  readonly kind: string;
  /** The folder of the package that is the site's root; the package itself when absent. */
  readonly dir?: string;
  /** Path of the page below `dir`; `index.html` when absent. */
  readonly page?: string;
  /** Literal replacements in the page, for references that only resolve on its own site. */
  readonly replace?: readonly (readonly [string, string])[];
  /** The page refers to its files by root-absolute paths (`/css/main.css`). */
  readonly rootAbsolute?: boolean;
}

/** A Markdown document of one package in the style sheets of another. */
export interface DressedDocument {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly document: PackageVersion & { readonly file: string };
  readonly dress: PackageVersion & { readonly files: readonly string[] };
  /** The body as the README of the style sheet prescribes it; `{content}` is the document's place. */
  readonly wrapper: string;
}

export type CorpusEntry = WholePage | DressedDocument;

export function loadEntries(file: string): readonly CorpusEntry[] {
  return JSON.parse(readFileSync(file, 'utf8')) as CorpusEntry[];
}
