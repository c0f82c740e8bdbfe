import type { StyledElement } from '../cascade/styled-page.ts';
import { toHex } from '../color/hex.ts';
import { looksColored } from '../color/seen-hue.ts';
import { lengthOf } from '../grammar/even-sizes.ts';
import { BESIDE_EDGE } from '../grammar/accent-carriers.ts';
import { elementAt, type Declarations, type Restyling } from '../grammar/restyle.ts';
import type { Looks } from './looks.ts';

/** px; a thicker line along the edge of a page is a band, which no sheet draws. */
const MAX_BAND = 16;
/** px between a rule and what it stands above, where the page leaves less. */
const BELOW_RULE = 12;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** DATA: elements that are text: a rule above each of them would be a grid. */
const TEXTS: ReadonlySet<string> = new Set(['p', 'li', 'dd', 'dt', 'blockquote', 'span', 'a']);

/** Lines touch nothing below them, stand above no paragraph, and have a colour of the target where the sheet makes them wider. */
export function tidyLines(looks: Looks, page: Restyling): void {
  for (const [index, declared] of looks) {
    const element = elementAt(page, index);
    if (element !== undefined) looks.set(index, linesOf(element, declared, page));
  }
  moveToRoot(looks, page);
}

const ROOT = 0; // index of the root element
const isPageEdge = (property: string) => /^border-(?:top|bottom)$/.test(property);

/** Lines along the edges of the page are on the root element where the body has margins: on the body they would float. */
function moveToRoot(looks: Looks, page: Restyling): void {
  const body = page.perception.page.elements.find(({ tag }) => tag === 'body');
  const declared = body && looks.get(body.index);
  if (body === undefined || declared === undefined) return;
  if (!SIDES.some((side) => lengthOf(body, `margin-${side}`) > 0)) return;
  const [edges, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(declared).filter(([property]) => isPageEdge(property) === wanted)),
  );
  if (edges === undefined || others === undefined || Object.keys(edges).length === 0) return;
  looks.set(body.index, others);
  looks.set(ROOT, { ...looks.get(ROOT), ...edges });
}

function linesOf(element: StyledElement, declared: Declarations, page: Restyling): Declarations {
  const { isControl } = page.perception.controls;
  const marked = 'border-left' in declared && isWhole(element, page) ? withoutSide(declared) : declared;
  const kept = Object.entries(marked).filter(([property, value]) => {
    const isEdge = /^border-(?:top|bottom|left|right)$/.test(property);
    if (isEdge && TEXTS.has(element.tag)) return false;
    if (isEdge && isRounded(element)) return false;
    if (property === 'border-width' && isWide(value) && isControl(element)) return false;
    // A stub of an accent beside a short text says nothing.
    if (property === 'border-left' && element.box.height < LOW) return false;
    return !(isBox(property) && isHeading(element) && !isFilled(element, marked)) && value !== '';
  });
  const own = Object.fromEntries(kept.map(([property, value]) => [property, narrowed(property, value)]));
  return { ...own, ...colorOfWider(element, own, page), ...roomBelow(element, own) };
}

/** Of the width of the page; a line at the side of a wider part marks nothing. */
const MAX_MARKED = 0.6;

function isWhole({ box }: StyledElement, { perception }: Restyling): boolean {
  return box.width > MAX_MARKED * perception.page.viewport.width;
}

/** The declarations without a line at the left, and without the room that keeps text from it. */
function withoutSide(declared: Declarations): Declarations {
  const isOfSide = ([property, value]: [string, string]) =>
    property === 'border-left' || (property === 'padding-left' && value === `${BESIDE_EDGE}px`);
  return Object.fromEntries(Object.entries(declared).filter((one) => !isOfSide(one)));
}

/** px; a line at one side of a box with larger corners ends in two hooks. */
const MAX_CORNER = 6;

function isRounded({ style }: StyledElement): boolean {
  return style['border-top-left-radius'].horizontal.px > MAX_CORNER;
}

/** Whether the line of a single button would be thicker than those beside it. */
const isWide = (value: string) => Number.parseFloat(value) > 2;

/** px; of one line or two. */
const LOW = 60;

const isBox = (property: string) => property === 'border-radius' || property === 'box-shadow';
const isHeading = ({ tag }: StyledElement) => /^h[1-6]$/.test(tag);

/** Whether a corner or a shadow has something to be seen on. */
function isFilled({ style }: StyledElement, declared: Declarations): boolean {
  const isLined = SIDES.every((side) => style[`border-${side}-width`] > 0);
  return style['background-color'].a > 0 || isLined || 'background-color' in declared || 'border' in declared;
}

/** A band in the width of the docs. */
function narrowed(property: string, value: string): string {
  return isPageEdge(property)
    ? value.replace(/^[\d.]+(?=px )/, (px) => `${Math.min(Number(px), MAX_BAND)}`)
    : value;
}

/** The line of the target for grey sides that get wider and would keep their colour. */
function colorOfWider({ style }: StyledElement, declared: Declarations, { tokens }: Restyling): Declarations {
  const line = tokens.color('color.border');
  if (line === null || Object.keys(declared).some((property) => /^border.*-color$/.test(property))) return {};
  const wider = SIDES.filter(
    (side) =>
      (`border-${side}-width` in declared || 'border-width' in declared) &&
      !looksColored(style[`border-${side}-color`]),
  );
  if (wider.length === SIDES.length) return { 'border-color': toHex(line) };
  return Object.fromEntries(wider.map((side) => [`border-${side}-color`, toHex(line)]));
}

/** Room between a new rule and what it stands above; bands of a page have theirs. */
function roomBelow({ tag, style }: StyledElement, declared: Declarations): Declarations {
  const isRule = 'border-top' in declared && style['border-top-width'] === 0;
  if (!isRule || ROOMLESS.has(tag) || 'padding' in declared) return {};
  const px = Number.parseFloat(declared['padding-top'] ?? `${style['padding-top'].px}`);
  return px >= BELOW_RULE ? {} : { 'padding-top': `${BELOW_RULE}px` };
}

/** DATA: what has no room of its own, or holds the whole page. */
const ROOMLESS: ReadonlySet<string> = new Set(['html', 'body', 'table', 'tr', 'hr', 'tbody', 'thead']);
