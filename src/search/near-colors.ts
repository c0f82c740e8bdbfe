import { parseHex } from '../color/hex.ts';
import { type Oklab, oklabDistance, rgbaToOklab } from '../color/oklab.ts';

/** Colours kept of a brand. */
const MAX_COLORS = 6;
/** Numbers of a colour: lightness, green to red, blue to yellow. */
const CHANNELS = 3;
export const COLOR_NUMBERS = MAX_COLORS * CHANNELS;

/** Steps of a unit of lightness, and of the two other channels of OKLab, which lie within 0.4 of 0 in sRGB. */
const LIGHTNESS_STEPS = 127;
const CHANNEL_STEPS = 300;
/** The lightness of a place without a colour. */
const NO_COLOR = -1;

/** OKLab distance at which a colour is no longer near another one: navy and royal blue. */
const NEAR = 0.2;
/** Colours closer than this are hard to tell apart on a page. */
const ALIKE = 0.05;

/** The numbers of the first colours of a brand, for the column of an index. */
export function colorNumbers(colors: readonly string[]): Int8Array {
  const numbers = new Int8Array(COLOR_NUMBERS).fill(NO_COLOR);
  for (const [at, hex] of colors.slice(0, MAX_COLORS).entries()) {
    const color = parseHex(hex.slice(1));
    if (color === null) continue;
    const [l, a, b] = rgbaToOklab(color);
    numbers.set([LIGHTNESS_STEPS * l, CHANNEL_STEPS * a, CHANNEL_STEPS * b].map(Math.round), at * CHANNELS);
  }
  return numbers;
}

/** How near a brand comes to a colour, 1 for the same one to 0; by document, of a column of `colorNumbers`. */
export function nearness(column: Int8Array, document: number, wanted: Oklab): number {
  return Math.max(0, 1 - distanceTo(column, document, wanted) / NEAR);
}

/** Whether a brand has a colour that looks like this one. */
export function hasColor(column: Int8Array, document: number, wanted: Oklab): boolean {
  return distanceTo(column, document, wanted) <= ALIKE;
}

/** OKLab distance to the nearest colour of a brand. */
function distanceTo(column: Int8Array, document: number, wanted: Oklab): number {
  let least = Infinity;
  const end = (document + 1) * COLOR_NUMBERS;
  for (let at = document * COLOR_NUMBERS; at < end; at += CHANNELS) {
    const l = column[at] ?? NO_COLOR;
    if (l < 0) continue;
    const own: Oklab = [
      l / LIGHTNESS_STEPS,
      (column[at + 1] ?? 0) / CHANNEL_STEPS,
      (column[at + 2] ?? 0) / CHANNEL_STEPS,
    ];
    least = Math.min(least, oklabDistance(own, wanted));
  }
  return least;
}
