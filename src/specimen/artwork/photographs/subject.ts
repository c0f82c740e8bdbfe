import type { Trade } from '../../../catalog/trades.ts';
import type { Light } from './light.ts';

/** A subject, rendered as light on matter. */
export interface Subject {
  readonly alt: string;
  /** What the brands do that it suits. */
  readonly trades: readonly Trade[];
  /** It has no composition for places about three times as wide as high. */
  readonly isNarrow?: true;
  /**
   * SVG content, 320 high.
   *
   * @param width 480, or 960 for places as wide as the page
   */
  readonly draw: (light: Light, width: number) => string;
}
