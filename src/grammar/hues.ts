import { hueDistance, hueTurn } from '../color/seen-hue.ts';
import { CHROMATIC_FILL, type ColorRole, type PaintedColor } from '../features/painted-colors.ts';

/** Colours of about the same hue, as one hue of a palette. */
export interface Hue {
  /** OKLCH degrees, weighted mean. */
  readonly hue: number;
  /** Of the visible page. */
  readonly share: number;
  readonly elements: number;
  readonly roles: ReadonlySet<ColorRole>;
  /** Largest share first. */
  readonly colors: readonly PaintedColor[];
}

/**
 * OKLCH chroma from which ink has a hue to the eye: fills are large and show a little, ink is thin and reads
 * as grey for longer. Slate text greys (#6b7280, #525f7f) reach 0.03 to 0.05.
 */
const CHROMATIC_INK = 0.065;
const BLACK_INK = 0.35; // lightness up to which ink is black to a reader, tinted or not
const DARK_INK = 0.1; // chroma of such ink that is seen all the same
const TINT = 0.95; // lightness from which a fill is a tinted white, unless its chroma is twice the least
const DARK = 0.45; // lightness
const DARK_SATURATION = 0.1;
const ONE_HUE = 27; // degrees: red and orange, blue and violet lie about 30 apart in OKLCH

/** The colour has a hue. */
export function isChromatic({ oklch, role }: PaintedColor): boolean {
  const fill = role === 'band' || role === 'box';
  const least = fill ? CHROMATIC_FILL : CHROMATIC_INK;
  if (!fill && oklch.l < BLACK_INK) return oklch.c >= DARK_INK;
  return oklch.c >= (oklch.l > TINT ? 2 * least : least);
}

/**
 * The colour adds a hue to the palette. Dark fills show theirs at less chroma, since saturation is chroma
 * over lightness: a navy side bar is blue, though no accent.
 */
export function hasHue(color: PaintedColor): boolean {
  const { oklch, role } = color;
  const dark = (role === 'band' || role === 'box') && oklch.l < DARK;
  return isChromatic(color) || (dark && oklch.c / oklch.l >= DARK_SATURATION);
}

/** Groups the colours with a hue, each colour joining the nearest hue within reach, most seen first. */
export function huesOf(
  colors: readonly PaintedColor[],
  counts: (color: PaintedColor) => boolean = isChromatic,
): Hue[] {
  const groups: { hue: number; weight: number; colors: PaintedColor[] }[] = [];
  for (const color of colors.filter(counts)) {
    const near = groups
      .filter(({ hue }) => hueDistance(hue, color.oklch.h) <= ONE_HUE)
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
