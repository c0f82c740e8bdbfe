import { colorDifference } from '../color/difference.ts';
import { hueDistance, looksColored, seenOklch } from '../color/seen-hue.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { closeness } from './part.ts';
import type { TargetColor } from './target.ts';

/** OKLab distances. 0.02 is just noticeable side by side; nobody compares a page with its brand side by side. */
const SAME = 0.02;
/** A ground or ink of another name: from white to the light grey of cards is 0.05, to a cream of medium strength 0.06. */
const OTHER_NEUTRAL = 0.14;
/** From a blue to its neighbours teal and violet it is about 0.2. */
const OTHER_COLOR = 0.2;

/** Degrees of OKLCH hue up to which a lighter or darker shade is of the same colour, and from which it is another. */
const SAME_HUE = 12;
const OTHER_HUE = 35;
/** OKLCH lightness: states and badges are up to this much lighter or darker; olive is no yellow. */
const STEP = 0.25;
const OTHER_STEP = 0.6;
/** Score of a shade in the hue of the target but of another lightness. */
const SHADE = 0.75;

/** How close a ground or ink is to a colour of the target, 0..1. */
export function neutralCloseness(seen: Rgba, target: Rgba): number {
  return closeness(colorDifference(seen, target), SAME, OTHER_NEUTRAL);
}

/** How close an accent is, 0..1: by distance, or as a tint or shade of the same hue. */
export function accentCloseness(seen: Rgba, target: Rgba): number {
  const byDistance = closeness(colorDifference(seen, target), SAME, OTHER_COLOR);
  if (!looksColored(seen) || !looksColored(target)) return byDistance;
  const [own, wanted] = [seenOklch(seen), seenOklch(target)];
  const turn = hueDistance(own.h, wanted.h);
  const shade =
    SHADE * closeness(turn, SAME_HUE, OTHER_HUE) * closeness(Math.abs(own.l - wanted.l), STEP, OTHER_STEP);
  return Math.max(Math.min(byDistance, closeness(turn, OTHER_HUE, 2 * OTHER_HUE)), shade);
}

/** Degrees of OKLCH hue and steps of lightness within which a shade has the name of a colour, and from which it has another. */
const NAMED = { hue: [26, 50], lightness: [0.15, 0.32], neutral: [0.05, 0.16] } as const;
/** OKLCH chroma from which a shade that is named in words shows its hue; dark grounds show it sooner. */
const SHOWS_HUE = 0.024;

/** How close a colour is to a token, 0..1; one that words name, such as dark green, is any shade that people call so. */
export function closenessTo(
  { color, isNamed = false }: TargetColor,
  seen: Rgba,
  closenessOf: (seen: Rgba, target: Rgba) => number,
): number {
  const exact = closenessOf(seen, color);
  if (!isNamed) return exact;
  const [own, wanted] = [rgbaToOklch(seen), rgbaToOklch(color)];
  if (wanted.c < SHOWS_HUE) return Math.max(exact, closeness(colorDifference(seen, color), ...NAMED.neutral));
  if (own.c < SHOWS_HUE) return exact;
  const ofHue = closeness(hueDistance(own.h, wanted.h), ...NAMED.hue);
  return Math.max(exact, ofHue * closeness(Math.abs(own.l - wanted.l), ...NAMED.lightness));
}

/** The token of `colors` closest to a colour; null without tokens. */
export function closest(
  seen: Rgba,
  colors: readonly TargetColor[],
  closenessOf: (seen: Rgba, target: Rgba) => number,
): { readonly token: TargetColor; readonly score: number } | null {
  let best: { token: TargetColor; score: number } | null = null;
  for (const token of colors) {
    const score = closenessTo(token, seen, closenessOf);
    if (best === null || score > best.score) best = { token, score };
  }
  return best;
}
