import type { PageAccess } from '../engine/engine.ts';

/** A page that the caller names. */
export interface PageSource {
  /** As messages and tables show it: a URL, a path relative to the working folder, or `stdin`. */
  readonly name: string;
  /** The page as operations take it. */
  readonly subject: { readonly url: string } | GivenHtml;
  readonly access: PageAccess;
  /** Absolute path of its file; null for a URL and the standard input. */
  readonly file: string | null;
}

interface GivenHtml {
  readonly html: string;
  readonly css?: string;
  readonly base_url?: string;
}
