import { hueDistance, hueTurn } from '../color/seen-hue.ts';
import { CHROMATIC_FILL, type ColorRole, isFill, type PaintedColor } from '../features/painted-colors.ts';

/** Colours of similar hue, grouped as one hue of a palette. */
export interface Hue {
  /** OKLCH degrees, weighted mean. */
  readonly hue: number;
  /** Share of the visible page, 0..1. */
  readonly share: number;
  readonly elements: number;
  readonly roles: ReadonlySet<ColorRole>;
  /** Largest share first. */
  readonly colors: readonly PaintedColor[];
}

/**
 * OKLCH chroma from which text and lines have a visible hue. It is higher than for fills, since thin strokes look grey:
 * slate text greys (#6b7280, #525f7f) have 0.03 to 0.05.
 */
const CHROMATIC_INK = 0.065;
const BLACK_INK = 0.35; // OKLCH lightness; darker text looks black, tinted or not
const DARK_INK = 0.1; // OKLCH chroma from which such text has a visible hue nevertheless
const TINT = 0.95; // OKLCH lightness; lighter colours count as tinted white below twice the minimum chroma
const DARK = 0.45; // lightness
const DARK_SATURATION = 0.1;
const DARK_CHROMA = 0.025; // OKLCH; darker greys with less tint look black
const ONE_HUE = 25; // degrees; red and orange, or blue and violet, are about 30 apart in OKLCH
// Sky blue, azure and navy are all called blue, though OKLCH spreads them over 60 degrees.
const BLUE = { from: 205, to: 272, spread: 40 } as const;

/** Whether the colour has a visible hue. */
export function isChromatic(color: PaintedColor): boolean {
  const { oklch } = color;
  const fill = isFill(color);
  const least = fill ? CHROMATIC_FILL : CHROMATIC_INK;
  if (!fill && oklch.l < BLACK_INK) return oklch.c >= DARK_INK;
  return oklch.c >= (oklch.l > TINT ? 2 * least : least);
}

/**
 * Whether the colour adds a hue to the palette. Dark fills need less chroma, since saturation is chroma divided by
 * lightness: a navy sidebar is blue, though not an accent.
 */
export function hasHue(color: PaintedColor): boolean {
  const { oklch } = color;
  const dark = isFill(color) && oklch.l < DARK;
  return isChromatic(color) || (dark && oklch.c >= DARK_CHROMA && oklch.c / oklch.l >= DARK_SATURATION);
}

/** Groups chromatic colours: each joins the nearest similar hue, in order of share. */
export function huesOf(
  colors: readonly PaintedColor[],
  counts: (color: PaintedColor) => boolean = isChromatic,
): Hue[] {
  const groups: { hue: number; weight: number; colors: PaintedColor[] }[] = [];
  for (const color of colors.filter(counts)) {
    const near = groups
      .filter(({ hue }) => isOneHue(hue, color.oklch.h))
      .toSorted((a, b) => hueDistance(a.hue, color.oklch.h) - hueDistance(b.hue, color.oklch.h))[0];
    const weight = color.share * color.oklch.c;
    if (near === undefined) {
      groups.push({ hue: color.oklch.h, weight, colors: [color] });
      continue;
    }
    const step = hueTurn(near.hue, color.oklch.h) * (weight / (near.weight + weight || 1));
    near.hue = (near.hue + step + 360) % 360;
    near.weight += weight;
    near.colors.push(color);
  }
  return groups.map(({ hue, colors: members }) => ({
    hue,
    share: members.reduce((sum, { share }) => sum + share, 0),
    elements: members.reduce((sum, { elements }) => sum + elements, 0),
    roles: new Set(members.map(({ role }) => role)),
    colors: members,
  }));
}

function isOneHue(one: number, other: number): boolean {
  return hueDistance(one, other) <= (isBlue(one) && isBlue(other) ? BLUE.spread : ONE_HUE);
}

function isBlue(hue: number): boolean {
  return hue >= BLUE.from && hue <= BLUE.to;
}
