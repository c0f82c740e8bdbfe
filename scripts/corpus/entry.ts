import { readFileSync } from 'node:fs';

/** An npm package at an exact version. */
export interface PackageVersion {
  readonly npm: string;
  readonly version: string;
}

/** A page that a package ships as HTML. */
export interface WholePage extends PackageVersion {
  readonly id: string;
  /** Kind of page: `landing`, `dashboard dark`, … */
  readonly kind: string;
  /** Folder of the package that is the root of the site; by default the package itself. */
  readonly dir?: string;
  /** Path of the page in `dir`; by default `index.html`. */
  readonly page?: string;
  /** Literal replacements in the page, for references that resolve only on its own site. */
  readonly replace?: readonly (readonly [string, string])[];
  /** Whether the page uses root-absolute paths (`/css/main.css`). */
  readonly rootAbsolute?: boolean;
}

/** A Markdown document of one package with the stylesheets of another. */
export interface DressedDocument {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly document: PackageVersion & { readonly file: string };
  readonly dress: PackageVersion & { readonly files: readonly string[] };
  /** HTML of the body as the README of the stylesheet prescribes it; `{content}` is replaced by the document. */
  readonly wrapper: string;
}

/** A page of a public repository at a commit. */
export interface RepositoryPage {
  readonly id: string;
  readonly kind: string;
  /** Language of the text (BCP 47), as far as it is known. */
  readonly language: string;
  /** `owner/name` on GitHub. */
  readonly repo: string;
  readonly commit: string;
  /** Folder of the repository that is the root of the site; by default the repository itself. */
  readonly dir?: string;
  /** Path of the page in `dir`; by default `index.html`. */
  readonly page?: string;
  /** Checksum of the built folder, see checksum.ts. */
  readonly sha256: string;
}

export type CorpusEntry = WholePage | DressedDocument | RepositoryPage;

export function loadEntries(file: string): readonly CorpusEntry[] {
  return JSON.parse(readFileSync(file, 'utf8')) as CorpusEntry[];
}
