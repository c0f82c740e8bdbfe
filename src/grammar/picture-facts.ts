import type { PictureColor } from '../features/picture-colors.ts';
import { ramp } from '../math/ramp.ts';
import { sumOf } from './facts.ts';

// OKLCH chroma where a hue begins to show in a picture, and where it shows plainly; grey streets have 0.03.
const FROM = 0.03;
const PLAIN = 0.09;

/** Share of the page that drawings fill with colours that show a hue; each picture counts as far as it is drawn. */
export function coloredDrawings(colors: readonly PictureColor[]): number {
  const share = sumOf(colors, (color) => color.share * (1 - color.photo) * ramp(color.oklch.c, FROM, PLAIN));
  return Math.min(1, share);
}
