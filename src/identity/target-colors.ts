import { isStateColor, isTouchColor } from '../color/state-colors.ts';
import { parseHex } from '../color/hex.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import { looksColored } from '../color/seen-hue.ts';
import type { Rgba } from '../color/rgba.ts';
import { oncePer } from '../text/once-per.ts';
import type { TargetColor, TargetIdentity, TargetScheme } from './target.ts';

const GROUND = /^(?:background|ground|canvas|page)$/;
const SURFACE = /^(?:background|ground|canvas|page|paper|base|surface|section|panel|night|band)/;
const INK = /^(?:text|ink|foreground|body|heading|strong)/;
const LEADING = /^(?:primary|brand|link|accent|action|cta|button)/;
/** Colours of a page beside its accent; which role they have is not known. */
const UNNAMED = /^other-\d/;

/** The ground of a scheme; null when no token states it. */
export function groundOf({ colors }: TargetScheme): TargetColor | null {
  return colors.find(({ name }) => GROUND.test(name)) ?? null;
}

/** Colours that sections and panels of a scheme may have. */
export function surfacesOf({ colors }: TargetScheme): readonly TargetColor[] {
  return colors.filter(({ name }) => SURFACE.test(name));
}

/** Colours of text, the main one first. */
export function inksOf({ colors }: TargetScheme): readonly TargetColor[] {
  return colors
    .filter(({ name }) => INK.test(name))
    .toSorted((a, b) => Number(b.name === 'text') - Number(a.name === 'text'));
}

/** The scheme whose ground is closest to that of the page, the first one if they are equally close. */
export function schemeShown(ground: Rgba, { schemes }: TargetIdentity): TargetScheme | null {
  const distance = (scheme: TargetScheme) => {
    const own = groundOf(scheme);
    return own === null ? Infinity : colorDifference(own.color, ground);
  };
  return schemes.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Every colour that the target shows at rest, except those of states. */
export const ownColors = oncePer((target: TargetIdentity): readonly TargetColor[] => {
  return colorsAtRest(target).filter(({ name }) => !isStateColor(name));
});

/** Whether tokens or components name a colour of buttons or links; an accent may be one of headlines and rules alone. */
export function statesControls(target: TargetIdentity): boolean {
  return leadingColors(target).some(({ name }) => !name.startsWith('accent'));
}

/** The colours that may lead: those of buttons, links and accents, and those whose role is not known. */
export const mainColors = oncePer((target: TargetIdentity): readonly TargetColor[] => {
  return [...leadingColors(target), ...allColors(target).filter(({ name }) => UNNAMED.test(name))];
});

/** Every colour of every scheme. */
export const allColors = oncePer(({ schemes }: TargetIdentity): readonly TargetColor[] => {
  return schemes.flatMap(({ colors }) => colors);
});

/**
 * The colours without those that a reader sees only while a control has the focus or the pointer: a page whose buttons
 * have the blue of a focus ring at rest has another hue than a red brand.
 */
const colorsAtRest = oncePer(({ schemes }: TargetIdentity): readonly TargetColor[] => {
  return schemes.flatMap(({ colors }) => {
    const names = new Set(colors.map(({ name }) => name));
    return colors.filter(({ name }) => !isTouchColor(name, names));
  });
});

/** Colours from which a palette without a hue is meant, and does not only leave its accents out. */
const WHOLE_PALETTE = 4;

/** Whether the tokens state which colours with a hue there are, even none. */
export function statesPalette(target: TargetIdentity): boolean {
  if (target.isPartial === true) return leadingColors(target).length > 0;
  const all = allColors(target);
  return all.length >= WHOLE_PALETTE || coloredOf(target).length > 0 || leadingColors(target).length > 0;
}

/** The colours with a visible hue, without those of states. */
export const coloredOf = oncePer((target: TargetIdentity): readonly TargetColor[] => {
  return ownColors(target).filter(({ color }) => looksColored(color));
});

/** The colours of buttons, links and other accents: those of the components, then tokens with names of accents. */
export const leadingColors = oncePer((target: TargetIdentity): readonly TargetColor[] => {
  const named = colorsAtRest(target)
    .filter(({ name }) => LEADING.test(name))
    .toSorted((a, b) => Number(b.name === 'primary') - Number(a.name === 'primary'));
  const button = componentColor('button', 'background', target);
  const link = componentColor('link', 'color', target);
  return [
    ...(button === null ? [] : [ownToken(button, target) ?? { name: 'button', color: button }]),
    ...named,
    ...(link === null ? [] : [{ name: 'link', color: link }]),
  ];
});

/** A colour that a component declares, as it looks on the first ground; null for keywords and gradients. */
function componentColor(
  component: 'button' | 'link',
  property: string,
  { components, schemes }: TargetIdentity,
): Rgba | null {
  const color = parseHex((components[component]?.[property] ?? '').slice(1));
  const ground = schemes[0] === undefined ? null : groundOf(schemes[0]);
  return color === null || ground === null ? null : composite(color, ground.color);
}

function ownToken(color: Rgba, target: TargetIdentity): TargetColor | undefined {
  return allColors(target).find((token) => colorDifference(token.color, color) === 0);
}
