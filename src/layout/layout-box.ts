import type { ComputedStyle } from '../cascade/properties.ts';
import type { CascadedElement } from '../cascade/styled-page.ts';
import { finite } from './finite.ts';
import type { LayoutCache } from './space.ts';
import type { Font } from './text-metrics.ts';

/** How a box lays out its content. `inline`, `text`, `break` only occur inside a line. */
export type Inside =
  | 'flow'
  | 'flex'
  | 'grid'
  | 'table'
  | 'columns'
  | 'replaced'
  | 'inline'
  | 'text'
  | 'break';

export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Adjoining vertical margins: they collapse to the largest positive plus the most negative one. */
export interface MarginStrut {
  readonly positive: number;
  readonly negative: number;
}

/** Min-content and max-content widths of the border box, px. */
export interface ContentWidths {
  readonly min: number;
  readonly max: number;
}

/**
 * A box of the box tree: of an element, a pseudo-element or anonymous (`element` -1). The tree is built once; layout
 * sets the mutable fields.
 */
export interface LayoutBox {
  readonly element: number;
  /** The element whose attributes replaced elements and tables use. */
  readonly source: CascadedElement | null;
  style: ComputedStyle;
  /** Later changes of the style leave it as it is. */
  readonly font: Font;
  inside: Inside;
  level: 'block' | 'inline';
  readonly outOfFlow: boolean;
  float: 'none' | 'left' | 'right';
  readonly text: string;
  children: readonly LayoutBox[];
  parent: LayoutBox | null;
  /** Position of the border box relative to that of `origin` (the static position for boxes out of flow). */
  x: number;
  y: number;
  /** Border box. */
  width: number;
  height: number;
  origin: LayoutBox | null;
  /** px that the content is moved down, in table cells and buttons. */
  contentShift: number;
  /** Top left corner in the document, known after the last pass. */
  left: number;
  top: number;
  /** From the top of the border box to the first and the last line of text; null without text. */
  firstBaseline: number | null;
  lastBaseline: number | null;
  /** Margins that can still collapse with the following ones. */
  bottomStrut: MarginStrut;
  /** Whether the margins above and below it collapse because it is empty. */
  collapsesThrough: boolean;
  /** Caches that do not depend on the available space. */
  inline: InlineContent | null;
  widths: ContentWidths | null;
  minContent: number | null;
  topStrut: MarginStrut | null;
  /** Whether nothing inside separates the margins above and below it. */
  empty: boolean | null;
  /** Results of earlier passes, so that none is repeated. */
  memory: LayoutCache | null;
}

/** One item of a line. */
export type InlineItem =
  | { readonly kind: 'word'; readonly box: LayoutBox; readonly width: number; readonly font: Font }
  | { readonly kind: 'open' | 'close' | 'atomic'; readonly box: LayoutBox }
  /** White space without a break opportunity. */
  | { readonly kind: 'gap'; readonly width: number };

/** Items without a break opportunity between them; the space before them collapses at a line's start. */
export interface Chunk {
  readonly kind: 'content';
  readonly space: number;
  readonly items: InlineItem[];
}

/** The parts of inline content. */
export type InlinePart =
  | Chunk
  | { readonly kind: 'newline'; readonly box: LayoutBox }
  | { readonly kind: 'float' | 'outOfFlow'; readonly box: LayoutBox };

/** The inline content of a block, prepared once: it does not depend on the width of the lines. */
export type InlineContent = readonly InlinePart[];

export const NO_MARGIN: MarginStrut = { positive: 0, negative: 0 };

interface NewBox {
  readonly element?: number;
  readonly source?: CascadedElement | null;
  readonly style: ComputedStyle;
  readonly font: Font;
  readonly inside: Inside;
  readonly level: 'block' | 'inline';
  readonly outOfFlow?: boolean;
  readonly float?: 'none' | 'left' | 'right';
  readonly text?: string;
}

const NO_CHILDREN: readonly never[] = [];

/** A box without children that has not been laid out. */
export function newBox(box: NewBox): LayoutBox {
  return {
    element: box.element ?? -1,
    source: box.source ?? null,
    style: box.style,
    font: box.font,
    inside: box.inside,
    level: box.level,
    outOfFlow: box.outOfFlow ?? false,
    float: box.float ?? 'none',
    text: box.text ?? '',
    children: NO_CHILDREN,
    parent: null,
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    origin: null,
    contentShift: 0,
    left: 0,
    top: 0,
    firstBaseline: null,
    lastBaseline: null,
    bottomStrut: NO_MARGIN,
    collapsesThrough: false,
    inline: null,
    widths: null,
    minContent: null,
    topStrut: null,
    empty: null,
    memory: null,
  };
}

/** Whether a block contains lines. */
export function hasLines(box: LayoutBox): boolean {
  return box.inside === 'flow' && box.children.some((child) => child.level === 'inline' && inFlow(child));
}

/** Whether a box is in flow: neither floated nor absolutely positioned. */
export function inFlow(box: LayoutBox): boolean {
  return !box.outOfFlow && box.float === 'none';
}

/** Places a box at an offset in px from the content box of its origin. */
export function setPosition(box: LayoutBox, origin: LayoutBox, x: number, y: number): void {
  box.origin = origin;
  box.x = finite(x);
  box.y = finite(y);
}
