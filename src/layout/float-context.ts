import type { WorkBudget } from '../limits/work-budget.ts';

/** A margin box of a float, in the coordinates of the block formatting context. */
interface Float {
  readonly side: 'left' | 'right';
  readonly top: number;
  readonly bottom: number;
  /** The edge that faces the content. */
  readonly edge: number;
}

/** Horizontal space between floats. */
export interface Band {
  readonly left: number;
  readonly right: number;
  /** Where the next float ends and more space may follow; Infinity below all floats. */
  readonly until: number;
}

/** Tolerance, so that floats that fill a line exactly fit despite rounding. */
const ROUNDING = 0.05; // px

/** Maximum floats considered at once; the oldest are ignored beyond it, which only hostile pages reach. */
const MAX_ACTIVE = 100;

/** The floats of one block formatting context. Coordinates start at its content box. */
export class FloatContext {
  private active: Float[] = [];
  private lastTop = 0;
  private readonly bottoms = { left: 0, right: 0 };
  private readonly work: WorkBudget;

  constructor(work: WorkBudget) {
    this.work = work;
  }

  /** Space for a line or box at `y` between the edges `left` and `right` of its containing block. */
  band(y: number, left: number, right: number): Band {
    let until = Infinity;
    for (const float of this.active) {
      if (float.top > y || float.bottom <= y) continue;
      if (float.side === 'left') left = Math.max(left, float.edge);
      else right = Math.min(right, float.edge);
      until = Math.min(until, float.bottom);
    }
    return { left, right, until };
  }

  /** Like `band`, moved down until `width` fits. Each step passes the end of a float. */
  room(y: number, left: number, right: number, width: number): Band & { readonly y: number } {
    let at = y;
    for (;;) {
      const band = this.band(at, left, right);
      const fits = band.until === Infinity || band.right - band.left >= width - ROUNDING;
      const isStuck = !(band.until > at) || !this.work.spend('layout', this.active.length);
      if (fits || isStuck) return { ...band, y: at };
      at = band.until;
    }
  }

  /** Places a margin box of this size as high as it fits; returns its top left corner. */
  place(side: 'left' | 'right', y: number, left: number, right: number, width: number, height: number) {
    const room = this.room(Math.max(y, this.lastTop), left, right, width);
    const x = side === 'left' ? room.left : room.right - width;
    this.lastTop = room.y;
    this.active = this.active.filter((float) => float.bottom > room.y).slice(-MAX_ACTIVE);
    if (height > 0) {
      const bottom = room.y + height;
      const edge = side === 'left' ? x + width : x;
      // Negative margins can leave a float no width: content does not move aside, but its block still contains it.
      if (width > 0) this.active.push({ side, top: room.y, bottom, edge });
      this.bottoms[side] = Math.max(this.bottoms[side], bottom);
    }
    return { x, y: room.y };
  }

  /** Bottom of the floats that `clear` applies to; 0 when nothing is to be cleared. */
  clearance(clear: string): number {
    if (clear === 'left' || clear === 'inline-start') return this.bottoms.left;
    if (clear === 'right' || clear === 'inline-end') return this.bottoms.right;
    return clear === 'both' ? this.bottom : 0;
  }

  get bottom(): number {
    return Math.max(this.bottoms.left, this.bottoms.right);
  }
}
