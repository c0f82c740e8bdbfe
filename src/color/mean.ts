import type { Rgba } from './rgba.ts';

/** Weighted mean of colours; alpha counts as weight. Transparent when all alphas are 0. Weights sum to 1. */
export function mixedColor(parts: readonly { readonly color: Rgba; readonly weight: number }[]): Rgba {
  const a = parts.reduce((sum, { color, weight }) => sum + weight * color.a, 0);
  const mean = (channel: 'r' | 'g' | 'b') =>
    a === 0 ? 0 : parts.reduce((sum, { color, weight }) => sum + weight * color.a * color[channel], 0) / a;
  return { r: mean('r'), g: mean('g'), b: mean('b'), a };
}
