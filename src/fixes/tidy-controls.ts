import type { StyledElement } from '../cascade/styled-page.ts';
import { mainButtonsOf, partsOf } from '../grammar/page-parts.ts';
import { elementAt, type Declarations, type Restyling } from '../grammar/restyle.ts';
import { fontClass } from '../text/font-class.ts';
import type { Looks } from './looks.ts';

/** Properties of a button that have nothing to do with its rank. */
const OF_ALL =
  /^(?:padding|height$|font-|line-height$|border-radius$|letter-spacing$|text-transform$|display$|align-items$|justify-content$)/;
/** px; buttons drawn alike differ by the width of their lines. */
const SAME = 5;

/** Buttons that were drawn in one size stay so, and labels get the typeface of the texts around them. */
export function twinButtons(looks: Looks, page: Restyling): void {
  const main = mainButtonsOf(page).flatMap((index) => elementAt(page, index) ?? []);
  const isMain = new Set(main.map(({ index }) => index));
  for (const index of partsOf(page).buttons) {
    const element = elementAt(page, index);
    if (element === undefined || isMain.has(index)) continue;
    const twin = main.find((one) => isTwin(one, element));
    if (twin === undefined) continue;
    const shared = Object.entries(looks.get(twin.index) ?? {}).filter(([property]) => OF_ALL.test(property));
    const others = Object.entries(looks.get(index) ?? {}).filter(([property]) => !OF_ALL.test(property));
    looks.set(index, Object.fromEntries([...others, ...shared]));
  }
  keepOneFace(looks, page);
}

/** What had the typeface of running text has its new one too, and so do controls. */
function keepOneFace(looks: Looks, page: Restyling): void {
  const { runs, visible, controls } = page.perception;
  const [first] = partsOf(page).text;
  const before = elementAt(page, first ?? -1)?.style['font-family'].join();
  const face = faceOf(looks, page);
  if (face === null) return;
  const texts = runs
    .map(({ element }) => element)
    .filter(({ style }) => style['font-family'].join() === before);
  const labels = visible.filter((element) => controls.isControl(element) || controls.isField(element));
  for (const { index, style } of new Set([...texts, ...labels])) {
    const isSet = declaredFace(index, looks, page) !== undefined;
    if (!isSet && fontClass(style['font-family']) !== 'mono')
      looks.set(index, { ...looks.get(index), 'font-family': face });
  }
}

/** The new typeface of an element, its own or one that it inherits. */
function declaredFace(index: number, looks: Looks, page: Restyling): string | undefined {
  for (let at = elementAt(page, index); at !== undefined; at = elementAt(page, at.parent)) {
    const face = looks.get(at.index)?.['font-family'];
    if (face !== undefined) return face;
    // A control has a face of its own.
    if (CONTROLS.has(at.tag)) return undefined;
  }
  return undefined;
}

const CONTROLS: ReadonlySet<string> = new Set(['button', 'input', 'select', 'textarea']);

function isTwin(main: StyledElement, other: StyledElement): boolean {
  const isNear = Math.abs(main.box.height - other.box.height) <= SAME;
  return isNear && main.style['font-size'] === other.style['font-size'];
}

/** The new typeface of most running text; null where it keeps its own. */
function faceOf(looks: Looks, page: Restyling): string | null {
  const texts = partsOf(page).text;
  const counts = new Map<string, number>();
  for (const text of texts) {
    const face = declaredFace(text, looks, page);
    if (face !== undefined) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most !== undefined && most[1] > texts.length / 2 ? most[0] : null;
}

/** px; a line at one side that is thicker belongs to a box with square corners. */
const THICK = 3;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Boxes with a thick line at one side get no round corners, and round switches stay round. */
export function squareCorners(looks: Looks, page: Restyling): void {
  for (const [index, declarations] of looks) {
    const element = elementAt(page, index);
    if (element === undefined) continue;
    const { 'border-radius': radius, ...others } = declarations;
    const isLined = isOneSided(element, declarations);
    if (radius !== undefined && (isLined || isSwitch(element))) looks.set(index, others);
  }
}

function isOneSided({ style }: StyledElement, declarations: Declarations): boolean {
  const widths = SIDES.map((side) => {
    const declared =
      declarations[`border-${side}`] ?? declarations[`border-${side}-width`] ?? declarations['border'];
    const px = Number.parseFloat(declared ?? '');
    return Number.isNaN(px) ? style[`border-${side}-width`] : px;
  });
  return widths.filter((px) => px >= THICK).length === 1;
}

const MAX_SWITCH = 72; // px wide

/** A small box with round ends that is no label. */
function isSwitch({ box, style, attributes }: StyledElement): boolean {
  if (attributes['role'] === 'switch') return true;
  const isRound = 2 * style['border-top-left-radius'].horizontal.px >= box.height;
  return isRound && attributes['type'] === 'checkbox' && box.width <= MAX_SWITCH;
}
