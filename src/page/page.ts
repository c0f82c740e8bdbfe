import type { DocumentTree } from '../document/document.ts';
import type { AbsentImages } from './absent-images.ts';

/** A style sheet in cascade order. `css` is '' when the sheet could not be fetched (a remark says so). */
export interface Sheet {
  readonly css: string;
  /** Absolute address of a fetched sheet, null for a <style> element or one given in a request. */
  readonly href: string | null;
  /** The media attribute, '' when there is none. */
  readonly media: string;
}

/** Something a reader of the answer should know: a code for machines, a sentence for people. */
export interface Remark {
  readonly code: string;
  readonly detail: string;
}

export interface PageStats {
  readonly htmlBytes: number;
  readonly cssBytes: number;
  readonly elements: number;
  readonly sheets: number;
  readonly sheetsMissing: number;
  readonly truncated: boolean;
}

/** The only input of the engine: from a fetch, a request body or a file. */
export interface Page {
  /** Where the page was found after redirects; references resolve against it (and <base>). */
  readonly url: string;
  readonly requestedUrl: string;
  readonly document: DocumentTree;
  /** Top-level sheets in cascade order: <link>, <style>, then sheets given beside the HTML. */
  readonly sheets: readonly Sheet[];
  /** Text of every @import-ed sheet, by absolute address. */
  readonly imported: ReadonlyMap<string, string>;
  /** Natural sizes of images in px by absolute address, as far as they were looked up. */
  readonly imageSizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
  readonly absentImages: AbsentImages;
  /** ISO 8601, null when the page was given and not fetched. */
  readonly fetchedAt: string | null;
  readonly remarks: readonly Remark[];
  readonly stats: PageStats;
}
