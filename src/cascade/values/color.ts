import { takeColor } from '../../color/parse-color.ts';
import type { Rgba } from '../../color/rgba.ts';
import { fixed, type Grammar, oneOf, specified } from './specified.ts';

export const color: Grammar<Rgba> = (cursor) => {
  const value = takeColor(cursor);
  return value && specified(value.resolve, value.usesCurrent);
};

/** Chromium's focus ring colour, used in `outline` resets. */
const FOCUS_RING = fixed<Rgba>({ r: 16, g: 16, b: 16, a: 1 });

export const outlineColor: Grammar<Rgba> = oneOf(color, (cursor) =>
  cursor.takeWord('-webkit-focus-ring-color') ? FOCUS_RING : null,
);
