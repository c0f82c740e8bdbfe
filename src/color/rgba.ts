/** An sRGB colour: channels 0..255 (fractions allowed, as Chromium keeps them), alpha 0..1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}
