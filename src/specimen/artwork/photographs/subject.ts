import type { Light } from './light.ts';

/** A subject, rendered as light on matter. */
export interface Subject {
  readonly alt: string;
  /** SVG content of 480 by 320. */
  readonly draw: (light: Light) => string;
}
