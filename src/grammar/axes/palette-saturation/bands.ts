import type { Oklch } from '../../../color/oklch.ts';
import { CHROMATIC_FROM } from '../../../color/seen-hue.ts';

/** OKLCH chroma below which the rubric calls a colour muted. */
export const MUTED_BELOW = 0.09;

/** OKLCH chroma of the rubric. Neon has no band: it also depends on lightness and ground. */
export const BANDS = [
  { value: 'desaturated', from: 0 },
  { value: 'muted', from: CHROMATIC_FROM },
  { value: 'balanced', from: MUTED_BELOW },
  { value: 'vivid', from: 0.16 },
] as const;

const NEON_CHROMA = 0.22;
const NEON_LIGHTNESS = 0.7;

/** Fluorescent colours are both light and saturated: #00ff00, #ff00ff, #ccff00. */
export function isFluorescent({ l, c }: Oklch): boolean {
  return c >= NEON_CHROMA && l >= NEON_LIGHTNESS;
}
