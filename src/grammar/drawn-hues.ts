import type { PaintedColor } from '../features/painted-colors.ts';
import type { PictureColor } from '../features/picture-colors.ts';
import { huesOf } from './hues.ts';

/** RUBRIC: a hue counts from half a percent of the pixels, and only photographs are left out. */
const LEAST = 0.005;
/** Hues; a drawing in one or two hues has those of the page most often, and its shades would count as further ones. */
const SEVERAL = 3;
const STRONG = 0.08; // OKLCH chroma; skin, wood and shadows in a drawing have less

/** The colours of a page, with those of the drawings in its markup where they show several hues; files may be photographs. */
export function withDrawnHues(
  painted: readonly PaintedColor[],
  pictures: readonly PictureColor[],
): readonly PaintedColor[] {
  const drawn = pictures.flatMap(({ color, oklch, share, photo }): PaintedColor[] =>
    oklch.c < STRONG || photo > 0
      ? []
      : [{ color, oklch, role: 'box', share, elements: 1, indices: [], selector: 'svg' }],
  );
  const hues = huesOf(drawn).filter(({ share }) => share >= LEAST);
  return hues.length < SEVERAL ? painted : [...painted, ...hues.flatMap(({ colors }) => colors)];
}
