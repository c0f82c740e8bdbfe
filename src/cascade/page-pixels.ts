import type { Rgba } from '../color/rgba.ts';

/**
 * Measurements of a screenshot of the upper part of a page. Shares are of all pixels, the first screen counted twice.
 */
export interface PagePixels {
  /** px from the top that the screenshot covers. */
  readonly height: number;
  /** Colours without pictures and text, clustered in OKLab, largest share first. */
  readonly palette: readonly { readonly color: Rgba; readonly share: number }[];
  /** Photographs, drawings and other media. */
  readonly pictures: number;
  /** Gradients and tiles. */
  readonly textures: number;
  /**
   * By index of an element with an image: the share of its box that shows one. 0: it did not load or is not visible.
   */
  readonly painted: ReadonlyMap<number, number>;
  /** By index of an element with text: the main colour behind it, otherwise the mean. */
  readonly behindText: ReadonlyMap<number, Rgba>;
}
