import { MUTED_BELOW } from './axes/palette-saturation/bands.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import { seenOklch } from '../color/seen-hue.ts';
import type { Grounds } from '../features/grounds.ts';
import { isFill, type PaintedColor } from '../features/painted-colors.ts';
import { coloredShare } from './colorfulness.ts';
import { isChromatic } from './hues.ts';

const SHADE = 0.12; // OKLab distance; panels and bars nearer to the ground are shades of it
const DARK_GROUND = 0.45; // OKLCH lightness
const LEAST_TINT = 0.03; // OKLCH chroma of a ground that has shades of its own hue
const KIND_SHARE = 0.0001; // of the page, the ink of two words on the first screen; a role with less is not noticed
const SEEN_ACCENTS = 0.001; // of the page, a button; with fewer accents a tinted ground decides
const PROMINENT = 0.01; // of the page, a row of buttons; a larger fill is not a more important accent
const CEILING = 0.02; // of the page; larger areas add no weight, so that bands do not outweigh accents
const RECURRING = 3; // kinds of element; RUBRIC: an accent on three kinds recurs at any area
const BESIDES_LINKS = 2; // kinds of element besides links; RUBRIC: rare signals are only links or one button
const MARKS = 0.004; // of the page, in boxes; fewer are marks beside another kind

/**
 * Accents: chromatic colours, without a dark, muted ground of the whole page and shades of it. On a dark blue page the
 * text links are accents, not the ground. A tinted panel on a neutral ground is an accent.
 */
export function accentsOf(colors: readonly PaintedColor[], grounds: Grounds): PaintedColor[] {
  return withoutShades(colors.filter(isChromatic), grounds);
}

/** Share of the page that fills tint, each as far as it shows its hue; a dark, muted ground and its shades left out. */
export function tintedShare(colors: readonly PaintedColor[], grounds: Grounds): number {
  return coloredShare(withoutShades(colors.filter(isFill), grounds));
}

function withoutShades(colors: readonly PaintedColor[], { candidates }: Grounds): PaintedColor[] {
  const root = candidates.find((candidate) => candidate.root);
  if (root === undefined || !isDarkTint(root.color)) return [...colors];
  return colors.filter((color) => !isFill(color) || colorDifference(color.color, root.color) > SHADE);
}

function isDarkTint(color: Rgba): boolean {
  const { l, c } = seenOklch(color);
  return l < DARK_GROUND && c >= LEAST_TINT && c < MUTED_BELOW;
}

/** Chromatic colours, by area and chroma: the accents where they are visible, else all chromatic colours. */
export function chromaticColors(colors: readonly PaintedColor[], grounds: Grounds): PaintedColor[] {
  const accents = accentsOf(colors, grounds);
  const dominant = shareOf(accents) >= SEEN_ACCENTS ? accents : colors.filter(isChromatic);
  const prominence = ({ share, oklch }: PaintedColor) => Math.min(share, PROMINENT) * oklch.c;
  return dominant.toSorted((a, b) => prominence(b) - prominence(a));
}

/** Weight of a colour for the tone of the page: its share of the page, up to a maximum. */
export function tonalWeight({ share }: PaintedColor): number {
  return Math.min(share, CEILING);
}

/** Share of the page of all these colours. */
export function shareOf(colors: readonly PaintedColor[]): number {
  return colors.reduce((sum, { share }) => sum + share, 0);
}

/** The roles in which accents are visible: fills, links, headings, icons, lines. */
export function kindsOf(accents: readonly PaintedColor[]): ReadonlySet<string> {
  const shares = new Map<string, number>();
  for (const { role, share } of accents) shares.set(role, (shares.get(role) ?? 0) + share);
  return new Set([...shares].filter(([, share]) => share >= KIND_SHARE).map(([role]) => role));
}

/** Whether accents recur on several kinds of element, at any area. */
export function recurs(accents: readonly PaintedColor[]): boolean {
  const kinds = kindsOf(accents);
  const marks = shareOf(accents.filter(({ role }) => role === 'box')) < MARKS;
  const besides = [...kinds].filter((role) => role !== 'link' && !(marks && role === 'box'));
  return kinds.size >= RECURRING || besides.length >= BESIDES_LINKS;
}
