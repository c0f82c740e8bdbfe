import type { Rgba } from '../../color/rgba.ts';
import type { ValueOf } from '../../grammar/axes/index.ts';

type Ground = ValueOf<'surface.ground'>;

/** Channel limits of the rubric of surface.ground, 0..255. */
const WHITE_FROM = 250;
const BLACK_TO = 20;
const NEUTRAL_SPREAD = 8;
const LIGHT_FROM = 190;
const CREAM_MIN = 215;
const CREAM_SPREAD = 6;
const TINTED_DARK_SPREAD = 12;

/** The grounds a colour may be called, best first. */
export function groundOf(color: Rgba): readonly Ground[] {
  const channels = [color.r, color.g, color.b];
  const min = Math.min(...channels);
  const max = Math.max(...channels);
  const spread = max - min;
  if (min >= WHITE_FROM) return ['white'];

  const hue = hueOf(color, max, spread);
  const warm = hue <= 70 || hue >= 330;
  const tint: Ground = warm ? 'warm-tinted' : 'cool-tinted';
  if (max < LIGHT_FROM && min < CREAM_MIN / 2) {
    const neutral: Ground = max <= BLACK_TO ? 'black' : 'gray-dark';
    if (spread >= TINTED_DARK_SPREAD) return [tint, neutral];
    return spread > 2 ? [neutral, tint] : [neutral];
  }
  if (min >= CREAM_MIN && hue >= 25 && hue <= 70 && spread >= CREAM_SPREAD) return ['cream', 'warm-tinted'];
  return spread <= NEUTRAL_SPREAD ? ['gray-light'] : [tint];
}

/** HSL hue in degrees; 0 for a neutral. */
function hueOf({ r, g, b }: Rgba, max: number, spread: number): number {
  if (spread === 0) return 0;
  const sixth =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sixth * 60;
}
