import type { Scheme } from '../catalog/flat-tokens.ts';
import { leadRadius } from '../catalog/lead-radius.ts';
import { tokenColor } from '../catalog/token-values.ts';
import type { TokenValues } from '../catalog/tokens.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio, isDarkGround } from '../color/contrast.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import type { Rgba } from '../color/rgba.ts';
import { BANDS as CONTRAST_BANDS } from '../grammar/axes/palette-contrast/axis.ts';
import { BANDS as CHROMA_BANDS } from '../grammar/axes/palette-saturation/bands.ts';
import { groundOf } from '../grammar/axes/surface-ground/axis.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { place } from '../grammar/decide.ts';
import { type BrandChoices, leadingAccents } from './brand-choices.ts';
import { brandFamilies } from './brand-families.ts';
import { isWarmHue } from './palette/hues.ts';

/** A grammar, with the choices that its tokens state. */
export interface StatedChoices {
  readonly grammar: Grammar;
  readonly choices: BrandChoices;
}

/**
 * Takes ground, text colour, accents, typefaces and radii from the tokens of a scheme and adapts the grammar to them.
 * The grammar supplies what the tokens do not state.
 */
export function statedChoices(grammar: Grammar, tokens: TokenValues, scheme: Scheme): StatedChoices {
  const colors = tokens.color[scheme] ?? {};
  const ground = colorOn(colors['background'], WHITE);
  const ink = ground === null ? null : colorOn(colors['text'], ground);
  const accents = leadingAccents(colors);
  const radius = leadRadius(tokens, grammar);
  return {
    grammar: { ...accentAxes(colors, accents), ...grammar, ...groundAxes(ground, ink, grammar) },
    choices: {
      ground,
      ink,
      accents,
      families: brandFamilies(tokens),
      radius: radius === null ? null : Number.parseFloat(radius),
    },
  };
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

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
