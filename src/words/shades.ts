import { hueDistance } from '../color/seen-hue.ts';
import { oklchColor, rgbaToOklch, type Oklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';

/** What words before the name of a colour make of it. */
type Shading = (color: Oklch) => Oklch;

/** OKLCH lightness above which an orange or yellow is no longer one when it is darkened. */
const BRIGHT = 0.66;

const dark: Shading = ({ l, c, h }) => ({ l: l < 0.36 ? l * 0.85 : Math.min(0.62 * l, 0.36), c, h });
const deep: Shading = (color) => (color.l > BRIGHT ? { ...color, l: 0.88 * color.l } : dark(color));
const bright: Shading = ({ l, c, h }) => ({ l: Math.max(l, 0.62), c: Math.max(c, 0.2), h });
const light: Shading = ({ l, c, h }) => ({ l: Math.max(l, 0.85), c: Math.min(c, 0.09), h });
const soft: Shading = ({ l, c, h }) => ({ l: Math.max(l, 0.88), c: Math.min(c, 0.06), h });
const muted: Shading = ({ l, c, h }) => ({ l: 0.5 * l + 0.3, c: 0.45 * c, h });

const SHADINGS: readonly (readonly [words: string, shading: Shading])[] = [
  ['very\\s+dark|darkest|inky|near(?:ly)?[\\s-]black', (color) => dark(dark(color))],
  ['dark', dark],
  ['deep', deep],
  ['bright|vivid|strong|electric|saturated|vibrant', bright],
  ['light', light],
  ['soft|pale|pastel|baby', soft],
  ['muted|dusty|faded|dull|washed[\\s-]out|desaturated', muted],
];

/** The colours of lamps and markers. */
const NEON: Readonly<Record<string, string>> = {
  green: '#39ff14',
  yellow: '#e7ff00',
  pink: '#ff10f0',
  blue: '#1f51ff',
  purple: '#bc13fe',
  orange: '#ff5f1f',
  red: '#ff3131',
  lime: '#ccff00',
  cyan: '#00f0ff',
};
const GLOWING = 'neon|fluorescent|day-?glo|acid';

const BEFORE = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:${SHADINGS.map(([words]) => words).join('|')}|${GLOWING})[\s-]+)+$`,
  'iu',
);
const PATTERNS = SHADINGS.map(([words, shading]) => [new RegExp(`^(?:${words})$`, 'i'), shading] as const);

/** Where the words begin that shade the colour named at `start`; `start` without any. */
export function shadingStart(text: string, start: number): number {
  const from = Math.max(0, start - REACH);
  const found = BEFORE.exec(text.slice(from, start));
  return found === null ? start : from + found.index;
}

/** Characters before a colour. */
const REACH = 32;

/** A colour as the words before its name shade it: `deep`, `soft`. @param name in lower case */
export function shaded(words: string, name: string, color: Rgba): Rgba | string {
  const all = words
    .trim()
    .toLowerCase()
    .match(new RegExp(`${GLOWING}|${SHADINGS.map(([one]) => one).join('|')}`, 'gi'));
  if (all === null) return color;
  if (all.some((word) => new RegExp(`^(?:${GLOWING})$`, 'i').test(word)) && NEON[name] !== undefined)
    return NEON[name];
  const shadings = all.flatMap((word) => PATTERNS.find(([pattern]) => pattern.test(word))?.[1] ?? []);
  const { l, c, h } = shadings.reduceRight((former, shading) => shading(former), rgbaToOklch(color));
  return inGamut({ l, c, h });
}

const STEP = 0.005; // OKLCH chroma
const SAME = { hue: 3, lightness: 0.015 } as const;

/** The strongest colour of sRGB of this lightness and hue, of at most this chroma. */
function inGamut({ l, c, h }: Oklch): Rgba {
  for (let chroma = c; chroma > STEP; chroma -= STEP) {
    const color = oklchColor(l, chroma, h);
    const shown = rgbaToOklch(color);
    if (hueDistance(shown.h, h) < SAME.hue && Math.abs(shown.l - l) < SAME.lightness) return color;
  }
  return oklchColor(l, 0, h);
}
