import type { Industry } from '../../../catalog/industries.ts';
import type { Form } from './forms.ts';

/** Height of every drawing, in px of its own coordinates. */
export const HEIGHT = 320;

/** Something to draw, as forms from back to front, in no style yet. */
export interface Scene {
  /** What it shows; follows "of". */
  readonly shows: string;
  /** Industries that it suits. */
  readonly industries: readonly Industry[];
  /** @param width of the drawing, px; it fills the width and is `HEIGHT` high */
  readonly forms: (random: () => number, width: number) => readonly Form[];
}

/**
 * Positions across a width, one about every `step` px, each in the middle of its share.
 *
 * @param edge px kept free at both sides, so that no figure is cut
 */
export function across(width: number, step: number, edge = 0): readonly number[] {
  const room = width - 2 * edge;
  const count = Math.max(1, Math.round(room / step));
  return Array.from({ length: count }, (_, at) => edge + ((at + 0.5) * room) / count);
}

export function between(random: () => number, from: number, to: number): number {
  return from + (to - from) * random();
}
