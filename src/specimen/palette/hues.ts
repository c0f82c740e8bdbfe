import { paletteStrategy } from '../../grammar/axes/palette-strategy/axis.ts';
import type { Taste } from '../complete-taste.ts';

/** OKLCH hues of the accents in degrees, main accent first. */
export function decideHues(taste: Taste): readonly number[] {
  const side = taste['palette.warmth'];
  const count = paletteStrategy.shownBy.hues[taste['palette.strategy']];
  const hues = (taste['palette.saturation'] === 'neon' ? GLOWING : HUES)[side];
  if (count !== 1) return hues[count];
  // A cool accent contrasts with a warm ground, and vice versa.
  const single = side === 'mixed' && taste['surface.ground'] !== 'cool-tinted' ? 'cool' : side;
  const lone = taste['palette.saturation'] === 'neon' ? GLOWING : HUES;
  return lone[single === 'mixed' ? 'warm' : single][1];
}

type HueTable = Readonly<Record<Taste['palette.warmth'], Readonly<Record<1 | 2 | 3 | 4, readonly number[]>>>>;

// Warm from 325 over 0 to 115 degrees, cool between; two hues count as two from about 30 degrees apart.
const WARM = { 1: [30], 2: [26, 78], 3: [26, 78, 345], 4: [22, 64, 105, 340] } as const;
const COOL = { 1: [264], 2: [264, 158], 3: [264, 152, 308], 4: [262, 148, 205, 308] } as const;
const BOTH = { 1: [264], 2: [264, 45], 3: [264, 32, 85], 4: [262, 32, 85, 155] } as const;
const HUES: HueTable = { warm: WARM, cool: COOL, mixed: BOTH, neutral: BOTH };

// Only greens and magentas can be both light and saturated, so one of them is the main accent.
const GLOWING: HueTable = {
  warm: { 1: [332], 2: [332, 60], 3: [332, 60, 20], 4: [332, 60, 100, 20] },
  cool: { 1: [142], 2: [142, 200], 3: [142, 200, 285], 4: [142, 200, 250, 300] },
  mixed: { 1: [142], 2: [142, 332], 3: [142, 332, 60], 4: [142, 332, 60, 250] },
  neutral: { 1: [142], 2: [142, 332], 3: [142, 332, 60], 4: [142, 332, 60, 250] },
};

/** Whether a hue lies on the warm side, by the bounds of palette.warmth. */
export function isWarmHue(hue: number): boolean {
  return hue >= 325 || hue <= 115;
}
