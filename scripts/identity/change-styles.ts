import type { CascadedElement, CascadedPage } from '../../src/cascade/styled-page.ts';
import type { ComputedStyle } from '../../src/cascade/properties.ts';
import { CORNERS } from '../../src/features/framed-boxes.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { invertNeutral, turnHue } from './change-colors.ts';
import { parseHex, toHex } from '../../src/color/hex.ts';

/** A page after the cascade with every computed style changed, as its author could have written it. */
function changeStyles(page: CascadedPage, change: (style: ComputedStyle) => ComputedStyle): CascadedPage {
  const changed = new Map<ComputedStyle, ComputedStyle>();
  const changedStyle = (style: ComputedStyle) => {
    const known = changed.get(style) ?? change(style);
    changed.set(style, known);
    return known;
  };
  const elements = page.elements.map((element): CascadedElement => ({
    ...element,
    style: changedStyle(element.style),
    before: element.before === null ? null : { ...element.before, style: changedStyle(element.before.style) },
    after: element.after === null ? null : { ...element.after, style: changedStyle(element.after.style) },
  }));
  return { ...page, elements };
}

export function setTypeface(page: CascadedPage, families: readonly string[]): CascadedPage {
  return changeStyles(page, (style) => ({ ...style, 'font-family': [...families] }));
}

/** px: square corners become round ones, round ones square. */
const ROUND_FROM = 6;
const ROUND = 20;

export function setOtherRadius(page: CascadedPage): CascadedPage {
  return changeStyles(page, (style) => {
    const corners = CORNERS.map((corner) => {
      const { horizontal } = style[corner];
      const isRound = horizontal.px >= ROUND_FROM || horizontal.percent > 0;
      const length = { px: isRound ? 0 : ROUND, percent: 0 };
      return [corner, { horizontal: length, vertical: length }] as const;
    });
    return { ...style, ...Object.fromEntries(corners) };
  });
}

export function turnColors(page: CascadedPage, degrees: number): CascadedPage {
  return mapColors(page, (hex) => turnHue(hex, degrees));
}

/** Black for white and white for black; a page without a ground of its own gets a black one. */
export function invertNeutrals(page: CascadedPage): CascadedPage {
  const inverted = mapColors(page, invertNeutral);
  const [root, ...others] = inverted.elements;
  const hasGround = inverted.elements
    .slice(0, 3)
    .some(({ tag, style }) => isRoot(tag) && style['background-color'].a > 0);
  if (root === undefined || hasGround) return inverted;
  const style = { ...root.style, 'background-color': { r: 0, g: 0, b: 0, a: 1 } };
  return { ...inverted, elements: [{ ...root, style }, ...others] };
}

function isRoot(tag: string): boolean {
  return tag === 'html' || tag === 'body';
}

function mapColors(page: CascadedPage, change: (hex: string) => string): CascadedPage {
  const color = ({ r, g, b, a }: Rgba): Rgba => {
    const changed = parseHex(change(toHex({ r, g, b, a: 1 })).slice(1));
    return changed === null ? { r, g, b, a } : { ...changed, a };
  };
  // Styles hold colours, lists and records of plain values; colours are the records with r, g, b and a.
  return changeStyles(page, (style) => mapDeep(style, color) as ComputedStyle);
}

function mapDeep(value: unknown, color: (value: Rgba) => Rgba): unknown {
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, color));
  if (typeof value !== 'object' || value === null || value instanceof Map) return value;
  if (isColor(value)) return color(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapDeep(inner, color)]));
}

function isColor(value: object): value is Rgba {
  return 'r' in value && 'g' in value && 'b' in value && 'a' in value;
}
