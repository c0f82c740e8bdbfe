import type { Rgba } from '../color/rgba.ts';

/** What a picture of the upper part of a page shows. Shares are of all that is seen, the first screen counted twice. */
export interface PagePixels {
  /** px from the top that were looked at. */
  readonly height: number;
  /** Colours seen outside of pictures and text, clustered in OKLab, most seen first. */
  readonly palette: readonly { readonly color: Rgba; readonly share: number }[];
  /** Photographs, drawings and other media. */
  readonly pictures: number;
  /** Gradients and tiles. */
  readonly textures: number;
  /** By index of an element with an image: the share of its box that shows one. 0: it never came, or nobody can see it. */
  readonly painted: ReadonlyMap<number, number>;
  /** By index of an element with text: the colour that most of it stands on, else the mean. */
  readonly behindText: ReadonlyMap<number, Rgba>;
}
