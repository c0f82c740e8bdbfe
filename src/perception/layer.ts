import type { Box } from '../cascade/styled-page.ts';
import type { Rgba } from '../color/rgba.ts';
import type { DecodedPaint } from './decoded-paint.ts';
import type { DrawnGradient } from './gradient-color.ts';

/** One visible layer of a background. */
export interface Layer {
  /** `pattern`: tiles, stripes, noise; `picture`: an image that fills its box. */
  readonly kind: 'color' | 'gradient' | 'pattern' | 'picture';
  /** Mean colour; transparent for images that were not decoded. */
  readonly color: Rgba;
  /** Colour stops of a gradient, otherwise empty. */
  readonly stops: readonly Rgba[];
  /** Share of the layer that each stop covers; the sum is less than 1 when some stops are transparent. */
  readonly weights: readonly number[];
  readonly url: string | null;
  /** Of a decoded image. */
  readonly decoded?: Omit<DecodedPaint, 'covered'>;
  /** The part of the box that a gradient is drawn in, px of the document; absent for the whole box. */
  readonly part?: Box;
  /** Of a gradient that is drawn once. */
  readonly drawn?: DrawnGradient;
  /** Set for an image of unknown size, which may not cover the layers below it. */
  readonly uncertain?: true;
}

/** OKLab distance; two fills closer than this look the same, and a gradient between them looks flat. */
export const SAME_COLOR = 0.04;

/** A layer of one colour. */
export function flat(color: Rgba): Layer {
  return { kind: 'color', color, stops: [], weights: [], url: null };
}
