import { colorDifference } from '../color/difference.ts';
import { parseHex } from '../color/hex.ts';
import { looksColored } from '../color/seen-hue.ts';
import { headingTexts } from '../grammar/heading-texts.ts';
import type { Declarations, Restyling, StyleChange, Way } from '../grammar/restyle.ts';
import {
  colorTokens,
  fitsUse,
  statesColors,
  type ColorToken,
  type ColorUse,
} from '../grammar/token-palette.ts';

/** OKLab distance up to which a token stands in for a colour: lighter or darker by a step that keeps text readable. */
const NEAR = 0.06;
const INK = /^(?:text|ink|foreground|body|heading|display|title|strong)/;
const LINES = ['border', 'line', 'divider', 'text-muted', 'text'];
const HEX = /#[0-9a-f]{6}\b/gi;
const GREY = /rgb\(128 128 128[^)]*\)/g; // lines of ways for targets without tokens
/** The tokens state the scheme that a visitor sees first; the other one needs colours of its own. */
const OTHER_SCHEME = /prefers-color-scheme/;

/**
 * The ways in colours of the target alone, each in a role that fits. Ways that need others come last, without the changes
 * that the target has no colour for.
 */
export function inTokenColors(ways: readonly Way[], page: Restyling): readonly Way[] {
  if (!statesColors(page.tokens)) return ways;
  const write = colorWriter(page);
  const written = ways.flatMap((way) => write(way) ?? []);
  return [...written.filter(({ whole }) => whole), ...written.filter(({ whole }) => !whole)].map(
    ({ way }) => way,
  );
}

interface Written {
  readonly way: Way;
  /** Nothing was left out. */
  readonly whole: boolean;
}

function colorWriter(page: Restyling): (way: Way) => Written | null {
  const tokens = colorTokens(page.tokens);
  // Where colour marks emphasis, headings may have an accent.
  const isByColor = page.target['emphasis.mechanism'] === 'color';
  const headings = new Set(isByColor ? [] : headingTexts(page));
  const write = (way: Way): Written | null => {
    if (way.under !== undefined || OTHER_SCHEME.test(way.media ?? '')) return { way, whole: true };
    const changes = way.changes.map((change) => changeIn(change, tokens, headings));
    const also = way.also === undefined ? undefined : write(way.also);
    const known = changes.filter((change) => change !== null);
    if (also === null || (known.length === 0 && changes.length > 0)) return null;
    const whole = known.length === changes.length && (also?.whole ?? true);
    return { way: { ...way, changes: known, ...(also !== undefined && { also: also.way }) }, whole };
  };
  return write;
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
  const use = useOf(property);
  const fitting = tokens.filter((token) => fitsUse(token, use));
  if (use !== 'ink' || !isHeading) return fitting;
  return fitting.filter(({ name, color }) => INK.test(name) || !looksColored(color));
}

function useOf(property: string): ColorUse {
  if (property.startsWith('background')) return 'fill';
  return property === 'color' || property === '-webkit-text-fill-color' ? 'ink' : 'line';
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
      const own = nearest(hex, tokens);
      isKnown &&= own !== null;
      return own ?? hex;
    });
  return isKnown ? text : null;
}

/** The nearest token, or null; a shade of a token is no colour of the target. */
function nearest(hex: string, tokens: readonly ColorToken[]): string | null {
  const color = parseHex(hex.slice(1));
  if (color === null) return null;
  const distances = tokens.map((token) => ({ token, distance: colorDifference(token.color, color) }));
  const [best] = distances.toSorted((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= NEAR ? best.token.value : null;
}
