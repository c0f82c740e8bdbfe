import type { StyledElement } from '../../../cascade/styled-page.ts';
import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import {
  changeOf,
  changesBy,
  type Declarations,
  type Restyling,
  type StyleChange,
  type Way,
} from '../../restyle.ts';
import { fillChanges, WHITE } from '../../restyle-colors.ts';
import { boxesOf, framedBoxes, isInFrame, withoutRules } from './boxes.ts';
import { cardHosts } from './card-hosts.ts';
import { isOneColor, shadowOf, surfaceOf } from './panel-look.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const LINE = 'rgb(128 128 128 / 0.5)'; // visible on any ground
const BARE = { border: '0', 'box-shadow': 'none', outline: 'none' } as const;

/** Groups with the mark of the value and without all others. */
export function ways(target: Value, page: Restyling): readonly Way[] {
  const { groups } = page.features.grouping;
  const boxes = groups.map(({ index }) => index);
  const cards = groups.filter(({ kind }) => kind !== 'band').map(({ index }) => index);
  const color = page.tokens.value('color.border') ?? LINE;
  const ground = page.features.grounds.candidates[0]?.color ?? WHITE;
  const bare = (elements: readonly number[]) => [
    ...fillChanges(page, groundsBehind(page, elements)),
    ...changeOf(elements, BARE),
  ];
  const parts = partsBelowGaps(page);
  switch (target) {
    case 'whitespace':
      return unboxed(page, bare);
    case 'dividers': {
      const rules = changeOf(parts, { 'border-top': `1px solid ${color}` });
      const more = changeOf([...parts, ...elementsBelowGaps(page)], { 'border-top': `1px solid ${color}` });
      const all = changeOf([...parts, ...textBlocks(page)], { 'border-top': `1px solid ${color}` });
      return [rules, more, all].map((lines) => ({ changes: [...bare(boxes), ...lines] }));
    }
    case 'borders': {
      const frame = { border: `1px solid ${color}`, 'box-shadow': 'none', ...cardCorners(page) };
      const spaced = { ...frame, padding: PADDING };
      const own = [...bare(boxes), ...changeOf(cards, frame)];
      return grouped(page, [
        { held: repeatedBlocks(page), below: own, look: spaced },
        { held: sectionBoxes(page), below: own, look: spaced },
        { held: textBlocks(page), below: bare(boxes), look: { ...spaced, ...INSET } },
      ]);
    }
    case 'grouping-cards':
      return panels(page, { cards, below: bare(boxes), ground });
  }
}

/** Filled or shadowed panels around repeated blocks, then sections, both, and blocks of text. @param below takes all boxes away */
function panels(
  page: Restyling,
  {
    cards,
    below,
    ground,
  }: { readonly cards: readonly number[]; readonly below: readonly StyleChange[]; readonly ground: Rgba },
): readonly Way[] {
  const surface = surfaceOf(page, ground);
  const isShadowed = isOneColor(surface, ground) || SHADOWED.has(page.target['surface.shadows']);
  const shadow = isShadowed ? shadowOf(page) : null;
  const shadowed = shadow === null ? {} : { 'box-shadow': shadow };
  const fill = { 'background-color': toHex(surface), ...shadowed, padding: PADDING };
  const panel = { ...fill, ...cardCorners(page) };
  const filled = fillChanges(page, new Map(cards.map((index) => [index, surface])));
  const own = [...filled, ...changeOf(cards, { border: '0' })];
  const repeated = repeatedBlocks(page);
  // Panels on a panel in their colour cannot be told apart.
  const sections = withoutHolders(page, sectionBoxes(page), cards);
  const besides = withoutHolders(page, sections, repeated);
  return grouped(page, [
    { held: repeated, below: own, look: panel },
    { held: sections, below: own, look: panel },
    { held: [...besides, ...repeated], below: own, look: panel },
    { held: textBlocks(page), below, look: { ...panel, ...INSET } },
  ]);
}

/** Without cards; without bands and rules; without smaller boxes too. */
function unboxed(page: Restyling, bare: (elements: readonly number[]) => StyleChange[]): readonly Way[] {
  const { boxes, cards } = boxesOf(page);
  const rules = withoutRules(page);
  return [bare(cards), [...bare(boxes), ...rules], [...bare([...boxes, ...framedBoxes(page)]), ...rules]].map(
    (changes) => ({ changes }),
  );
}

interface Grouping {
  /** The elements that become groups. */
  readonly held: readonly number[];
  readonly below: readonly StyleChange[];
  readonly look: Declarations;
}

const PADDING = '24px';
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const FEW = 0.3; // of the text; groups that hold less do not part the page

/** A way for each grouping; those that hold hardly any text come last. */
function grouped(page: Restyling, groupings: readonly Grouping[]): readonly Way[] {
  const holdsFew = ({ held }: Grouping) => Number(textIn(page, held) < FEW);
  const isHeld = page.isWhole === true ? cardHosts(page) : () => true;
  return groupings
    .map((grouping) => ({ ...grouping, held: grouping.held.filter(isHeld) }))
    .filter(({ held }) => held.length > 0)
    .toSorted((a, b) => holdsFew(a) - holdsFew(b))
    .map(({ held, below, look }) => ({
      changes: [...below, ...framed(page, held, look), ...fittedPictures(page, held)],
    }));
}

/** The look of groups, which keep what padding is larger: it may leave room for other parts of the page. */
function framed(page: Restyling, held: readonly number[], { padding = '0', ...look }: Declarations) {
  const least = Number.parseFloat(padding);
  return changesBy(page, held, (style): Declarations => {
    const larger = SIDES.filter((side) => style[`padding-${side}`].px > least);
    if (larger.length === 0) return { ...look, padding };
    const others = SIDES.filter((side) => !larger.includes(side));
    return { ...look, ...Object.fromEntries(others.map((side) => [`padding-${side}`, padding])) };
  });
}

/** Pictures as wide as a group that gets padding would reach out of it. */
function fittedPictures({ perception }: Restyling, held: readonly number[]): StyleChange[] {
  const { elements } = perception.page;
  const groups = new Set(held);
  const wide = perception.visible.filter(({ tag, box, parent }) => {
    if (tag !== 'img') return false;
    let at = elements[parent];
    while (at !== undefined && !groups.has(at.index)) at = elements[at.parent];
    return at !== undefined && box.width > at.box.width - 2 * Number.parseFloat(PADDING);
  });
  return changeOf(
    wide.map(({ index }) => index),
    { 'max-width': '100%' },
  );
}

/** Part of the characters of a page that elements hold, 0..1. */
function textIn({ perception }: Restyling, held: readonly number[]): number {
  const { elements } = perception.page;
  const groups = new Set(held);
  let [inside, all] = [0, 0];
  for (const { element, characters } of perception.runs) {
    let at: StyledElement | undefined = element;
    while (at !== undefined && !groups.has(at.index)) at = elements[at.parent];
    all += characters;
    if (at !== undefined) inside += characters;
  }
  return all === 0 ? 0 : inside / all;
}

/** The colour behind each element when none of them is filled. */
function groundsBehind({ perception }: Restyling, indices: readonly number[]): Map<number, Rgba> {
  const { page, ground } = perception;
  const bared = new Set(indices);
  return new Map(
    indices.map((index) => {
      let at = page.elements[page.elements[index]?.parent ?? -1];
      while (at !== undefined && bared.has(at.index)) at = page.elements[at.parent];
      return [index, at === undefined ? WHITE : ground(at).color];
    }),
  );
}

/** Leaves a margin to the viewport, so that a block is no band. */
const INSET = { 'margin-left': '48px', 'margin-right': '48px' } as const;
const LEAST_BLOCK = 5000; // px²; smaller boxes are no groups
const MAX_SCREENS = 1.5; // of height; nobody sees a taller box as one

/** The highest blocks with text that a reader sees as one, whatever the markup calls them. */
function textBlocks(page: Restyling): number[] {
  const { perception } = page;
  const { elements, viewport } = perception.page;
  const most = Math.min(MAX_SCREENS * viewport.height, 0.6 * perception.height);
  const texted = new Uint8Array(elements.length);
  for (const { element } of perception.runs)
    for (let at: StyledElement | undefined = element; at !== undefined; at = elements[at.parent])
      texted[at.index] = 1;
  const found: number[] = [];
  const open = elements.slice(0, 1);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { box, namespace, index, tag, style, children } = at;
    if (texted[index] !== 1 || namespace !== 'html' || style.display.startsWith('inline')) continue;
    const whole = box.height <= most && tag !== 'html' && tag !== 'body';
    if (whole && box.width * box.height >= LEAST_BLOCK && !LINES.has(tag) && !isInFrame(page, index))
      found.push(index);
    else open.push(...children.flatMap((child) => elements[child] ?? []));
  }
  return found.toSorted((a, b) => a - b);
}

/** The contents of each section in the widest box that leaves a margin to the viewport. */
function sectionBoxes(page: Restyling): number[] {
  const { features, perception } = page;
  const { elements, viewport } = perception.page;
  const parts = features.rhythm.sections.flatMap(({ above, below }) => [...above, ...below]);
  const boxes = [...new Set(parts)].map((index) => {
    let at = elements[index];
    while (at !== undefined && at.box.width >= BAND * viewport.width) {
      const shown: StyledElement[] = at.children
        .flatMap((child) => elements[child] ?? [])
        .filter(({ visible, box }) => visible && box.height > 0);
      at = shown.length === 1 ? shown[0] : undefined;
    }
    return at;
  });
  return boxes.flatMap((box) =>
    box === undefined || box.namespace !== 'html' || LINES.has(box.tag) || isInFrame(page, box.index)
      ? []
      : [box.index],
  );
}

/** The boxes that hold none of the elements. */
function withoutHolders({ perception }: Restyling, boxes: readonly number[], held: readonly number[]) {
  const { elements } = perception.page;
  const holders = new Set<number>();
  for (const index of held)
    for (let at = elements[elements[index]?.parent ?? -1]; at !== undefined; at = elements[at.parent])
      holders.add(at.index);
  return boxes.filter((index) => !holders.has(index));
}

const BAND = 0.94; // of the viewport; a wider box is a band and no card
const LINES = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'img', 'hr', 'button', 'input']);

function partsBelowGaps({ features }: Restyling): number[] {
  return features.rhythm.sections.flatMap(({ below }) => below);
}

function elementsBelowGaps({ features }: Restyling): number[] {
  return features.rhythm.elements.filter(({ breadth }) => breadth >= 0.25).flatMap(({ below }) => below);
}

/** Repeated blocks with text, side by side or below each other, that no box groups yet. */
function repeatedBlocks(restyling: Restyling): number[] {
  const { page, groups, runs, visible } = restyling.perception;
  const texts = new Map<number, number>();
  for (const { element, characters } of runs)
    for (let at: StyledElement | undefined = element; at !== undefined; at = page.elements[at.parent])
      texts.set(at.index, (texts.get(at.index) ?? 0) + 1 + Math.floor(characters / MAX_ENTRY));
  const texted = new Set(runs.map(({ element }) => element.parent));
  const holds = (index: number): boolean =>
    texted.has(index) || (page.elements[index]?.children.some((child) => texted.has(child)) ?? false);
  return visible
    .filter((element) => {
      const { box, tag, parent, namespace, index } = element;
      if (namespace !== 'html' || groups.kind(element) !== null || tag === 'li' || tag === 'p') return false;
      if (box.width * box.height < 12_000 || box.height > 900 || box.width > 0.6 * page.viewport.width)
        return false;
      const alike = (page.elements[parent]?.children ?? []).filter((child) => {
        const other = page.elements[child];
        return other?.tag === tag && other.classes.join() === element.classes.join();
      });
      // One short text is an entry of a menu.
      const isEntry = (texts.get(index) ?? 0) < 2;
      return alike.length >= 2 && holds(index) && !isEntry && !isInFrame(restyling, index);
    })
    .map(({ index }) => index);
}

const MAX_ENTRY = 40; // characters; a longer text is a block of its own

/** Values of shadows that panels have. */
const SHADOWED: ReadonlySet<string | undefined> = new Set(['subtle', 'layered', 'dramatic']);

/** The corners of the cards of a target; none where it does not state them. */
function cardCorners({ tokens }: Restyling): Declarations {
  const names = ['card', 'box', 'panel', 'surface'];
  const radius = names.map((name) => tokens.value(`radius.${name}`)).find((value) => value !== null) ?? null;
  return radius === null ? {} : { 'border-radius': radius };
}
