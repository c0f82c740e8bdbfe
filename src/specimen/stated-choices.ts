import { otherScheme, type Scheme } from '../catalog/flat-tokens.ts';
import { leadRadius } from '../catalog/lead-radius.ts';
import { tokenColor } from '../catalog/token-values.ts';
import type { Components, TokenValues } from '../catalog/tokens.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import { looksColored } from '../color/seen-hue.ts';
import { contrastRatio, isDarkGround } from '../color/contrast.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { BANDS as CONTRAST_BANDS } from '../grammar/axes/palette-contrast/axis.ts';
import { BANDS as CHROMA_BANDS } from '../grammar/axes/palette-saturation/bands.ts';
import { groundOf } from '../grammar/axes/surface-ground/axis.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { place } from '../grammar/decide.ts';
import { type BrandChoices, statedAccents } from './brand-choices.ts';
import { brandFamilies } from './brand-families.ts';
import { isWarmHue } from './palette/hues.ts';
import { labelOn } from './palette/oklch.ts';
import type { BrandColors } from './palette/palette.ts';
import { statedStyle } from './stated-style.ts';
import { WHITE } from '../color/plain-colors.ts';

/** A grammar, with the choices that its tokens state. */
export interface StatedChoices {
  readonly grammar: Grammar;
  readonly choices: BrandChoices;
}

/**
 * Takes ground, text colour, accents, typefaces and radii from the tokens of a scheme and adapts the grammar to them.
 * The grammar supplies what the tokens do not state.
 */
export function statedChoices(grammar: Grammar, stated: StatedTaste): StatedChoices {
  const { tokens, scheme } = stated;
  const other = otherScheme(scheme);
  const own = statedColors(stated, scheme);
  const radius = leadRadius(tokens, grammar);
  return {
    grammar: {
      ...accentAxes(tokens.color[scheme] ?? {}, own.accents),
      ...grammar,
      ...groundAxes(own.ground, own.ink, grammar),
    },
    choices: {
      ...own,
      families: brandFamilies(tokens),
      radius: radius === null ? null : Number.parseFloat(radius),
      style: statedStyle(tokens, stated.components, scheme),
      otherScheme: tokens.color[other] === undefined ? null : statedColors(stated, other),
    },
  };
}

/** Tokens and components that take precedence over a grammar. */
export interface StatedTaste {
  readonly tokens: TokenValues;
  readonly components: Components;
  /** The scheme that a visitor sees first. */
  readonly scheme: Scheme;
}

function statedColors({ tokens, components }: StatedTaste, scheme: Scheme): BrandColors {
  const colors = tokens.color[scheme] ?? {};
  const ground = colorOn(colors['background'], WHITE);
  const on = (hex: string | undefined) => (ground === null ? null : colorOn(hex, ground));
  const button = statedStyle(tokens, components, scheme).component('button');
  const declared = (text: string | undefined) => (text !== undefined && HEX.test(text) ? text : undefined);
  const action = actionOn(ground, [
    [on(declared(button?.['background'])), on(declared(button?.['color']))],
    [on(colors['primary']), on(colors['on-primary'])],
  ]);
  const link = on(
    declared(statedStyle(tokens, components, scheme).component('link')?.['color']) ?? colors['link'],
  );
  const ink = on(colors['text']);
  return {
    ground,
    ink,
    accents: statedAccents(colors),
    panel: on(colors['surface']),
    soft: on(colors['text-muted']),
    line: on(colors['border']),
    action,
    // Links of a brand whose buttons are neutral have the colour of text where nothing else is stated.
    link: link ?? (action === null || looksColored(action.fill) ? null : ink),
  };
}

type Fill = readonly [fill: Rgba | null, label: Rgba | null];

/** The first fill that is visible on the ground: a button in its colour lies on cards and pictures only. */
function actionOn(ground: Rgba | null, fills: readonly Fill[]): BrandColors['action'] {
  const visible = fills.flatMap(([fill, label]) => {
    if (fill === null || (ground !== null && colorDifference(fill, ground) < SAME)) return [];
    return [{ fill, label: label ?? labelOn(fill) }];
  });
  return visible[0] ?? null;
}

const SAME = 0.02; // OKLab; just noticeable

const HEX = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/;

/** A token composited on an opaque ground; null without the token. */
function colorOn(hex: string | undefined, ground: Rgba): Rgba | null {
  return hex === undefined ? null : composite(tokenColor(hex), ground);
}

function groundAxes(ground: Rgba | null, ink: Rgba | null, grammar: Grammar): Grammar {
  if (ground === null) return {};
  const dark = isDarkGround(ground);
  const { 'surface.dark_mode': mode } = grammar;
  return {
    'surface.ground': groundOf(ground),
    ...(dark
      ? { 'surface.dark_mode': 'dark-first' }
      : mode === 'dark-first' && { 'surface.dark_mode': 'none' }),
    ...(ink !== null && { 'palette.contrast': place(contrastRatio(ink, ground), CONTRAST_BANDS).value }),
  };
}

/** Palette axes from the accents, where no brand supplies a palette. */
function accentAxes(colors: Readonly<Record<string, string>>, [lead]: readonly Rgba[]): Grammar {
  if (lead === undefined) return 'primary' in colors ? { 'palette.saturation': 'desaturated' } : {};
  const { c, h } = rgbaToOklch(lead);
  return {
    'palette.saturation': place(c, CHROMA_BANDS).value,
    'palette.warmth': isWarmHue(h) ? 'warm' : 'cool',
  };
}
