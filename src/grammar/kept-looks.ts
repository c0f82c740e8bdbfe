import type { StyledElement } from '../cascade/styled-page.ts';
import { toHex } from '../color/hex.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { nearest } from '../perception/by-element.ts';
import { siblingsOfChosen } from '../perception/chosen-states.ts';
import { isOff, isOfClass, submitsForm } from '../perception/control-use.ts';
import type { Perception } from '../perception/perceive.ts';
import { oncePer } from '../text/once-per.ts';
import { codedLooks, onlyFilled } from './coded-looks.ts';

/** Elements whose colours say something that those of a target would take away, by what says it. */
export interface KeptLooks {
  /** By their fill, with all that is in them. */
  readonly fills: ReadonlySet<number>;
  /** By their lines; they keep these alone. */
  readonly lines: ReadonlySet<number>;
  /** By their ink, with texts in them that have the same. */
  readonly inks: ReadonlySet<number>;
  /** What is chosen among others, such as the current entry of a menu. */
  readonly chosen: ReadonlySet<number>;
}

type OfPage = { readonly perception: Perception };

/**
 * Messages of states and of fields with a wrong value, controls that cannot be used or that destroy something, switches,
 * what tells a chosen element from those beside it, colours that are a code, and the inks of code, whose hues tell its
 * words apart.
 */
export const keptLooks = oncePer(found, ({ perception }: OfPage) => perception);

function found({ perception }: OfPage): KeptLooks {
  const { controls, surfaces, page } = perception;
  const coded = codedLooks(perception);
  const kept = {
    fills: new Set([...coded.fills, ...onlyFilled(perception)]),
    lines: new Set<number>(),
    inks: new Set([...coded.inks, ...wordsOfCode(page.elements)]),
    chosen: new Set<number>(),
  };
  const isOfWrongField = besideWrongFields(page.elements);
  const isInState = withinStates(page);
  const hasOwnInk = (element: StyledElement) => !hasInkOf(page.elements[element.parent], element);
  const isMainOfForm = mainOfForms(page);
  keepChosen(page.elements, kept);
  // Parents precede their children.
  for (const element of page.elements) {
    const { index, parent, style } = element;
    const isControl = controls.isControl(element);
    const isIn = isInState(element);
    if (kept.fills.has(parent) || isKeptControl(element, isControl && !isMainOfForm(element), isIn))
      kept.fills.add(index);
    else if (kept.inks.has(parent) && !hasOwnInk(element)) kept.inks.add(index);
    if (isControl || !(isIn || isMessage(element) || isOfWrongField(element))) continue;
    if (isTinted(style['background-color']) && !surfaces.isBand(element)) kept.fills.add(index);
    if (hasColoredLine(element)) kept.lines.add(index);
    if (isSeen(style.color) && hasOwnInk(element)) kept.inks.add(index);
  }
  return kept;
}

/**
 * Whether an element is a switch, or a control that is off or destroys something, by its name or that of what is around it.
 * @param isControl and submits no form, whose main action it would be
 */
function isKeptControl(element: StyledElement, isControl: boolean, isInState: boolean): boolean {
  if (isOff(element) || element.attributes['role'] === 'switch') return true;
  return isControl && (isOfClass(element, DESTROYING) || (isInState && hasColors(element)));
}

/** Tells the buttons that submit a form around them. */
function mainOfForms(page: Perception['page']): (element: StyledElement) => boolean {
  const inForm = nearest(page, ({ tag }) => tag === 'form');
  return (element) => submitsForm(element) && inForm(element) !== null;
}

/** Tells what lies in an element whose class names a grave state. */
function withinStates(page: Perception['page']): (element: StyledElement) => boolean {
  const nearestState = nearest(page, (element) => isBlock(element) && isOfClass(element, GRAVE));
  return ({ parent }) => {
    const above = page.elements[parent];
    return above !== undefined && nearestState(above) !== null;
  };
}

/** Adds what tells chosen elements from those beside them. */
function keepChosen(
  elements: readonly StyledElement[],
  kept: Readonly<Record<keyof KeptLooks, Set<number>>>,
): void {
  for (const [index, other] of siblingsOfChosen(elements)) {
    const style = elements[index]?.style;
    if (style === undefined) continue;
    kept.chosen.add(index);
    const isOther = (name: 'background-color' | 'color' | (typeof SIDE_COLORS)[number]) =>
      toHex(style[name]) !== toHex(other.style[name]) || style[name].a !== other.style[name].a;
    if (isOther('background-color')) kept.fills.add(index);
    if (SIDE_COLORS.some(isOther)) kept.lines.add(index);
    if (isOther('color')) kept.inks.add(index);
  }
}

const SIDE_COLORS = ['border-top-color', 'border-left-color', 'border-bottom-color'] as const;

/** What has an ink of its own in blocks of code, and a hue. */
function wordsOfCode(elements: readonly StyledElement[]): Set<number> {
  const inCode = new Set<number>();
  const words = new Set<number>();
  for (const element of elements) {
    const { index, parent, tag, style } = element;
    if (tag === 'pre' || inCode.has(parent)) inCode.add(index);
    if (inCode.has(parent) && isSeen(style.color) && !hasInkOf(elements[parent], element)) words.add(index);
  }
  return words;
}

function hasInkOf(above: StyledElement | undefined, { style }: StyledElement): boolean {
  return above !== undefined && toHex(above.style.color) === toHex(style.color);
}

/** DATA: words in the names of classes. */
const DESTROYING = /^(?:danger|destructive|delete|remove|del)$/;
const STATES =
  /^(?:err|error|danger|destructive|warn|warning|success|invalid|critical|fail|failed|failure|overdue|required|req|sale|positive|negative|gain|loss|up|down|ok|bad|info|note|notice|tip|caution|callout)$/;
/** DATA: words that hold for all that is in an element. */
const GRAVE = /^(?:danger|destructive|error|err|warning|warn|critical|invalid|success)$/;
/** DATA: roles of messages. */
const MESSAGES: ReadonlySet<string> = new Set(['alert', 'status', 'note']);

function isMessage(element: StyledElement): boolean {
  const { attributes } = element;
  if (!isBlock(element)) return false;
  return (
    MESSAGES.has(attributes['role'] ?? '') ||
    attributes['aria-invalid'] === 'true' ||
    isOfClass(element, STATES)
  );
}

/** Whether an element is a part of the page in HTML, not all of it. */
function isBlock({ namespace, tag }: StyledElement): boolean {
  return namespace === 'html' && tag !== 'body' && tag !== 'html';
}

function hasColors(element: StyledElement): boolean {
  return isSeen(element.style.color) || isSeen(element.style['background-color']) || hasColoredLine(element);
}

/** Whether an element describes a field with a wrong value: by its id, or as what stands beside it. */
function besideWrongFields(elements: readonly StyledElement[]): (element: StyledElement) => boolean {
  const wrong = elements.filter(({ attributes }) => attributes['aria-invalid'] === 'true');
  const parents = new Set(wrong.map(({ parent }) => parent));
  const ids = new Set(
    wrong
      .flatMap(({ attributes }) => [attributes['aria-describedby'], attributes['aria-errormessage']])
      .flatMap((named) => named?.split(/\s+/) ?? []),
  );
  return ({ parent, attributes }) => parents.has(parent) || ids.has(attributes['id'] ?? '');
}

function hasColoredLine({ style }: StyledElement): boolean {
  return SIDES.some((side) => style[`border-${side}-width`] > 0 && isSeen(style[`border-${side}-color`]));
}

const SIDES = ['top', 'left', 'bottom'] as const;

const SEEN = 0.05; // alpha
const TINT = 0.01; // OKLCH chroma of a pale fill

function isTinted(fill: Rgba): boolean {
  return fill.a >= SEEN && rgbaToOklch(fill).c >= TINT;
}

function isSeen(color: Rgba): boolean {
  return color.a >= SEEN && looksColored(color);
}
