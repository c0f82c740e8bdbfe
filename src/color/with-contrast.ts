import { contrastOn } from './contrast.ts';
import { oklchColor, rgbaToOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';
import { BLACK, WHITE } from './plain-colors.ts';

/** OKLCH lightness: the step of the search, and its precision. */
const LIGHTNESS_STEPS = { coarse: 0.06, fine: 0.01 } as const;

/**
 * The colour itself if it reaches `ratio` (WCAG 2.2) on every ground, otherwise the colour of the same hue and chroma
 * with the nearest lightness that does; null if none does. Grounds are opaque.
 */
export function withContrast(color: Rgba, grounds: readonly Rgba[], ratio: number): Rgba | null {
  const reaches = (candidate: Rgba) => grounds.every((ground) => contrastOn(candidate, ground) >= ratio);
  if (reaches(color)) return color;
  const { l, c, h } = rgbaToOklch(color);
  const at = (lightness: number) => oklchColor(lightness, c, h);
  const { coarse, fine } = LIGHTNESS_STEPS;
  for (let offset = coarse; offset <= 1 + coarse; offset += coarse) {
    for (const side of [-1, 1]) {
      if (!reaches(at(l + side * offset))) continue;
      // The nearest one lies between this step and the last.
      const nearer = Array.from(
        { length: Math.round(coarse / fine) },
        (_, step) => offset - coarse + (step + 1) * fine,
      );
      return nearer.map((distance) => at(l + side * distance)).find(reaches) ?? at(l + side * offset);
    }
  }
  // Near black and white the colour is clipped to sRGB, which changes its lightness.
  return [BLACK, WHITE].find(reaches) ?? null;
}
