import { oklabDistance, rgbaToOklab } from './oklab.ts';
import type { Rgba } from './rgba.ts';

/**
 * OKLab distance of two opaque colours: 0 for equal ones, 1 from black to white; about 0.02 is just noticeable. To
 * compare many colours, convert each once and use `oklabDistance`.
 */
export function colorDifference(one: Rgba, other: Rgba): number {
  return oklabDistance(rgbaToOklab(one), rgbaToOklab(other));
}
