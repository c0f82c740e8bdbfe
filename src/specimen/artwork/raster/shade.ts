/** Lightness of a point, 0..1; x and y run from 0 to 1, from the top left. */
export type Shade = (x: number, y: number) => number;

/** A subject whose composition follows from random numbers. */
export interface RasterSubject {
  readonly alt: string;
  readonly compose: (random: () => number) => Shade;
}

/** Width of the picture in heights. */
export const ASPECT = 16 / 9;

/** 0 below 0 and 1 above 1, without a corner between. */
export function smooth(t: number): number {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
}

/** Sum of incommensurable sines, -1..1, so that no two hills are equal. */
export function wave(t: number): number {
  return 0.55 * Math.sin(t) + 0.3 * Math.sin(2.17 * t + 1.3) + 0.15 * Math.sin(5.31 * t + 4.1);
}

/** A soft light around a point, 0..1. */
export function glow(dx: number, dy: number, radius: number): number {
  return Math.exp(-(dx * dx + dy * dy) / (radius * radius));
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A random number from a range. */
export function between(random: () => number, from: number, to: number): number {
  return mix(from, to, random());
}

/** A list of things that differ. */
export function several<T>(count: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
