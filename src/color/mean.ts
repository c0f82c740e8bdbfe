import type { Rgba } from './rgba.ts';

/** Colours side by side as one, each by its weight and its alpha; transparent where nothing is seen. Weights sum to 1. */
export function mixedColor(parts: readonly { readonly color: Rgba; readonly weight: number }[]): Rgba {
  const a = parts.reduce((sum, { color, weight }) => sum + weight * color.a, 0);
  const mean = (channel: 'r' | 'g' | 'b') =>
    a === 0 ? 0 : parts.reduce((sum, { color, weight }) => sum + weight * color.a * color[channel], 0) / a;
  return { r: mean('r'), g: mean('g'), b: mean('b'), a };
}
