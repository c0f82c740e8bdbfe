import type { StyledElement } from '../cascade/styled-page.ts';
import type { Gap } from '../perception/gaps.ts';
import type { Perception } from '../perception/perceive.ts';
import { oncePer } from '../text/once-per.ts';
import { setAlike, setBothSides, setSize, type NewDeclarations } from './even-sizes.ts';
import { type Ends, withOuterEnds } from './gap-ends.ts';
import { changesBy, elementAt, type Declarations, type Restyling, type StyleChange } from './restyle.ts';

const MAX_DEPTH = 8; // levels from a part of the page to its first or last content
/** Of the viewport; a gap is measured to the edge of a narrower card, and to the contents of a wider one. */
const WIDE = 0.6;
const STEP = 4; // px; sizes are multiples where the target states no scale

/** Tells boxes whose padding is no part of a gap: it belongs to what they hold. */
type Keeps = (element: StyledElement) => boolean;

/** The same for gaps between sections, which leave cells and cards, and what they hold, as they are. */
export function sectionGapChanges(
  page: Restyling,
  all: readonly Gap[],
  size: number,
  isFitted = false,
): StyleChange[] {
  const gaps = all.map((gap) => withOuterEnds(page, gap));
  const isInner = innerOf(page.perception);
  const sheets = sheetsOf(page, gaps);
  const isInside = (index: number) => {
    let at = elementAt(page, elementAt(page, index)?.parent ?? -1);
    while (at !== undefined && (!isInner(at) || sheets.has(at.index))) at = elementAt(page, at.parent);
    return at !== undefined;
  };
  // A bar that stays in view and a navigation are no sections, whatever lies beside them.
  const isBar = (index: number) => isFixedOrNavigation(elementAt(page, index));
  const between = gaps.filter(
    ({ above, below }) =>
      !above.some((index) => isInside(index) || isBar(index)) &&
      !below.some((index) => isInside(index) || isBar(index)),
  );
  return gapChanges(page, between, size, { isOfSections: true, isFitted });
}

/** Tells cells, cards and other boxes inside sections, once for all ways of a page. */
const innerOf = oncePer(({ groups, page: { viewport } }: Perception): Keeps => {
  return (element) =>
    TABLE_PARTS.has(element.tag) ||
    groups.isCard(element) ||
    (isPainted(element) && element.box.width < viewport.width);
});

const MOST = 0.6; // of the gaps of a page

/** Boxes that hold the sections of a page, such as a white sheet on a grey ground: no card, whatever they look like. */
function sheetsOf(page: Restyling, gaps: readonly Gap[]): ReadonlySet<number> {
  const held = new Map<number, number>();
  for (const {
    above: [first = -1],
  } of gaps)
    for (
      let at = elementAt(page, elementAt(page, first)?.parent ?? -1);
      at !== undefined;
      at = elementAt(page, at.parent)
    )
      held.set(at.index, (held.get(at.index) ?? 0) + 1);
  return new Set([...held].filter(([, count]) => count >= MOST * gaps.length).map(([index]) => index));
}

function isFixedOrNavigation(element: StyledElement | undefined): boolean {
  return (
    element !== undefined && (element.tag === 'nav' || /^(?:sticky|fixed)$/.test(element.style.position))
  );
}

function isPainted({ style }: StyledElement): boolean {
  const drawn = style['border-top-width'] > 0 || style['border-bottom-width'] > 0;
  return drawn || style['background-color'].a > 0 || style['border-top-left-radius'].horizontal.px > 0;
}

/** DATA: elements whose padding is the height of rows. */
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

/**
 * Brings gaps to a size, px: scales the padding and margin at both edges of each gap and the gap between rows, and adds
 * margin where there is none to scale. Elements that were set alike stay so, a padding that was the same above and below
 * stays the same, and sizes are steps of the target.
 * @param isFitted boxes get the height of their contents beside it, so that nothing else leaves space
 */
export function gapChanges(
  page: Restyling,
  gaps: readonly Gap[],
  size: number,
  {
    isOfSections = false,
    isFitted = false,
  }: { readonly isOfSections?: boolean; readonly isFitted?: boolean } = {},
): StyleChange[] {
  const wanted: NewDeclarations = new Map();
  const round = rounder(page);
  const set = (index: number, property: string, px: number) => setSize(wanted, index, property, `${px}px`);
  for (const gap of gaps) {
    const { edges, boxed, adjustable } = surroundings(page, gap, isOfSections);
    const rest = isFitted ? 0 : gap.size - adjustable;
    const goal = Math.max(0, size - rest);
    if (adjustable === 0) {
      for (const index of gap.below) {
        const own = elementAt(page, index)?.style['margin-top'];
        if (goal > 0 && own !== undefined) set(index, 'margin-top', round(goal));
      }
      continue;
    }
    const factor = goal / adjustable;
    for (const { index, property, px } of edges) {
      // Boxes that touch are no groups any more.
      const least =
        boxed.includes(index) && property.startsWith('margin') ? Math.min(px, LEAST_BETWEEN_BOXES) : 0;
      set(index, property, Math.max(least, round(px * factor)));
    }
  }
  setAlike(page, wanted);
  setBothSides(page, wanted);
  return changesBy(page, wanted.keys(), (_, { index }): Declarations | null => inOrder(wanted.get(index)));
}

/** What leaves the space of a gap. */
interface Surroundings {
  readonly edges: readonly Edge[];
  /** The elements beside it that are drawn as boxes. */
  readonly boxed: readonly number[];
  /** px that the edges come to. */
  readonly adjustable: number;
}

/** By gaps between sections and others: several ways ask for those of each gap. */
const known = oncePer<Perception, Record<'sections' | 'others', WeakMap<Gap, Surroundings>>>(() => {
  return { sections: new WeakMap(), others: new WeakMap() };
});

function surroundings(page: Restyling, gap: Gap, isOfSections: boolean): Surroundings {
  const found = known(page.perception)[isOfSections ? 'sections' : 'others'];
  const before = found.get(gap);
  if (before !== undefined) return before;
  const keeps = isOfSections ? innerOf(page.perception) : () => false;
  const outer = withOuterEnds(page, gap);
  const above = outer.above.map((index) => edge(page, index, 'bottom', keeps));
  const below = outer.below.map((index) => edge(page, index, 'top', keeps));
  const between = [...rowGap(page, outer), ...rulesBetween(page, outer)];
  const own = {
    edges: [...above, ...below, between].flat(),
    boxed: [...outer.above, ...outer.below].filter((index) => isBoxed(page, index)),
    // Margins that collapse come to more than the gap.
    adjustable: Math.min(longest(above) + longest(below) + longest([between]), gap.size),
  };
  found.set(gap, own);
  return own;
}

/** Declarations by name, so that equal ones become one change. */
function inOrder(declarations: Declarations = {}): Declarations {
  return Object.fromEntries(Object.entries(declarations).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The gaps that are not of a value, and the size that gives it to them: the target's own where it has the value. */
export function gapsToChange(
  { tokens }: Restyling,
  gaps: readonly Gap[],
  { token, usual, fits }: { token: string; usual: number; fits: (px: number) => boolean },
): { readonly wrong: readonly Gap[]; readonly size: number } {
  const own = Number.parseFloat(tokens.value(token) ?? '');
  return { wrong: gaps.filter((gap) => !fits(gap.size)), size: own > 0 && fits(own) ? own : usual };
}

interface Edge {
  readonly index: number;
  readonly property: string;
  readonly px: number;
}

/** The margins of rules and other boxes without content between both sides. */
function rulesBetween(page: Restyling, { above, below }: Ends): Edge[] {
  const [first, last] = [Math.max(...above), Math.min(...below)];
  const parent = elementAt(page, last)?.parent ?? -1;
  if (!above.some((one) => elementAt(page, one)?.parent === parent)) return [];
  const siblings = elementAt(page, parent)?.children ?? [];
  const found: Edge[] = [];
  // From the first one on, since a parent may have thousands of children and each of their gaps asks.
  for (let at = placeAfter(first, siblings); at < siblings.length; at++) {
    const index = siblings[at] ?? last;
    if (index >= last) break;
    for (const side of ['top', 'bottom'] as const) found.push(...marginAt(page, index, side));
  }
  return found;
}

/** The place of the first number beyond another one in an ascending list. */
function placeAfter(number: number, ascending: readonly number[]): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? Infinity) > number) to = middle;
    else from = middle + 1;
  }
  return from;
}

function marginAt(page: Restyling, index: number, side: 'top' | 'bottom'): Edge[] {
  const margin = elementAt(page, index)?.style[`margin-${side}`];
  const px = typeof margin === 'object' && margin !== null && 'px' in margin ? margin.px : 0;
  return px > 0 ? [{ index, property: `margin-${side}`, px }] : [];
}

/** The gap between rows of the flex or grid container that holds both sides. */
function rowGap(page: Restyling, { above, below }: Ends): Edge[] {
  const parents = new Set([...above, ...below].map((index) => elementAt(page, index)?.parent ?? -1));
  const [index = -1] = parents;
  const holder = parents.size === 1 ? elementAt(page, index) : undefined;
  if (holder === undefined || !/flex|grid/.test(holder.style.display)) return [];
  const gap = holder.style['row-gap'];
  const px = typeof gap === 'object' && gap !== null && 'px' in gap ? gap.px : 0;
  return px > 0 ? [{ index, property: 'row-gap', px }] : [];
}

/** Padding and margin between the outside of a part and its first or last content. */
function edge(page: Restyling, index: number, side: 'top' | 'bottom', keeps: Keeps): Edge[] {
  const found: Edge[] = [];
  let at: StyledElement | undefined = elementAt(page, index);
  for (let depth = 0; depth < MAX_DEPTH && at !== undefined; depth++) {
    const { style, children, index: own } = at;
    // The height of a control is no space around it.
    const px = isPressed(page, at) || keeps(at) ? 0 : style[`padding-${side}`].px;
    found.push(...marginAt(page, own, side));
    if (px > 0) found.push({ index: own, property: `padding-${side}`, px });
    if (at.textBox !== null || isCard(page, at) || isPressed(page, at) || keeps(at)) break;
    const shown: StyledElement[] = children
      .flatMap((child) => elementAt(page, child) ?? [])
      .filter(({ visible, box }) => visible && box.height > 0);
    at = side === 'top' ? shown[0] : shown.at(-1);
  }
  return found;
}

const LEAST_BETWEEN_BOXES = 8; // px

/** Whether an element is drawn as a box of its own beside others. */
function isBoxed(page: Restyling, index: number): boolean {
  const element = elementAt(page, index);
  return element !== undefined && page.perception.groups.isCard(element);
}

function isPressed({ perception: { controls } }: Restyling, element: StyledElement): boolean {
  return controls.isControl(element) || controls.isField(element);
}

function isCard({ perception }: Restyling, element: StyledElement): boolean {
  return element.box.width < WIDE * perception.page.viewport.width && perception.groups.isCard(element);
}

/** Of parts side by side, the one with most space. */
function longest(parts: readonly (readonly Edge[])[]): number {
  return Math.max(0, ...parts.map((edges) => edges.reduce((sum, { px }) => sum + px, 0)));
}

/** Rounds px to the nearest step of the spacing scale of the target or 0; sizes beyond the scale stay multiples. */
function rounder({ tokens }: Restyling): (px: number) => number {
  const steps = (tokens.value('scale.spacing')?.split(' ') ?? [])
    .map(Number.parseFloat)
    .filter((px) => px > 0);
  const largest = Math.max(0, ...steps);
  return (px) => {
    if (steps.length === 0 || px > largest) return Math.max(0, Math.round(px / STEP) * STEP);
    return [0, ...steps].reduce((best, step) => (Math.abs(step - px) < Math.abs(best - px) ? step : best));
  };
}
