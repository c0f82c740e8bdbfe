import { linkInk } from './link-ink.ts';
import { hasGradient } from '../perception/has-gradient.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import { contrastRatio, isDarkGround, TEXT_CONTRAST } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { isStateColor, isTouchColor } from '../color/state-colors.ts';
import { isFill, type PaintedColor } from '../features/painted-colors.ts';
import { buttonFills } from './button-fills.ts';
import {
  changeOf,
  changesBy,
  elementAt,
  type Declarations,
  type OfPage,
  type Restyling,
  type StyleChange,
} from './restyle.ts';
import { typedFields } from '../perception/typed-fields.ts';
import { oncePer } from '../text/once-per.ts';
import type { StyleTokens } from './style-tokens.ts';
import { standIns, statesColors, type ColorUse } from './token-palette.ts';

export const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
export const BLACK: Rgba = { r: 10, g: 10, b: 10, a: 1 };
/** The accent where the target has none: the hue that most people take for a link, with 6.7:1 on white. */
export const BLUE: Rgba = { r: 29, g: 78, b: 216, a: 1 };
const OPAQUE = 0.5; // alpha from which a fill is the ground of its text
/** Names of tokens that hold the colour of a brand, the most telling first. */
const ACCENT_NAMES = ['primary', 'accent', 'brand', 'link', 'accent-2', 'secondary', 'tertiary'] as const;

/** Part of the way from one opaque colour to another, 0..1, in sRGB. */
export function mixedColors(one: Rgba, other: Rgba, part: number): Rgba {
  const channel = (a: number, b: number) => Math.round(a + part * (b - a));
  return { r: channel(one.r, other.r), g: channel(one.g, other.g), b: channel(one.b, other.b), a: 1 };
}

const OF_GROUND = 0.02; // OKLab distance; a colour nearer to the ground cannot be told from it

/**
 * The chromatic colours of a target by role, then its others, those of states and under the pointer last; each once. What
 * has the colour of the ground would vanish on it.
 */
export function accentColors(tokens: StyleTokens): readonly Rgba[] {
  const named = ACCENT_NAMES.flatMap((name) => tokens.color(`color.${name}`) ?? []);
  const group = tokens.group('color');
  const names = new Set(group.map(({ name }) => name));
  const isLast = (name: string) => Number(isStateColor(name) || isTouchColor(name, names));
  const others = group
    .toSorted((a, b) => isLast(a.name) - isLast(b.name))
    .flatMap(({ name }) => tokens.color(`color.${name}`) ?? []);
  const ground = tokens.color('color.background');
  const isSeen = (color: Rgba) => ground === null || colorDifference(color, ground) >= OF_GROUND;
  const chromatic = [...named, ...others].filter(
    (color) => color.a === 1 && looksColored(color) && isSeen(color),
  );
  return [...new Map(chromatic.map((color) => [toHex(color), color])).values()];
}

/** The colour of the main actions of a target: its primary, whether it has a hue or not, else its first accent. */
export function leadingColor(tokens: StyleTokens): Rgba | undefined {
  return tokens.color('color.primary') ?? accentColors(tokens)[0];
}

/** Whether a colour is one of those by which a target is known; any is, of a target without colours. */
export function leadsTarget({ r, g, b }: Rgba, tokens: StyleTokens): boolean {
  if (accentColors(tokens).length === 0) return true;
  const leading = ACCENT_NAMES.flatMap((name) => tokens.color(`color.${name}`) ?? []);
  return leading.some((color) => color.r === r && color.g === g && color.b === b);
}

/** Ink that can be read on a fill: the token for it, else the more legible of near black and white. */
export function inkOn(fill: Rgba, tokens: StyleTokens): Rgba {
  const primary = tokens.color('color.primary');
  const on = tokens.color('color.on-primary');
  if (primary !== null && on !== null && toHex(primary) === toHex(fill)) return on;
  const own = ['on-primary', 'text', 'background'].flatMap((name) => tokens.color(`color.${name}`) ?? []);
  const [best] = own.toSorted((a, b) => contrastRatio(b, fill) - contrastRatio(a, fill));
  if (best !== undefined && contrastRatio(best, fill) >= TEXT_CONTRAST) return best;
  return contrastRatio(WHITE, fill) >= contrastRatio(BLACK, fill) ? WHITE : BLACK;
}

/**
 * Fills elements with colours, and gives the texts on them an ink that can be read on the fill where theirs cannot.
 * @param fills new opaque fills by element
 * @param inks ink on dark and on light fills; near black and white without it
 */
export function fillChanges(
  page: Restyling,
  fills: ReadonlyMap<number, Rgba>,
  inks: { readonly onLight?: Rgba | null; readonly onDark?: Rgba | null } = {},
): StyleChange[] {
  const filled = changesBy(page, fills.keys(), (style, { index }) =>
    fillDeclarations(style, fills.get(index)),
  );
  const inked = new Map<number, Rgba>();
  const fillUnder = newFillFinder(fills, page);
  const { perception } = page;
  for (const element of [...perception.runs.map((run) => run.element), ...typedFields(perception)]) {
    const fill = fillUnder(element);
    if (fill === null) continue;
    const ink = composite(element.style['-webkit-text-fill-color'], fill);
    if (contrastRatio(ink, fill) >= TEXT_CONTRAST) continue;
    const own = [linkInk(page, element.index), isDarkGround(fill) ? inks.onDark : inks.onLight];
    const legible = own.find((one) => one && contrastRatio(one, fill) >= TEXT_CONTRAST);
    inked.set(element.index, legible ?? inkOn(fill, page.tokens));
  }
  return [...filled, ...inkChanges(page, inked)];
}

function fillDeclarations(style: ComputedStyle, fill: Rgba | undefined): Declarations | null {
  if (fill === undefined) return null;
  return filledWith(toHex(fill), style);
}

/** A fill; gradients would stay on top of it, and pictures are to. */
export function filledWith(color: string, style: ComputedStyle): Declarations {
  const isCovered = hasGradient(style) && !hasPicture(style['background-image']);
  return { 'background-color': color, ...(isCovered && { 'background-image': 'none' }) };
}

/** Finds the new fill that a text will lie on; null where its ground stays. Each element is looked at once for all texts. */
function newFillFinder(
  fills: ReadonlyMap<number, Rgba>,
  page: Restyling,
): (element: StyledElement | undefined) => Rgba | null {
  const known: (Rgba | null | undefined)[] = [];
  const isCovered = ({ style }: StyledElement) =>
    style['background-color'].a >= OPAQUE || hasPicture(style['background-image']);
  const find = (element: StyledElement | undefined): Rgba | null => {
    if (element === undefined) return null;
    const before = known[element.index];
    if (before !== undefined) return before;
    const fill =
      fills.get(element.index) ?? (isCovered(element) ? null : find(elementAt(page, element.parent)));
    known[element.index] = fill;
    return fill;
  };
  return find;
}

/** Texts ask for all that is around them, and a background may have a thousand layers. */
export const hasPicture = oncePer((layers: ComputedStyle['background-image']) =>
  layers.some(({ kind }) => kind === 'url'),
);

/** New inks by element, and on the element from which all texts with one ink may inherit it. */
export function inkChanges(page: OfPage, inks: ReadonlyMap<number, Rgba>): StyleChange[] {
  const all = new Map([...inksOfSources(page, inks), ...inks]);
  return changesBy(page, all.keys(), (style, { index }) => {
    const ink = all.get(index);
    return ink === undefined ? null : inkDeclarations(style, toHex(ink));
  });
}

/** The new ink of elements above, whose ink all the texts in them have that do not have their own: their new ink is one. */
function inksOfSources(page: OfPage, inks: ReadonlyMap<number, Rgba>): Map<number, Rgba> {
  const found = new Map<number, Rgba>();
  for (const [source, some] of textsBySource(page)) {
    const [first] = some;
    const ink = first && inks.get(first.index);
    if (ink === undefined || some.length < 2) continue;
    const isOne = some.every(({ index }) => {
      const own = inks.get(index);
      return own !== undefined && toHex(own) === toHex(ink);
    });
    if (isOne) found.set(source, ink);
  }
  return found;
}

type TextsBySource = ReadonlyMap<number, readonly StyledElement[]>;

/** The texts of a page by the element from which they may inherit their ink; found once for all ways of a page. */
function textsBySource(page: OfPage): TextsBySource {
  const { perception } = page;
  const texts = () => perception.runs.map(({ element }) => element);
  const known = BY_SOURCE.get(perception) ?? Map.groupBy(texts(), (element) => inkSource(element, page));
  BY_SOURCE.set(perception, known);
  return known;
}

const BY_SOURCE = new WeakMap<Restyling['perception'], TextsBySource>();

/** The highest element, up to the body, from which an element may inherit its ink. */
function inkSource(element: StyledElement, page: OfPage): number {
  const ink = toHex(element.style.color);
  let source = element;
  for (
    let at = elementAt(page, element.parent);
    at !== undefined && at.tag !== 'html' && toHex(at.style.color) === ink;
    at = elementAt(page, at.parent)
  )
    source = at;
  return source.index;
}

/** `color`, and the fill of the letters where it is another colour. */
function inkDeclarations(style: ComputedStyle, hex: string): Declarations {
  const differs = toHex(style.color) !== toHex(style['-webkit-text-fill-color']);
  return { color: hex, ...(differs && { '-webkit-text-fill-color': hex }) };
}

/**
 * Paints everything that has one of the colours in another, or in the token that stands in for it.
 * @param to null for a colour that stays
 */
export function recolor(
  page: Restyling,
  colors: readonly PaintedColor[],
  to: (color: PaintedColor) => Rgba | null,
): StyleChange[] {
  const fills = new Map<number, Rgba>();
  const inks = new Map<number, Rgba>();
  const lines: StyleChange[] = [];
  const ofButton = buttonFills(page, statesColors(page.tokens) ? leadingColor(page.tokens) : undefined);
  for (const painted of colors) {
    const wanted = to(painted);
    const offered = wanted === null ? [] : standIns(wanted, useOf(painted), page.tokens);
    const [color] = offered;
    if (color === undefined) continue;
    if (painted.role === 'border') lines.push(...changeOf(painted.indices, { 'border-color': toHex(color) }));
    else
      for (const index of painted.indices) {
        const own = !isFill(painted)
          ? legibleOn(index, offered, page)
          : painted.role === 'button'
            ? ofButton(index, color)
            : color;
        if (own !== null) (isFill(painted) ? fills : inks).set(index, own);
      }
  }
  return [...fillChanges(page, fills), ...inkChanges(page, inks), ...lines];
}

/** The first colour that can be read where a text or an icon is, or at least as well as its ink; null for none. */
function legibleOn(index: number, colors: readonly Rgba[], page: Restyling): Rgba | null {
  const element = elementAt(page, index);
  if (element === undefined || !statesColors(page.tokens)) return colors[0] ?? null;
  const ground = page.perception.ground(element).color;
  const least = Math.min(TEXT_CONTRAST, contrastRatio(composite(element.style.color, ground), ground));
  return colors.find((color) => contrastRatio(color, ground) >= least) ?? null;
}

function useOf({ role }: PaintedColor): ColorUse {
  if (role === 'border') return 'line';
  return isFill({ role }) ? 'fill' : 'ink';
}

/** Elements that paint an opaque fill of their own, the page first. */
export function filledElements({ perception }: Restyling): StyledElement[] {
  return perception.page.elements.filter(
    ({ style, visible, tag }) =>
      (visible || tag === 'html' || tag === 'body') && style['background-color'].a >= OPAQUE,
  );
}
