import type { DocumentTree } from '../document/document.ts';
import type { AbsentImages } from './absent-images.ts';
import type { ImageHeader } from './image-header.ts';

/** A stylesheet in cascade order. `css` is '' when it could not be fetched (a remark says so). */
export interface Sheet {
  readonly css: string;
  /** Absolute address of a fetched stylesheet, null for a <style> element or CSS given in a request. */
  readonly href: string | null;
  /** The media attribute, '' when there is none. */
  readonly media: string;
}

/** A note for the caller about a reading: a code for programs and a sentence for people. */
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
  /** URL of the page after redirects; references resolve against it (and <base>). */
  readonly url: string;
  readonly requestedUrl: string;
  readonly document: DocumentTree;
  /** Top-level stylesheets in cascade order: <link>, <style>, then CSS given along with the HTML. */
  readonly sheets: readonly Sheet[];
  /** Text of every imported stylesheet, by absolute address. */
  readonly imported: ReadonlyMap<string, string>;
  /** Text of scripts from the page's own site, by absolute address, where fetched. */
  readonly scriptTexts: ReadonlyMap<string, string>;
  /** Addresses of scripts that cannot be loaded: they do not exist, or their host does not answer. */
  readonly absentScripts: ReadonlySet<string>;
  /** Natural sizes in px and looks of images by absolute address, where fetched. */
  readonly imageSizes: ReadonlyMap<string, ImageHeader>;
  readonly absentImages: AbsentImages;
  /** ISO 8601, null for a given page. */
  readonly fetchedAt: string | null;
  readonly remarks: readonly Remark[];
  readonly stats: PageStats;
}
