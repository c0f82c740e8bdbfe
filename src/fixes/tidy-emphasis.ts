import type { StyledElement } from '../cascade/styled-page.ts';
import { contrastOn, TEXT_CONTRAST } from '../color/contrast.ts';
import { colorDifference } from '../color/difference.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { elementAt, type Declarations, type Restyling } from '../grammar/restyle.ts';
import { leadingColor } from '../grammar/restyle-colors.ts';
import { declaredColor } from './declared-color.ts';
import type { Looks } from './looks.ts';
import { mutedInks } from './legible-inks.ts';
import { newGroundFinder } from './readable-way.ts';

/** px; a higher box is no badge. */
const LOW = 40;
/** OKLab distance of a fill that is seen at once, and of one that is hardly seen. */
const [STRONG, FAINT] = [0.15, 0.1] as const;

/** Badges in a strong colour keep one, and what was fainter than running text stays so. */
export function tidyEmphasis(looks: Looks, page: Restyling): void {
  const groundAt = newGroundFinder(new Map(looks), page);
  for (const [index, declared] of looks) {
    const element = elementAt(page, index);
    if (element === undefined) continue;
    const behind = elementAt(page, element.parent) ?? element;
    const around = groundAt(behind.index, false) ?? page.perception.ground(behind).color;
    const own = isStrongBadge(element, page) ? badgeIn(declared, around, page) : declared;
    const ground = groundAt(index, false) ?? page.perception.ground(element).color;
    looks.set(index, mutedIn(index, own, ground, page));
  }
}

function isStrongBadge(element: StyledElement, { perception }: Restyling): boolean {
  const { box, style, children } = element;
  if (box.height > LOW || children.length > 1 || style['background-color'].a < 1) return false;
  return !perception.controls.isControl(element) && perception.surfaces.fill(element).contrast >= STRONG;
}

function badgeIn(declared: Declarations, around: Rgba, { tokens }: Restyling): Declarations {
  const fill = declaredColor(declared, 'background-color');
  const leading = leadingColor(tokens);
  if (fill === null || leading === undefined || colorDifference(fill, around) >= FAINT) return declared;
  if (colorDifference(leading, around) < STRONG) return declared;
  // Its label is found with the fill.
  const { color: _, ...others } = declared;
  return { ...others, 'background-color': toHex(leading) };
}

function mutedIn(index: number, declared: Declarations, ground: Rgba, page: Restyling): Declarations {
  const ink = declaredColor(declared, 'color');
  const text = page.tokens.color('color.text');
  if (ink === null || (looksColored(ink) && (text === null || toHex(ink) !== toHex(text)))) return declared;
  const muted = mutedInks(page, index).find((one) => contrastOn(one, ground) >= TEXT_CONTRAST);
  return muted === undefined ? declared : { ...declared, color: toHex(muted) };
}
