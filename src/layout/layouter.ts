import type { WorkBudget } from '../limits/work-budget.ts';
import type { FloatContext } from './float-context.ts';
import type { ContentWidths, LayoutBox } from './layout-box.ts';
import type { Space } from './space.ts';

/** The content box of a box that is being laid out. */
export interface ContentArea {
  /** Offset in the border box. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Definite height, or null when the content decides. */
  readonly height: number | null;
  readonly minHeight: number;
  readonly maxHeight: number;
  readonly final: boolean;
}

/** Where a border box stands in the block formatting context whose floats it shares. */
export interface FloatPosition {
  readonly floats: FloatContext;
  readonly x: number;
  readonly y: number;
}

/** What the layout modes ask of each other. */
export interface Layouter {
  readonly work: WorkBudget;
  /** Counts a word that is kept for the lines; false when the page has more of them than are kept. */
  keepWord(): boolean;
  /** Sizes a box and places everything in it, relative to it. */
  layout(box: LayoutBox, space: Space, floats?: FloatPosition): void;
  /** Min-content and max-content widths of the border box, `width`, `min-width`, `max-width` considered. */
  widths(box: LayoutBox): ContentWidths;
  /** The least width of the content with padding and border, whatever the box's own `width` says. */
  minContent(box: LayoutBox): number;
}
