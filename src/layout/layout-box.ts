import type { ComputedStyle } from '../cascade/properties.ts';
import type { CascadedElement } from '../cascade/styled-page.ts';
import { finite } from './finite.ts';
import type { LayoutCache } from './space.ts';
import type { Font } from './text-metrics.ts';

/** How a box arranges what is in it. `inline`, `text`, `break` only occur inside a line. */
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

/** The widths content asks for, in px of the border box. */
export interface ContentWidths {
  readonly min: number;
  readonly max: number;
}

/**
 * A box of the box tree: of an element, of a pseudo-element or anonymous (`element` -1). The tree is built once;
 * layout fills in the mutable fields.
 */
export interface LayoutBox {
  readonly element: number;
  /** What replaced elements and tables read attributes from. */
  readonly source: CascadedElement | null;
  style: ComputedStyle;
  inside: Inside;
  level: 'block' | 'inline';
  readonly outOfFlow: boolean;
  float: 'none' | 'left' | 'right';
  readonly text: string;
  children: LayoutBox[];
  parent: LayoutBox | null;
  /** Position of the border box in the border box of `origin` (a static position for boxes out of flow). */
  x: number;
  y: number;
  /** Border box. */
  width: number;
  height: number;
  origin: LayoutBox | null;
  /** px the content is moved down by, in table cells and buttons. */
  contentShift: number;
  /** Top left corner in the document, known after the last pass. */
  left: number;
  top: number;
  /** From the top of the border box to the first and the last line of text; null without text. */
  firstBaseline: number | null;
  lastBaseline: number | null;
  /** Margins still open to collapse with what follows. */
  bottomStrut: MarginStrut;
  /** True when the margins above and below it meet because there is nothing in it. */
  collapsesThrough: boolean;
  /** Caches that do not depend on the space a box is laid out in. */
  inline: InlineContent | null;
  widths: ContentWidths | null;
  minContent: number | null;
  topStrut: MarginStrut | null;
  /** True when nothing in it separates the margins above and below it. */
  empty: boolean | null;
  /** What earlier passes found, so that none is repeated. */
  memory: LayoutCache | null;
}

/** One thing in a line. */
export type InlineItem =
  | { readonly kind: 'word'; readonly box: LayoutBox; readonly width: number; readonly font: Font }
  | { readonly kind: 'open' | 'close' | 'atomic'; readonly box: LayoutBox }
  /** White space at which no break is allowed. */
  | { readonly kind: 'gap'; readonly width: number };

/** Items that stay together on a line, with the space before them that vanishes at a line's start. */
export interface Chunk {
  readonly kind: 'content';
  readonly space: number;
  readonly items: InlineItem[];
}

/** What lines are made of. */
export type InlinePart =
  | Chunk
  | { readonly kind: 'newline'; readonly box: LayoutBox }
  | { readonly kind: 'float' | 'outOfFlow'; readonly box: LayoutBox };

/** The content of a block that has lines, prepared once: it does not depend on the width of the lines. */
export type InlineContent = readonly InlinePart[];

export const NO_MARGIN: MarginStrut = { positive: 0, negative: 0 };

interface NewBox {
  readonly element?: number;
  readonly source?: CascadedElement | null;
  readonly style: ComputedStyle;
  readonly inside: Inside;
  readonly level: 'block' | 'inline';
  readonly outOfFlow?: boolean;
  readonly float?: 'none' | 'left' | 'right';
  readonly text?: string;
}

/** A box without children that has not been laid out yet. */
export function newBox(box: NewBox): LayoutBox {
  return {
    element: box.element ?? -1,
    source: box.source ?? null,
    style: box.style,
    inside: box.inside,
    level: box.level,
    outOfFlow: box.outOfFlow ?? false,
    float: box.float ?? 'none',
    text: box.text ?? '',
    children: [],
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

/** True for a block whose content stands in lines. */
export function hasLines(box: LayoutBox): boolean {
  return box.inside === 'flow' && box.children.some((child) => child.level === 'inline' && inFlow(child));
}

export function inFlow(box: LayoutBox): boolean {
  return !box.outOfFlow && box.float === 'none';
}

export function setPosition(box: LayoutBox, origin: LayoutBox, x: number, y: number): void {
  box.origin = origin;
  box.x = finite(x);
  box.y = finite(y);
}
