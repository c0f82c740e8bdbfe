import type { LimitName } from '../limits/reading-limits.ts';

/** The slim tree the cascade walks: what selectors, text and layout need of a DOM, and nothing else. */
export interface DocElement {
  /** Position in document order; the key of every per-element array. */
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
  /** Element and text children in order; text is as parsed, white space kept. */
  readonly content: readonly (DocElement | string)[];
  /** Position among the element children of the parent, from 0. */
  readonly position: number;
}

export interface DocumentTree {
  readonly root: DocElement;
  /** Every element in document order; `elements[e.index] === e`. */
  readonly elements: readonly DocElement[];
  /** No doctype, or one that asks for the quirks mode. */
  readonly quirks: boolean;
  /** Limits of READING_LIMITS that the HTML exceeds. */
  readonly leftOut: readonly LimitName[];
}
