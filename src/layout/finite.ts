/** Bounds of Chromium's LayoutUnit, a 32-bit number of 1/64 px. */
const LARGEST = 33_554_431; // px

/** Clamps a length to the range of layout; NaN becomes 0. */
export function finite(value: number): number {
  if (value > -LARGEST && value < LARGEST) return value;
  return value > 0 ? LARGEST : value < 0 ? -LARGEST : 0;
}
