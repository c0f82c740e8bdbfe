import type { StyledElement } from '../cascade/styled-page.ts';
import { elementAt, type Declarations, type Restyling } from '../grammar/restyle.ts';
import { nearestStep } from '../grammar/type-steps.ts';
import { grownSize, MAX_GROWTH } from './grown-size.ts';
import type { Looks } from './looks.ts';

/** px from which lines of a text may touch, the leading below which they do, and what smaller texts get. */
const [DISPLAY, TIGHT, LEAST] = [32, 1.15, 1.2] as const;
/** Of the size around it; a smaller part of a text gets no letter spacing of that. */
const SMALL = 0.8;
/** Of running text, 1.. ; a larger paragraph is a lead or a quote. */
const LARGER = 1.1;
/** px; a bar of a fixed height is at most so high. */
const BAR = 120;

/** Sizes stay in proportion to those of the page, and what is made for display texts stays with these. */
export function tidyType(looks: Looks, page: Restyling): void {
  const body = bodySizes(looks, page);
  for (const [index, declared] of looks) {
    const element = elementAt(page, index);
    if (element === undefined) continue;
    const sized = sizedIn(element, declared, body, page);
    looks.set(index, ledIn(element, sized));
    if (sized['letter-spacing']?.endsWith('em') === true) freeParts(element, looks, page);
  }
}

/** px of most running text: what the page gives it, and the sheet. */
interface BodySizes {
  readonly own: number;
  readonly given: number;
}

function bodySizes(looks: Looks, page: Restyling): BodySizes {
  const counts = new Map<number, { count: number; given: number }>();
  for (const { index, size } of page.features.typography.running) {
    const { count, given } = counts.get(size) ?? { count: 0, given: Number.NaN };
    counts.set(size, { count: count + 1, given: given || pxOf(looks.get(index)) });
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b.count - a.count);
  return { own: most?.[0] ?? Number.NaN, given: most?.[1].given ?? Number.NaN };
}

function pxOf(declared: Declarations | undefined): number {
  const value = declared?.['font-size'] ?? '';
  return value.includes('px') ? Number.parseFloat(value) : Number.NaN;
}

function sizedIn(
  element: StyledElement,
  declared: Declarations,
  body: BodySizes,
  page: Restyling,
): Declarations {
  const px = pxOf(declared);
  const own = element.style['font-size'];
  if (Number.isNaN(px)) return declared;
  const { 'font-size': _, ...others } = declared;
  if (px > own && isInBar(element, page)) return others;
  if (px > MAX_GROWTH * own) {
    const step = grownSize(page, own);
    return step > own ? { ...others, 'font-size': `${step}px` } : others;
  }
  const ratio = own / body.own;
  if (px !== body.given || ratio < LARGER || ratio > MAX_GROWTH) return declared;
  return { ...others, 'font-size': `${nearestStep(page, Math.round(px * ratio))}px` };
}

/** Whether a bar around a text would not grow with it. */
function isInBar(element: StyledElement, page: Restyling): boolean {
  let at = elementAt(page, element.parent);
  for (let step = 0; step < 3 && at !== undefined && at.tag !== 'body'; step++) {
    if (at.style.height !== 'auto' && at.box.height <= BAR) return true;
    at = elementAt(page, at.parent);
  }
  return false;
}

function ledIn({ style }: StyledElement, declared: Declarations): Declarations {
  const leading = Number(declared['line-height']);
  const size = pxOf(declared) || style['font-size'];
  return leading < TIGHT && size < DISPLAY ? { ...declared, 'line-height': `${LEAST}` } : declared;
}

/** Gives small parts of a text their own letter spacing: that of the large text is in its size. */
function freeParts({ children, style }: StyledElement, looks: Looks, page: Restyling): void {
  for (const index of children) {
    const part = elementAt(page, index);
    const isSmall = part !== undefined && part.style['font-size'] < SMALL * style['font-size'];
    const known = looks.get(index) ?? {};
    if (isSmall && !('letter-spacing' in known)) looks.set(index, { ...known, 'letter-spacing': 'normal' });
  }
}
