import { isStateColor } from '../catalog/state-colors.ts';
import { colorDifference } from '../color/difference.ts';
import { parseHex } from '../color/hex.ts';
import { looksColored } from '../color/seen-hue.ts';
import type { Rgba } from '../color/rgba.ts';
import { headingTexts } from '../grammar/heading-texts.ts';
import type { Declarations, Restyling, StyleChange, Way } from '../grammar/restyle.ts';

interface ColorToken {
  readonly name: string;
  readonly value: string;
  readonly color: Rgba;
}

/** OKLab distance up to which a token stands in for a colour: lighter or darker by a step that keeps text readable. */
const NEAR = 0.06;
const INK = /^(?:text|ink|foreground|body|heading|display|title|strong)/;
/** Names of tokens that are no fill. */
const NO_FILL = /^(?:text|ink|foreground|body|heading|link|on-|border|line|divider|focus)/;
const LINES = ['border', 'line', 'divider', 'text-muted', 'text'];
const HEX = /#[0-9a-f]{6}\b/gi;
const GREY = /rgb\(128 128 128[^)]*\)/g; // lines of ways for targets without tokens
/** The tokens state the scheme that a visitor sees first; the other one needs colours of its own. */
const OTHER_SCHEME = /prefers-color-scheme/;

/** Whether the tokens name ground and ink, so that a page in other colours is not in those of the target. */
function statesColors({ tokens }: Restyling): boolean {
  return tokens.color('color.background') !== null && tokens.color('color.text') !== null;
}

/** The ways in colours of the target alone, each in a role that fits; without the ways that need others. */
export function inTokenColors(ways: readonly Way[], page: Restyling): readonly Way[] {
  if (!statesColors(page)) return ways;
  const write = colorWriter(page);
  return ways.flatMap((way) => write(way) ?? []);
}

function colorWriter(page: Restyling): (way: Way) => Way | null {
  const tokens = colorTokens(page);
  const headings = new Set(headingTexts(page));
  const write = (way: Way): Way | null => {
    if (way.under !== undefined || OTHER_SCHEME.test(way.media ?? '')) return way;
    const changes = way.changes.map((change) => changeIn(change, tokens, headings));
    const also = way.also === undefined ? undefined : write(way.also);
    if (also === null || changes.includes(null)) return null;
    const known = changes.filter((change) => change !== null);
    return { ...way, changes: known, ...(also !== undefined && { also }) };
  };
  return write;
}

function colorTokens({ tokens }: Restyling): ColorToken[] {
  return tokens.group('color').flatMap(({ name, value }) => {
    const color = tokens.color(`color.${name}`);
    return color === null || color.a < 1 || isStateColor(name) ? [] : [{ name, value, color }];
  });
}

/** The change with each colour as the token that is nearest to it; null where no token is near. */
function changeIn(
  change: StyleChange,
  tokens: readonly ColorToken[],
  headings: ReadonlySet<number>,
): StyleChange | null {
  const isHeading = change.elements.some((index) => headings.has(index));
  const written: Record<string, string> = {};
  for (const [property, value] of Object.entries(change.declarations)) {
    const own = valueIn(value, fittingTokens(property, isHeading, tokens), property);
    if (own === null) return null;
    written[property] = own;
  }
  return { ...change, declarations: written satisfies Declarations };
}

function fittingTokens(property: string, isHeading: boolean, tokens: readonly ColorToken[]): ColorToken[] {
  if (property.startsWith('background')) return tokens.filter(({ name }) => !NO_FILL.test(name));
  const isInk = property === 'color' || property === '-webkit-text-fill-color';
  if (!isInk || !isHeading) return [...tokens];
  return tokens.filter(({ name, color }) => INK.test(name) || !looksColored(color));
}

/** Tints in gradients and the black of shadows are no colours of their own. */
const TINTED: ReadonlySet<string> = new Set(['background-image', 'box-shadow', 'filter']);

function valueIn(value: string, tokens: readonly ColorToken[], property: string): string | null {
  if (TINTED.has(property)) return value;
  let isKnown = true;
  const line = LINES.map((name) => tokens.find((token) => token.name === name)).find((token) => token);
  const text = value
    .replaceAll(GREY, (grey) => line?.value ?? grey)
    .replaceAll(HEX, (hex) => {
      const token = nearest(hex, tokens);
      isKnown &&= token !== null;
      return token?.value ?? hex;
    });
  return isKnown ? text : null;
}

function nearest(hex: string, tokens: readonly ColorToken[]): ColorToken | null {
  const color = parseHex(hex.slice(1));
  if (color === null) return null;
  const distances = tokens.map((token) => ({ token, distance: colorDifference(token.color, color) }));
  const [best] = distances.toSorted((a, b) => a.distance - b.distance);
  return best === undefined || best.distance > NEAR ? null : best.token;
}
