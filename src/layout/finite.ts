/** Bounds of Chromium's LayoutUnit, a 32-bit number of 1/64 px. */
const LARGEST = 33_554_431; // px

/** A length within the bounds of what can be laid out; 0 for NaN. */
export function finite(value: number): number {
  if (value > -LARGEST && value < LARGEST) return value;
  return value > 0 ? LARGEST : value < 0 ? -LARGEST : 0;
}
