import { colorDifference } from '../color/difference.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { hueDistance, looksColored } from '../color/seen-hue.ts';
import { isDisabledColor, isStateColor, isTouchColor } from '../color/state-colors.ts';
import type { StyleTokens } from './style-tokens.ts';
import { oncePer } from '../text/once-per.ts';

/** A colour token of a target. */
export interface ColorToken {
  readonly name: string;
  readonly value: string;
  readonly color: Rgba;
}

/** What a colour is put on. */
export type ColorUse = 'fill' | 'ink' | 'line';

/** Names of tokens that are no fill. */
const NO_FILL = /^(?:text|ink|foreground|body|heading|link|on-|border|line|divider|focus)/;
/** Degrees of OKLCH hue from which another accent is no stand-in: warm stays warm, cool stays cool. */
const OTHER_HUE = 60;

/** Whether the tokens name ground and ink, so that a page in other colours is not in those of the target. */
export function statesColors(tokens: StyleTokens): boolean {
  return tokens.color('color.background') !== null && tokens.color('color.text') !== null;
}

/** The opaque colours of a target without those of states, of disabled controls and under the pointer, which mark no part of a page. */
export const colorTokens = oncePer((tokens: StyleTokens): readonly ColorToken[] => {
  const group = tokens.group('color');
  const names = new Set(group.map(({ name }) => name));
  return group.flatMap(({ name, value }) => {
    const color = tokens.color(`color.${name}`);
    const isOfParts = !isStateColor(name) && !isDisabledColor(name) && !isTouchColor(name, names);
    return color === null || color.a < 1 || !isOfParts ? [] : [{ name, value, color }];
  });
});

/** Whether a token may be put on something. */
export function fitsUse({ name }: ColorToken, use: ColorUse): boolean {
  return use !== 'fill' || !NO_FILL.test(name);
}

/**
 * The token that stands in for a colour: a grey for a grey, an accent for a colour of a similar hue. The colour itself
 * where the tokens state no palette; null where they have nothing like it.
 */
export function standIn(color: Rgba, use: ColorUse, tokens: StyleTokens): Rgba | null {
  return standIns(color, use, tokens)[0] ?? null;
}

/** All tokens that may stand in for a colour, the nearest first. */
export function standIns(color: Rgba, use: ColorUse, tokens: StyleTokens): readonly Rgba[] {
  if (!statesColors(tokens)) return [color];
  return colorTokens(tokens)
    .filter((token) => fitsUse(token, use) && isAlike(token.color, color))
    .map((token) => token.color)
    .toSorted((a, b) => colorDifference(a, color) - colorDifference(b, color));
}

function isAlike(one: Rgba, other: Rgba): boolean {
  if (looksColored(one) !== looksColored(other)) return false;
  return !looksColored(one) || hueDistance(rgbaToOklch(one).h, rgbaToOklch(other).h) < OTHER_HUE;
}
