import type { CornerRadius } from '../computed-value.ts';
import { NOT_NEGATIVE, takeLength, takeLengthPercentage } from '../lengths.ts';
import { keyword } from './keyword.ts';
import { type Grammar, type Specified, specified } from './specified.ts';

const WIDTHS: ReadonlyMap<string, number> = new Map([
  ['thin', 1],
  ['medium', 3],
  ['thick', 5],
]);
const named = keyword('thin medium thick');

/** border-*-width and outline-width in px, snapped to whole px as Chromium does when it computes them. */
export const lineWidth: Grammar<number> = (cursor) => {
  const word = named(cursor);
  if (word !== null) return specified((context) => WIDTHS.get(word.compute(context)) ?? 0);
  const length: Specified<number> | null = takeLength(cursor, NOT_NEGATIVE);
  return length && specified((context) => snap(length.compute(context)));
};

/** outline-offset is snapped too, toward 0. */
export const lineOffset: Grammar<number> = (cursor) => {
  const length = takeLength(cursor);
  return length && specified((context) => Math.trunc(length.compute(context)));
};

/** A visible width is at least 1 px; others are floored. The small addend absorbs rounding errors. */
function snap(px: number): number {
  return px > 0 && px < 1 ? 1 : Math.floor(px + 1e-6);
}

/** One or two radii of a corner. */
export const radius: Grammar<CornerRadius> = (cursor) => {
  const horizontal = takeLengthPercentage(cursor, NOT_NEGATIVE);
  if (horizontal === null) return null;
  const vertical = takeLengthPercentage(cursor, NOT_NEGATIVE) ?? horizontal;
  return specified((context) => ({
    horizontal: horizontal.compute(context),
    vertical: vertical.compute(context),
  }));
};
