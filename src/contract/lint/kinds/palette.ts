import { parseHex } from '../../../color/hex.ts';
import { CHROMATIC_FROM, hueDistance, looksColored, seenOklch } from '../../../color/seen-hue.ts';
import { rgbaToOklch } from '../../../color/oklch.ts';
import { isStateColor } from '../../../color/state-colors.ts';
import { groundOf } from '../../../grammar/axes/surface-ground/axis.ts';
import { isWarmHue } from '../../../specimen/palette/hues.ts';
import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract, type NamedColor } from '../linted-contract.ts';
import { rangeClashes } from '../range-clash.ts';

/** Coloured tokens against the rules of hues, saturation and warmth, and rules that want and forbid colour. */
export const palette = kindOf('palette', {
  tokens: [
    ...rangeClashes({
      axis: 'palette.saturation',
      unit: '(?!\\d|\\.\\d)',
      about: /\bchroma\b/,
      values: chromas,
    }),
    { axis: 'palette.saturation', how: 'dont', says: /\ba colour with an obvious hue/i, tokens: colored },
    { axis: 'palette.strategy', how: 'do', says: /\buse neutrals only\b/i, tokens: colored },
    { axis: 'palette.strategy', how: 'dont', says: /\badd an accent colour\b/i, tokens: colored },
    { axis: 'palette.strategy', how: 'do', says: /\bone hue for everything\b/i, tokens: moreHuesThan(1) },
    { axis: 'palette.strategy', how: 'do', says: /\bexactly one accent hue\b/i, tokens: moreHuesThan(1) },
    { axis: 'palette.strategy', how: 'dont', says: /\bsecond hue for states\b/i, tokens: states },
    { axis: 'palette.strategy', how: 'do', says: /\bexactly two hues\b/i, tokens: moreHuesThan(2) },
    { axis: 'palette.strategy', how: 'dont', says: /\badd a third hue\b/i, tokens: moreHuesThan(2) },
    { axis: 'palette.strategy', how: 'do', says: /\bexactly three hues\b/i, tokens: moreHuesThan(3) },
    { axis: 'palette.strategy', how: 'dont', says: /\badd a fourth hue\b/i, tokens: moreHuesThan(3) },
    {
      axis: 'palette.strategy',
      how: 'dont',
      says: /\badd (?:a (?:third|fourth) hue|other hues)(?!.*states)/i,
      tokens: states,
    },
    {
      axis: 'palette.accent_use',
      how: 'do',
      says: /\baccent\b[^:]* on buttons\b/i,
      tokens: greyButton,
    },
    {
      axis: 'palette.warmth',
      how: 'do',
      says: /^warm colours stay small/i,
      tokens: groundOnSide(true),
    },
    {
      axis: 'palette.warmth',
      how: 'do',
      says: /^cool colours stay small/i,
      tokens: groundOnSide(false),
    },
    {
      axis: 'palette.warmth',
      how: 'dont',
      says: /\bcream or an orange accent\b/i,
      tokens: onSide(true),
    },
    {
      axis: 'palette.warmth',
      how: 'dont',
      says: /\ba blue link colour\b/i,
      tokens: onSide(false),
    },
    {
      axis: 'palette.warmth',
      how: 'dont',
      says: /\btint greys or backgrounds\b/i,
      tokens: tintedGround,
    },
  ],
  rules: [
    { one: ['do', /\bboth prominent\b/i], other: ['do', /\bunder 1\.5 % of/i] },
    {
      one: ['do', /\bfour or more\b/i],
      other: ['do', /\buse the accent\b.*\bunder 1\.5 % of/i],
    },
    {
      one: ['dont', /\badd an accent colour\b/i],
      other: ['do', /\b(?:repeat|use|fill .*with) the accent\b/i],
    },
    { one: ['do', /\buse neutrals only\b/i], other: ['do', /\b(?:repeat|use|fill .*with) the accent\b/i] },
    {
      one: ['dont', /\ba colour with an obvious hue/i],
      other: ['do', /\b(?:exactly|four or more) .*\bhues?\b/i],
    },
    {
      one: ['dont', /\ba colour with an obvious hue/i],
      other: ['do', /\buse the accent colour for emphasis|emphasise words by colour/i],
    },
    {
      one: ['do', /\buse the accent colour for emphasis|emphasise words by colour/i],
      other: ['dont', /\buse it for headings|mark headings, icons/i],
    },
    {
      one: ['do', /\bfluorescent colours on a dark ground/i],
      other: ['do', /\bpure white|light (?:cream|neutral grey)/i],
    },
  ],
});

/** The fill of the main button, where it has no hue. */
function greyButton(contract: LintedContract): string[] {
  const fill = contract.component('button')['background'] ?? '';
  const color = parseHex(fill.slice(1));
  return color === null || looksColored(color) ? [] : [tokenText('button.background', fill)];
}

/** The widest spread of hues that readers call one, degrees. */
const ONE_HUE = 30;

function describeColor({ name, color }: NamedColor): string {
  const { c, h } = rgbaToOklch(color);
  return `--color-${name}, chroma ${c.toFixed(2)}, hue ${Math.round(h)}`;
}

function colored({ accents }: LintedContract): string[] {
  return accents.map(describeColor);
}

function states({ colors }: LintedContract): string[] {
  return colors.filter(({ name, color }) => isStateColor(name) && looksColored(color)).map(describeColor);
}

function chromas({ accents }: LintedContract): readonly (readonly [string, number])[] {
  return accents.map(({ name, color }) => [`color.${name}`, seenOklch(color).c] as const);
}

/** One colour of each hue where there are more hues than the rule allows. */
function moreHuesThan(limit: number) {
  return ({ accents }: LintedContract): string[] => {
    const hues = accents.filter(
      ({ color }, at) =>
        !accents
          .slice(0, at)
          .some((before) => hueDistance(rgbaToOklch(before.color).h, rgbaToOklch(color).h) < ONE_HUE),
    );
    return hues.length > limit ? hues.map(describeColor) : [];
  };
}

/** A ground with a tint of that side that anyone sees. */
function groundOnSide(warm: boolean) {
  return ({ ground }: LintedContract): string[] => {
    const kind = ground === null ? '' : groundOf(ground);
    const kinds = warm ? ['cream', 'warm-tinted'] : ['cool-tinted'];
    return kinds.includes(kind) ? [`the ground is ${kind}`] : [];
  };
}

function onSide(warm: boolean) {
  return ({ accents, colors }: LintedContract): string[] => {
    const grounds = colors.filter(
      ({ name, color }) => name === 'background' && rgbaToOklch(color).c >= TINTED,
    );
    return [...accents, ...grounds]
      .filter(({ color }) => isWarmHue(rgbaToOklch(color).h) === warm)
      .map(describeColor);
  };
}

/** OKLCH chroma from which a ground looks tinted; a fifth of a visible hue. */
const TINTED = CHROMATIC_FROM / 4;

function tintedGround({ colors }: LintedContract): string[] {
  return colors
    .filter(({ name, color }) => name === 'background' && seenOklch(color).c >= TINTED)
    .map(describeColor);
}
