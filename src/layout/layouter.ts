import type { WorkBudget } from '../limits/work-budget.ts';
import type { FloatContext } from './float-context.ts';
import type { ContentWidths, LayoutBox } from './layout-box.ts';
import type { Space } from './space.ts';

/** The content box of a box during layout. */
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

/** Position of a border box in the block formatting context whose floats it shares. */
export interface FloatPosition {
  readonly floats: FloatContext;
  readonly x: number;
  readonly y: number;
}

/** Functions that the layout modes share. */
export interface Layouter {
  readonly work: WorkBudget;
  /** Counts a word; false when the page exceeds the limit of words. */
  keepWord(): boolean;
  /** Sizes a box and places its content relative to it. */
  layout(box: LayoutBox, space: Space, floats?: FloatPosition): void;
  /** Min-content and max-content widths of the border box, within `width`, `min-width` and `max-width`. */
  widths(box: LayoutBox): ContentWidths;
  /** Min-content width with padding and border, regardless of the box's own `width`. */
  minContent(box: LayoutBox): number;
}
