import { NOT_NEGATIVE, takeLength } from '../lengths.ts';
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

/** outline-offset snaps too, toward 0. */
export const lineOffset: Grammar<number> = (cursor) => {
  const length = takeLength(cursor);
  return length && specified((context) => Math.trunc(length.compute(context)));
};

/** Anything visible is at least one px; the rest is floored. The small addend absorbs rounding of sums. */
function snap(px: number): number {
  return px > 0 && px < 1 ? 1 : Math.floor(px + 1e-6);
}
