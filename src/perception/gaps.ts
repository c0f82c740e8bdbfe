import type { Box } from '../cascade/styled-page.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import type { Row } from './content-tree.ts';
import { dividersOf } from './dividers.ts';
import type { DrawnPage } from './drawn-page.ts';
import { shortSelector } from './selector.ts';

/** Blank height between two successive contents. */
export interface Gap {
  /** px */
  readonly size: number;
  /** The element below the gap. */
  readonly selector: string;
  /** Indices of the elements whose contents end above the gap and begin below it, side by side. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** Share of the width of the viewport, 0..1. */
  readonly breadth: number;
  /** A rule is drawn in it. */
  readonly divided: boolean;
}

/** Measures the gaps between successive rows. */
export type GapMeasure = (rows: readonly Row[]) => Gap[];

const TOUCHING = 1; // px; rounding error

/** Prepares the measure for one page. */
export function measureGaps(drawn: DrawnPage, work: WorkBudget): GapMeasure {
  const { page } = drawn;
  const dividers = dividersOf(drawn)
    .map((line) => ({ line, y: middle(line) }))
    .toSorted((a, b) => a.y - b.y);
  const divides = (above: Row, below: Row) => {
    const bottom = below.top + TOUCHING;
    for (let at = firstFrom(dividers, above.bottom - TOUCHING); at < dividers.length; at++) {
      const divider = dividers[at];
      if (divider === undefined || divider.y > bottom || !work.spend('features')) return false;
      if (runsAlong(divider.line, below)) return true;
    }
    return false;
  };
  return (rows) =>
    rows.slice(1).flatMap((row, before) => {
      const above = rows[before];
      const [first] = row.members;
      if (first === undefined || above === undefined) return [];
      const holder = page.elements[first.element.parent];
      return {
        size: Math.max(0, row.top - above.bottom),
        selector: shortSelector(first.element),
        above: indicesOf(above),
        below: indicesOf(row),
        breadth: Math.min(1, (holder?.box.width ?? 0) / page.viewport.width),
        divided: divides(above, row),
      };
    });
}

function indicesOf({ members }: Row): number[] {
  return members.map(({ element }) => element.index);
}

function middle({ y, height }: Box): number {
  return y + height / 2;
}

/** Index of the first divider at or below `y`. */
function firstFrom(ascending: readonly { readonly y: number }[], y: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const at = (low + high) >> 1;
    if ((ascending[at]?.y ?? Infinity) < y) low = at + 1;
    else high = at;
  }
  return low;
}

function runsAlong(line: Box, { members }: Row): boolean {
  return members.some(({ left, right }) => line.x < right && line.x + line.width > left);
}
