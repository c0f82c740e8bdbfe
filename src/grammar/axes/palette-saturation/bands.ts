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
