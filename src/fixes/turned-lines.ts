import type { StyledElement } from '../cascade/styled-page.ts';
import { contrastRatio, isDarkGround } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { BLACK, mixedColors, WHITE } from '../grammar/restyle-colors.ts';
import { changesBy, type Declarations, type Restyling, type Way } from '../grammar/restyle.ts';
import { SIDES } from '../perception/sides.ts';
import { hasSchemePart, turnsTo } from './color-scheme.ts';
import { declaredBy, newGroundFinder } from './readable-way.ts';

/** Contrast below which a line is faint: WCAG 2.2, SC 1.4.11 asks for it where a line tells what is there. */
const FAINT = 3;
/** Part of white or black in a line for which the target has no colour. */
const LINE = 0.15;

/**
 * The way with other colours for grey borders that were faint on their ground and would glare on the new one, where the
 * ground of the page turns from light to dark or back.
 */
export function withTurnedLines(way: Way, page: Restyling): Way {
  if (!isFirstForm(way) || turnsTo(way.changes, page) === null) return way;
  const declared = declaredBy(way.changes);
  const newGround = newGroundFinder(declared, page);
  const hasOwn = (index: number) => Object.keys(declared.get(index) ?? {}).some((one) => BORDER.test(one));
  const bordered = page.perception.visible.filter(
    ({ index, style }) => SIDES.some(([, width]) => style[width] > 0) && !hasOwn(index),
  );
  const lines = changesBy(
    page,
    bordered.map(({ index }) => index),
    (_, element) => {
      const ground = newGround(element.index, false);
      return ground === null ? null : turnedLines(element, ground, page);
    },
  );
  return lines.length === 0 ? way : { ...way, changes: [...way.changes, ...lines] };
}

/** Properties of borders, without their corners. */
export const BORDER = /^border(?!.*radius$)/;

/** Whether a way has no part for another scheme, and no custom properties that lines may already have. */
function isFirstForm(way: Way): boolean {
  return !hasSchemePart(way) && way.atRules?.some((rule) => rule.includes('--')) !== true;
}

/** Colours for the sides that glare on a new ground; null where the ground stays light or dark. */
function turnedLines(element: StyledElement, ground: Rgba, page: Restyling): Declarations | null {
  const { color: before, image } = page.perception.ground(element);
  if (image || isDarkGround(before) === isDarkGround(ground)) return null;
  const isGlaring = (color: Rgba) =>
    !looksColored(color) && contrastRatio(color, before) < FAINT && contrastRatio(color, ground) >= FAINT;
  const glaring = page.perception.surfaces.sides(element).filter(({ color }) => isGlaring(color));
  const color = toHex(lineOn(ground, page));
  if (glaring.length === SIDES.length) return { 'border-color': color };
  return Object.fromEntries(glaring.map(({ side }) => [`border-${side}-color`, color]));
}

/** The line of the target where it is faint on a ground, else a tint of the ground. */
export function lineOn(ground: Rgba, { tokens }: Restyling): Rgba {
  const own = tokens.color('color.border');
  if (own !== null && contrastRatio(own, ground) < FAINT) return own;
  return mixedColors(ground, isDarkGround(ground) ? WHITE : BLACK, LINE);
}
