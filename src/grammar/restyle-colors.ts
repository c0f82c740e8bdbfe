import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio, isDarkGround, TEXT_CONTRAST } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { isStateColor } from '../color/state-colors.ts';
import type { PaintedColor } from '../features/painted-colors.ts';
import {
  changeOf,
  changesBy,
  elementAt,
  type Declarations,
  type Restyling,
  type StyleChange,
} from './restyle.ts';
import type { StyleTokens } from './style-tokens.ts';
import { standIn, type ColorUse } from './token-palette.ts';

export const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
export const BLACK: Rgba = { r: 10, g: 10, b: 10, a: 1 };
const OPAQUE = 0.5; // alpha from which a fill is the ground of its text
/** Names of tokens that hold the colour of a brand, the most telling first. */
const ACCENT_NAMES = ['primary', 'accent', 'brand', 'link', 'accent-2', 'secondary', 'tertiary'] as const;

/** Part of the way from one opaque colour to another, 0..1, in sRGB. */
export function mixedColors(one: Rgba, other: Rgba, part: number): Rgba {
  const channel = (a: number, b: number) => Math.round(a + part * (b - a));
  return { r: channel(one.r, other.r), g: channel(one.g, other.g), b: channel(one.b, other.b), a: 1 };
}

/** The chromatic colours of a target by role, then its others, those of states last; each once. */
export function accentColors(tokens: StyleTokens): readonly Rgba[] {
  const named = ACCENT_NAMES.flatMap((name) => tokens.color(`color.${name}`) ?? []);
  const others = tokens
    .group('color')
    .toSorted((a, b) => Number(isStateColor(a.name)) - Number(isStateColor(b.name)))
    .flatMap(({ name }) => tokens.color(`color.${name}`) ?? []);
  const chromatic = [...named, ...others].filter((color) => color.a === 1 && looksColored(color));
  return [...new Map(chromatic.map((color) => [toHex(color), color])).values()];
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
  for (const { element } of page.perception.runs) {
    const fill = newFillUnder(element, fills, page);
    if (fill === null) continue;
    const ink = composite(element.style['-webkit-text-fill-color'], fill);
    if (contrastRatio(ink, fill) >= TEXT_CONTRAST) continue;
    const own = isDarkGround(fill) ? inks.onDark : inks.onLight;
    const legible = own && contrastRatio(own, fill) >= TEXT_CONTRAST ? own : inkOn(fill, page.tokens);
    inked.set(element.index, legible);
  }
  return [...filled, ...inkChanges(page, inked)];
}

function fillDeclarations(style: ComputedStyle, fill: Rgba | undefined): Declarations | null {
  if (fill === undefined) return null;
  const gradient = style['background-image'].some(({ kind }) => kind === 'gradient');
  return { 'background-color': toHex(fill), ...(gradient && { 'background-image': 'none' }) };
}

/** The new fill that a text will lie on; null where its ground stays. */
function newFillUnder(
  element: StyledElement,
  fills: ReadonlyMap<number, Rgba>,
  page: Restyling,
): Rgba | null {
  for (let at: StyledElement | undefined = element; at !== undefined; at = elementAt(page, at.parent)) {
    const fill = fills.get(at.index);
    if (fill !== undefined) return fill;
    if (at.style['background-color'].a >= OPAQUE) return null;
    if (at.style['background-image'].some(({ kind }) => kind === 'url')) return null;
  }
  return null;
}

/** New inks by element. */
export function inkChanges(page: Restyling, inks: ReadonlyMap<number, Rgba>): StyleChange[] {
  return changesBy(page, inks.keys(), (style, { index }) => {
    const ink = inks.get(index);
    return ink === undefined ? null : inkDeclarations(style, toHex(ink));
  });
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
  for (const painted of colors) {
    const wanted = to(painted);
    const color = wanted === null ? null : standIn(wanted, useOf(painted), page.tokens);
    if (color === null) continue;
    if (painted.role === 'border') lines.push(...changeOf(painted.indices, { 'border-color': toHex(color) }));
    else if (painted.role === 'band' || painted.role === 'box')
      for (const index of painted.indices) fills.set(index, color);
    else for (const index of painted.indices) inks.set(index, color);
  }
  return [...fillChanges(page, fills), ...inkChanges(page, inks), ...lines];
}

function useOf({ role }: PaintedColor): ColorUse {
  if (role === 'border') return 'line';
  return role === 'band' || role === 'box' ? 'fill' : 'ink';
}

/** Elements that paint an opaque fill of their own, the page first. */
export function filledElements({ perception }: Restyling): StyledElement[] {
  return perception.page.elements.filter(
    ({ style, visible, tag }) =>
      (visible || tag === 'html' || tag === 'body') && style['background-color'].a >= OPAQUE,
  );
}
