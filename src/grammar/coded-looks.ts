import type { StyledElement } from '../cascade/styled-page.ts';
import { toHex } from '../color/hex.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { hueDistance, looksColored } from '../color/seen-hue.ts';
import type { Perception } from '../perception/perceive.ts';

/** px; a taller box holds more than a badge or the bar of a diagram. */
const LOW = 40;
/** px in both directions of a mark: a dot, a part of a logo. */
const MARK = 30;
const SEEN = 0.05; // alpha
const TINT = 0.01; // OKLCH chroma of a pale fill
/** Hues from which colours of elements alike are a code. */
const HUES = 3;
/** The same in a table. */
const HUES_OF_CELLS = 2;
/** Degrees of OKLCH hue from which a colour says something else. */
const OTHER_HUE = 30;
/** DATA: elements without a meaning of their own. */
const MARKS: ReadonlySet<string> = new Set(['i', 'span', 'b', 'em']);

/** Small elements whose colours tell them apart: all of a kind, by fill or by ink. */
export interface CodedLooks {
  readonly fills: ReadonlySet<number>;
  readonly inks: ReadonlySet<number>;
}

/**
 * Badges, bars and dots alike in at least three hues, bars beside each other of which one stands out, and marks without
 * text: in one colour they would say nothing.
 */
export function codedLooks({ visible, runs, page, controls }: Perception): CodedLooks {
  const withText = new Set<number>();
  for (const { element } of runs)
    for (let at = element.index; at >= 0 && !withText.has(at); at = page.elements[at]?.parent ?? -1)
      withText.add(at);
  const small = visible.filter(
    (element) =>
      element.namespace === 'html' &&
      element.box.height <= LOW &&
      element.children.length <= 1 &&
      !controls.isControl(element) &&
      !controls.isField(element),
  );
  const fillOf = ({ style }: StyledElement) => style['background-color'];
  const filled = small.filter((element) => fillOf(element).a >= SEEN);
  const bare = visible.filter(
    (element) => !withText.has(element.index) && fillOf(element).a >= SEEN && element.tag !== 'hr',
  );
  const marks = bare.filter(({ box, tag }) => MARKS.has(tag) && box.width <= MARK && box.height <= MARK);
  const texts = small.filter(({ index, tag }) => withText.has(index) && !/^(?:h\d|a)$/.test(tag));
  return {
    fills: indicesOf([...codes(filled, fillOf, isTinted), ...standingOut(bare, fillOf), ...marks]),
    inks: indicesOf(codes(texts, ({ style }) => style.color, looksColored)),
  };
}

function indicesOf(elements: readonly StyledElement[]): ReadonlySet<number> {
  return new Set(elements.map(({ index }) => index));
}

type ColorOf = (element: StyledElement) => Rgba;

function codes(
  elements: readonly StyledElement[],
  colorOf: ColorOf,
  hasHue: (color: Rgba) => boolean,
): StyledElement[] {
  const groups = Map.groupBy(elements, ({ tag, style, box }) =>
    [tag, style['font-size'], style['border-top-left-radius'].horizontal.px, Math.round(box.height)].join(),
  );
  return [...groups.values()].flatMap((group) => {
    const hues: number[] = [];
    for (const { h } of group.map(colorOf).filter(hasHue).map(rgbaToOklch))
      if (hues.every((hue) => hueDistance(hue, h) >= OTHER_HUE)) hues.push(h);
    return hues.length >= (group[0]?.tag === 'td' ? HUES_OF_CELLS : HUES) ? group : [];
  });
}

/** Bars beside each other, of which some have another colour. */
function standingOut(bare: readonly StyledElement[], colorOf: ColorOf): StyledElement[] {
  const groups = Map.groupBy(bare, ({ parent, tag }) => `${parent} ${tag}`);
  return [...groups.values()].flatMap((group) => {
    const isOther = new Set(group.map((element) => toHex(colorOf(element)))).size > 1;
    return group.length >= HUES && isOther ? group : [];
  });
}

/** Entries of a menu beside the only one with a fill, which shows where readers are. */
const ENTRIES = 4;

/** The links that alone among those of one list have a fill. */
export function onlyFilled({ visible, page }: Perception): number[] {
  const listOf = ({ parent }: StyledElement) => {
    const item = page.elements[parent];
    return item?.tag === 'li' ? item.parent : parent;
  };
  const groups = Map.groupBy(
    visible.filter(({ tag }) => tag === 'a'),
    listOf,
  );
  return [...groups.values()].flatMap((group) => {
    const filled = group.filter(({ style }) => style['background-color'].a >= SEEN);
    return group.length >= ENTRIES && filled.length === 1 ? filled.map(({ index }) => index) : [];
  });
}

function isTinted(color: Rgba): boolean {
  return rgbaToOklch(color).c >= TINT;
}
