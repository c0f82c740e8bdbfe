/** px in document coordinates: x, y, width, height. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** One element of the flat tree: the content of a shadow tree is a child of its host. */
export interface DumpedElement {
  /** Local name, lower case. */
  readonly tag: string;
  readonly namespace: 'html' | 'svg' | 'math';
  /** Names lower case, values at most `maxAttribute` characters. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Texts and indices of element children, in order. */
  readonly content: readonly (string | number)[];
  /** Border box, null without one. */
  readonly box: Rectangle | null;
  /** Bounding box of the element's own lines of text, null without any. */
  readonly text: Rectangle | null;
}

/** Rows of the style table by element: the element itself, ::before, ::after; -1 for a missing pseudo-element. */
export type StyleRows = readonly (readonly [own: number, before: number, after: number])[];

/** Values as text; each text and each row is stored once. */
export interface StyleTable {
  /** Property names of a row's columns: writer and reader may be of different versions. */
  readonly properties: readonly string[];
  readonly texts: readonly string[];
  readonly rows: readonly (readonly number[])[];
}

export interface DumpedSheet {
  /** Null when the browser does not give access to the text. */
  readonly css: string | null;
  /** Absolute address, null for a <style> element or one made by a script. */
  readonly href: string | null;
  readonly media: string;
}

/** Changes of the page in dark mode. */
export interface DumpedVariant {
  readonly kind: 'media' | 'switch';
  readonly selector: string;
  readonly styles: StyleRows;
}

/** Natural size of an image by absolute address, px. */
type DumpedImage = readonly [address: string, width: number, height: number];

/**
 * Measurements of a screenshot of the upper part of a page. Shares are of all pixels, the first screen counted twice.
 */
export interface DumpedPixels {
  /** px from the top that the screenshot covers. */
  readonly height: number;
  /** Colours without images and text: channels 0..255 each, and a share. */
  readonly colors: readonly (readonly [red: number, green: number, blue: number, share: number])[];
  readonly pictures: number;
  /** Gradients and tiles. */
  readonly textures: number;
  /** By element with an image: the share of its box that shows one. */
  readonly painted: readonly (readonly [element: number, share: number])[];
  /** By element with text: the colour behind it. */
  readonly behindText: readonly (readonly [element: number, red: number, green: number, blue: number])[];
}

/** A page as a browser shows it after its scripts ran. JSON, so that it can leave the browser. */
export interface PageDump {
  /** Without its fragment. */
  readonly url: string;
  readonly quirks: boolean;
  /** In document order, the root first. */
  readonly elements: readonly DumpedElement[];
  readonly table: StyleTable;
  readonly styles: StyleRows;
  readonly dark: readonly DumpedVariant[];
  /** In cascade order, adopted stylesheets last. */
  readonly sheets: readonly DumpedSheet[];
  /** Text of imported stylesheets by absolute address. */
  readonly imported: readonly (readonly [address: string, css: string])[];
  /** Text of the page's own scripts by absolute address. */
  readonly scripts: readonly (readonly [address: string, text: string])[];
  readonly images: readonly DumpedImage[];
  /** Null without a screenshot. */
  readonly pixels: DumpedPixels | null;
  /** Characters of the document as HTML. */
  readonly htmlLength: number;
  /** The page has more elements than the limit. */
  readonly truncated: boolean;
}

/** Limits of a dump. */
export interface DumpLimits {
  readonly elements: number;
  /** Characters of one attribute value; of one text. */
  readonly attribute: number;
  readonly text: number;
}
