import { REVISE_FROM } from '../../src/score/total.ts';
import type { Color, Paint } from './paint.ts';

const FULL = '█';
const EMPTY = '░';

/** A bar of `width` characters. @param share 0 to 1 */
export function bar(share: number, width: number, color: Color, paint: Paint): string {
  const full = Math.round(Math.max(0, Math.min(1, share)) * width);
  return paint(color, FULL.repeat(full)) + paint('dim', EMPTY.repeat(width - full));
}

/** Colour of a score of 0 to 100, by the limits of the verdicts. */
export function scoreColor(score: number, min: number): Color {
  if (score >= min) return 'green';
  return score >= REVISE_FROM ? 'yellow' : 'red';
}
