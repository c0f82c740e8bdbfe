import { colorsNamed } from 'culori/fn';
import { BoundedCache } from '../css/bounded-cache.ts';
import type { Component } from '../css/component.ts';
import { Cursor } from '../css/cursor.ts';
import { takeColorFunction } from './color-function.ts';
import { fromRgba } from './color-space.ts';
import { parseHex } from './hex.ts';
import type { Rgba } from './rgba.ts';
import { type ColorNode, CURRENT_COLOR, fixedNode, type SpecifiedColor, specify } from './specified-color.ts';
import { SYSTEM_COLORS } from './system-colors.ts';
import { BLACK } from './plain-colors.ts';

/** Parses any CSS colour, to be resolved for an element; null when Chromium would reject it. */
export function parseColor(text: string): SpecifiedColor | null {
  const known = PARSED.get(text);
  if (known !== undefined) return known;
  const cursor = Cursor.over(text);
  const color = cursor && takeColor(cursor);
  return PARSED.set(text, cursor?.done === true ? color : null);
}

/** Parses a CSS colour that is the same on every element, as a light scheme shows it; null for any other text. */
export function parseFixedColor(text: string): Rgba | null {
  const color = parseColor(text);
  // The current colour is unused: the colour does not refer to that of the element.
  return color === null || color.usesCurrent ? null : color.resolve({ scheme: 'light', current: BLACK });
}

const PARSED = new BoundedCache<SpecifiedColor | null>(100_000);

/** Takes the next component if it is a colour. */
export function takeColor(cursor: Cursor): SpecifiedColor | null {
  const component = cursor.peek();
  if (component?.kind === 'ident') {
    const color = KEYWORDS.get(component.name);
    if (color === undefined) return null;
    cursor.take();
    return color;
  }
  const node = takeColorNode(cursor);
  return node && specify(node);
}

function takeColorNode(cursor: Cursor): ColorNode | null {
  const at = cursor.position;
  const component = cursor.take();
  const node = component === undefined ? null : nodeOf(component, cursor);
  return node ?? cursor.rewind(at);
}

function nodeOf(component: Component, cursor: Cursor): ColorNode | null {
  if (component.kind === 'ident') return KEYWORD_NODES.get(component.name) ?? null;
  if (component.kind === 'hash') return hexNode(component.value);
  if (component.kind !== 'function') return null;
  return takeColorFunction(component.name, cursor.inside(component), takeColorNode);
}

function hexNode(digits: string): ColorNode | null {
  const rgba = parseHex(digits);
  return rgba && fixedNode(fromRgba(rgba));
}

const KEYWORD_NODES: ReadonlyMap<string, ColorNode> = new Map<string, ColorNode>([
  ['currentcolor', CURRENT_COLOR],
  ['transparent', fixedNode({ space: 'srgb', channels: [0, 0, 0], alpha: 0 })],
  ...Object.entries(colorsNamed).map(([name, value]) => [name, namedNode(value)] as const),
  ...SYSTEM_COLORS.map(([name, light, dark]) => [name, systemNode(light, dark)] as const),
]);

const KEYWORDS: ReadonlyMap<string, SpecifiedColor> = new Map(
  [...KEYWORD_NODES].map(([name, node]) => [name, specify(node)]),
);

function namedNode(packed: number): ColorNode {
  return fixedNode(fromRgba({ r: packed >> 16, g: (packed >> 8) & 255, b: packed & 255, a: 1 }));
}

function systemNode(light: string, dark: string): ColorNode {
  const colors = { light: fromRgba(hexOf(light)), dark: fromRgba(hexOf(dark)) };
  return { usesCurrent: false, usesScheme: light !== dark, evaluate: ({ scheme }) => colors[scheme] };
}

function hexOf(text: string): Rgba {
  return parseHex(text.slice(1)) ?? { r: 0, g: 0, b: 0, a: 1 };
}
