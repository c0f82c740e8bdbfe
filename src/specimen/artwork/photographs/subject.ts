import type { Light } from './light.ts';

/** A subject, rendered as light on matter. */
export interface Subject {
  readonly alt: string;
  /**
   * SVG content, 320 high.
   *
   * @param width 480, or 960 for those that can be wide
   */
  readonly draw: (light: Light, width: number) => string;
}
