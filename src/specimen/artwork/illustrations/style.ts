import type { Taste } from '../../complete-taste.ts';

/** A manner of drawing. */
export interface IllustrationStyle {
  readonly id: string;
  /** What the drawing shows. */
  readonly alt: string;
  /** How well it fits a taste. */
  readonly suits: (taste: Taste) => number;
  /** SVG content of 480 by 320; colours are custom properties of the page. */
  readonly draw: (random: () => number) => string;
}

/** One of several, by chance. */
export function oneOf<T>(random: () => number, first: T, ...others: readonly T[]): T {
  return [first, ...others][Math.floor(random() * (others.length + 1))] ?? first;
}
