import type { Rgba } from './rgba.ts';

/** The plain mean of colours in sRGB, alpha included; transparent for none. */
export function meanColor(colors: readonly Rgba[]): Rgba {
  const count = colors.length || 1;
  const mean = (channel: keyof Rgba) => colors.reduce((sum, color) => sum + color[channel], 0) / count;
  return { r: mean('r'), g: mean('g'), b: mean('b'), a: mean('a') };
}
