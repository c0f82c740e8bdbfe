import { parseHex } from '../../color/hex.ts';
import type { Rgba } from '../../color/rgba.ts';
import { surfaceGround } from '../../grammar/axes/surface-ground/axis.ts';
import type { Taste } from '../complete-taste.ts';

/** The page is dark by default. */
export function isDark(taste: Taste): boolean {
  return taste['surface.dark_mode'] === 'dark-first';
}

/** The page has one hue throughout, including the ground. */
export function isOneHue(taste: Taste): boolean {
  return taste['palette.strategy'] === 'mono' && taste['palette.saturation'] !== 'desaturated';
}

/**
 * Colour of the ground. A tint that agrees with the warmth of the page is strong; one that does not is as weak as its
 * value allows, so that the accents decide.
 */
export function decideGround(taste: Taste): Rgba {
  const ground = taste['surface.ground'];
  const warmth = taste['palette.warmth'];
  if (isDark(taste)) {
    if (isOneHue(taste)) return hex(ONE_HUE_GROUNDS[darkClass(ground)][hueName(taste)]);
    return hex(DARK_GROUNDS[ground](taste['palette.contrast'] === 'extreme', sideOf(ground) === warmth));
  }
  const { full, faint } = surfaceGround.shownBy.light[ground];
  return hex(sideOf(ground) === warmth ? full : faint);
}

function sideOf(ground: Taste['surface.ground']): 'warm' | 'cool' | null {
  if (ground === 'cream' || ground === 'warm-tinted') return 'warm';
  return ground === 'cool-tinted' ? 'cool' : null;
}

type DarkGround = (extreme: boolean, full: boolean) => string;

const NEUTRAL_DARK: DarkGround = (extreme) => (extreme ? '161616' : '242424');
const DARK_GROUNDS: Readonly<Record<Taste['surface.ground'], DarkGround>> = {
  white: NEUTRAL_DARK,
  cream: NEUTRAL_DARK,
  'gray-light': NEUTRAL_DARK,
  'gray-dark': NEUTRAL_DARK,
  black: () => '0d0d0d',
  'warm-tinted': (extreme, full) => (full ? (extreme ? '20130c' : '2a1d18') : extreme ? '201512' : '2b211e'),
  'cool-tinted': (extreme, full) => (full ? (extreme ? '0f1822' : '18212b') : extreme ? '10181e' : '1b2229'),
};

type HueName = 'red' | 'indigo' | 'green' | 'magenta';

type DarkClass = 'black' | 'gray-dark' | 'tinted';

/** Dark grounds with the maximum chroma of their value, for pages with one hue throughout. */
const ONE_HUE_GROUNDS: Readonly<Record<DarkClass, Readonly<Record<HueName, string>>>> = {
  black: { red: '120706', indigo: '070814', green: '041004', magenta: '10040f' },
  'gray-dark': { red: '150b0a', indigo: '0c0d17', green: '0b150a', magenta: '150a14' },
  tinted: { red: '2a1410', indigo: '15172e', green: '0f2210', magenta: '2a0f1c' },
};

function darkClass(ground: Taste['surface.ground']): DarkClass {
  return ground === 'black' || ground === 'gray-dark' ? ground : 'tinted';
}

function hueName(taste: Taste): HueName {
  const warm = taste['palette.warmth'] === 'warm';
  if (taste['palette.saturation'] === 'neon') return warm ? 'magenta' : 'green';
  return warm ? 'red' : 'indigo';
}

function hex(digits: string): Rgba {
  const color = parseHex(digits);
  if (color === null) throw new RangeError(`Not a hex colour: ${digits}`);
  return color;
}
