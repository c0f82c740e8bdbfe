import { MUTED_BELOW } from './axes/palette-saturation/bands.ts';
import { colorDifference } from '../color/difference.ts';
import { seenOklch } from '../color/seen-hue.ts';
import type { Grounds } from '../features/grounds.ts';
import type { PaintedColor } from '../features/painted-colors.ts';
import { isChromatic } from './hues.ts';

const SHADE = 0.12; // OKLab distance of panels and bars that are a step lighter or darker than their ground
const KIND_SHARE = 0.0001; // of the page, the ink of two words on the first screen: less of a kind is not noticed
const SEEN_ACCENTS = 0.001; // of the page, a button: less leaves a tinted ground the strongest impression
const CEILING = 0.01; // of the page: past this a larger area adds no weight, so bands do not outweigh accents
const RECURRING = 3; // kinds of element; RUBRIC: an accent on that many recurs whatever its area

/**
 * Colours that stand out from the page: chromatic ones, without the ground of the whole page and its shades
 * where that is quiet. A dark blue page has its text links as accents, not itself.
 */
export function accentsOf(colors: readonly PaintedColor[], { candidates }: Grounds): PaintedColor[] {
  const root = candidates.find((candidate) => candidate.root);
  const chromatic = colors.filter(isChromatic);
  if (root === undefined || seenOklch(root.color).c >= MUTED_BELOW) return chromatic;
  const isFill = ({ role }: PaintedColor) => role === 'band' || role === 'box';
  return chromatic.filter((color) => !isFill(color) || colorDifference(color.color, root.color) > SHADE);
}

/** Chromatic colours by how much they set the tone: accents where they are seen, else the grounds they lie on. */
export function chromaticColors(colors: readonly PaintedColor[], grounds: Grounds): PaintedColor[] {
  const accents = accentsOf(colors, grounds);
  const dominant = shareOf(accents) >= SEEN_ACCENTS ? accents : colors.filter(isChromatic);
  return dominant.toSorted((a, b) => tonalWeight(b) - tonalWeight(a));
}

/** Chroma counts where it is seen: area up to a ceiling, and stronger colours draw the eye first. */
export function tonalWeight({ share, oklch }: PaintedColor): number {
  return Math.min(share, CEILING) * oklch.c;
}

/** The colours together, of the page. */
export function shareOf(colors: readonly PaintedColor[]): number {
  return colors.reduce((sum, { share }) => sum + share, 0);
}

/** Roles that show an accent: fills, links, headings, icons, lines. */
export function kindsOf(accents: readonly PaintedColor[]): ReadonlySet<string> {
  const shares = new Map<string, number>();
  for (const { role, share } of accents) shares.set(role, (shares.get(role) ?? 0) + share);
  return new Set([...shares].filter(([, share]) => share >= KIND_SHARE).map(([role]) => role));
}

/** The accents are a habit of the page, however little of it they cover. */
export function recurs(accents: readonly PaintedColor[]): boolean {
  return kindsOf(accents).size >= RECURRING;
}
