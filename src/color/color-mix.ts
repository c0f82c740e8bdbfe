import type { Cursor } from '../css/cursor.ts';
import { takeNumeric } from '../css/math.ts';
import { DEFAULT_LENGTHS } from '../css/units.ts';
import {
  type Channels,
  type ColorSpace,
  convertColor,
  isColorSpace,
  SPACES,
  type SpaceColor,
  withoutPowerlessHue,
} from './color-space.ts';
import { type ColorNode, compoundNode, type TakeColor } from './specified-color.ts';

interface Ingredient {
  readonly color: ColorNode;
  /** 0..100, null when absent. */
  readonly percent: number | null;
}

type HueMethod = 'shorter' | 'longer' | 'increasing' | 'decreasing';

/** Parses the arguments of color-mix(): two colours, as Chromium accepts. */
export function mixColors(args: Cursor, take: TakeColor): ColorNode | null {
  const method = takeMethod(args);
  if (method === null) return null;
  const first = takeIngredient(args, take);
  if (first === null || !args.takeDelimiter(',')) return null;
  const second = takeIngredient(args, take);
  if (second === null || !args.done) return null;
  const { share, opacity } = proportions(first.percent, second.percent);
  return compoundNode([first.color, second.color], (context) => {
    const from = toward(first.color.evaluate(context), method.space);
    const to = toward(second.color.evaluate(context), method.space);
    const mixed = interpolate(from, to, share, method.hue);
    return { ...mixed, alpha: (mixed.alpha ?? 0) * opacity };
  });
}

/** `in oklch longer hue,`; oklab by default. */
function takeMethod(args: Cursor): { space: ColorSpace; hue: HueMethod } | null {
  if (!args.takeWord('in')) return { space: 'oklab', hue: 'shorter' };
  const space = args.takeIdent();
  if (space === null || !isColorSpace(space)) return null;
  const polar = SPACES[space].achromatic !== null;
  const hue = polar ? HUE_METHODS.find((method) => args.takeWord(method)) : undefined;
  if (hue !== undefined && !args.takeWord('hue')) return null;
  return args.takeDelimiter(',') ? { space, hue: hue ?? 'shorter' } : null;
}

const HUE_METHODS: readonly HueMethod[] = ['shorter', 'longer', 'increasing', 'decreasing'];

/** A colour with its percentage before or after it. */
function takeIngredient(args: Cursor, take: TakeColor): Ingredient | null {
  const before = takePercent(args);
  const color = take(args);
  const percent = before ?? takePercent(args);
  if (color === null || (percent !== null && !(percent >= 0 && percent <= 100))) return null;
  return { color, percent };
}

function takePercent(args: Cursor): number | null {
  const at = args.position;
  const numeric = takeNumeric(args);
  if (numeric === null || numeric.kind !== 'percentage') return args.rewind(at);
  const { percent } = numeric.evaluate(DEFAULT_LENGTHS);
  return numeric.literal ? percent : Math.min(100, Math.max(0, percent));
}

/** The share of the second colour, and the opacity when the percentages do not sum to 100. */
function proportions(first: number | null, second: number | null): { share: number; opacity: number } {
  const p1 = first ?? (second === null ? 50 : 100 - second);
  const p2 = second ?? 100 - p1;
  const sum = p1 + p2;
  if (sum === 0) return { share: 0.5, opacity: 0 };
  return { share: p2 / sum, opacity: Math.min(1, sum / 100) };
}

/** Converts into the mixing space. A missing component stays missing where its meaning is the same there. */
function toward(color: SpaceColor, space: ColorSpace): SpaceColor {
  if (color.space === space) return color;
  const converted = withoutPowerlessHue(convertColor(color, space));
  const from = SPACES[color.space].roles;
  const missing = new Set<string>(from.filter((_, i) => color.channels[i] === null));
  if (missing.size === 0) return converted;
  const keep = (i: 0 | 1 | 2) => (missing.has(SPACES[space].roles[i]) ? null : converted.channels[i]);
  return { ...converted, channels: [keep(0), keep(1), keep(2)] };
}

/** css-color-4, §12: a missing component is taken from the other colour; the others are premultiplied. */
function interpolate(from: SpaceColor, to: SpaceColor, share: number, method: HueMethod): SpaceColor {
  const alphaFrom = from.alpha ?? to.alpha;
  const alphaTo = to.alpha ?? from.alpha;
  const alpha = alphaFrom === null || alphaTo === null ? null : mix(alphaFrom, alphaTo, share);
  const channel = (i: 0 | 1 | 2): number | null => {
    const a = from.channels[i] ?? to.channels[i];
    const b = to.channels[i] ?? from.channels[i];
    if (a === null || b === null) return null;
    if (SPACES[from.space].roles[i] === 'hue') return mixHues(a, b, share, method);
    if (alpha === null || alpha === 0) return mix(a, b, share);
    return mix(a * (alphaFrom ?? 1), b * (alphaTo ?? 1), share) / alpha;
  };
  const channels: Channels = [channel(0), channel(1), channel(2)];
  return { space: from.space, channels, alpha };
}

function mix(a: number, b: number, share: number): number {
  return a * (1 - share) + b * share;
}

function mixHues(from: number, to: number, share: number, method: HueMethod): number {
  return from + arc(wrap(to) - wrap(from), method) * share;
}

/** Hue difference in degrees, -360..360 (css-color-4, §12.4). */
function arc(difference: number, method: HueMethod): number {
  switch (method) {
    case 'shorter':
      return Math.abs(difference) > 180 ? difference - Math.sign(difference) * 360 : difference;
    case 'longer':
      if (Math.abs(difference) >= 180) return difference;
      return difference > 0 ? difference - 360 : difference + 360;
    case 'increasing':
      return difference < 0 ? difference + 360 : difference;
    case 'decreasing':
      return difference > 0 ? difference - 360 : difference;
  }
}

function wrap(hue: number): number {
  return ((hue % 360) + 360) % 360;
}
