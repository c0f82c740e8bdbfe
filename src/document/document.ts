import type { LimitName } from '../limits/reading-limits.ts';

/** A minimal DOM tree for the cascade: only what selectors, text and layout need. */
export interface DocElement {
  /** Position in document order; index into every per-element array. */
  readonly index: number;
  /** Local name, lower case, also for SVG and MathML. */
  readonly tag: string;
  readonly namespace: 'html' | 'svg' | 'math';
  readonly id: string | null;
  readonly classes: readonly string[] | null;
  /** Attribute values by lower-case name (`xlink:href` keeps its prefix). Null prototype. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: DocElement | null;
  readonly previous: DocElement | null;
  readonly next: DocElement | null;
  /** Element children. */
  readonly children: readonly DocElement[];
  /** Element and text children in order; text as parsed, with its white space. */
  readonly content: readonly (DocElement | string)[];
  /** Position among the element children of the parent, from 0. */
  readonly position: number;
}

export interface DocumentTree {
  readonly root: DocElement;
  /** Every element in document order; `elements[e.index] === e`. */
  readonly elements: readonly DocElement[];
  /** The element that a parser puts further content into: the deepest one that no tag closes, else the body. */
  readonly end: DocElement;
  /** Whether the page is in quirks mode: no doctype, or one that triggers it. */
  readonly quirks: boolean;
  /** Limits of READING_LIMITS that the HTML exceeds. */
  readonly leftOut: readonly LimitName[];
}
