import type { Industry } from '../../../catalog/industries.ts';
import type { Taste } from '../../complete-taste.ts';
import type { Form } from '../scenes/forms.ts';
import { SCENES } from '../scenes/index.ts';
import type { Scene } from '../scenes/scene.ts';

/** A manner of drawing, with all that it can draw. */
export interface IllustrationStyle {
  readonly id: string;
  /** How well it fits a taste. */
  readonly suits: (taste: Taste) => number;
  readonly subjects: Subjects;
}

/** At least one. */
export type Subjects = readonly [Subject, ...Subject[]];

/** Something in a style. */
export interface Subject {
  /** What the drawing shows. */
  readonly alt: string;
  /** Industries that it suits. */
  readonly industries: readonly Industry[];
  /**
   * SVG content; colours are custom properties of the page.
   *
   * @param width of the drawing, px; it fills the width and is 320 high
   */
  readonly draw: (random: () => number, width: number) => string;
}

/**
 * All scenes in one manner.
 *
 * @param manner such as "Line drawing"
 * @param ink draws the forms from back to front, on the ground of the drawing
 */
export function scenesIn(
  manner: string,
  ink: (forms: readonly Form[], random: () => number, width: number) => string,
): Subjects {
  const inked = ({ shows, industries, forms }: Scene): Subject => ({
    alt: `${manner} of ${shows}`,
    industries,
    draw: (random, width) => ink(forms(random, width), random, width),
  });
  const [first, ...others] = SCENES;
  return [inked(first), ...others.map(inked)];
}
