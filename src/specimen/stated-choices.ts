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

/** A grammar, and what tokens that go before it settle of its page. */
export interface StatedChoices {
  readonly grammar: Grammar;
  readonly choices: BrandChoices;
}

/**
 * Takes the ground, the ink, the accents, the faces and the corners from the tokens of a scheme whatever the grammar
 * says, and brings the grammar in line with them. What the tokens do not state is left to the grammar.
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

/** A token as it is seen on an opaque ground; null where there is none. */
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

/** Where no brand gives a palette, the accents themselves say what it is like. */
function accentAxes(colors: Readonly<Record<string, string>>, [lead]: readonly Rgba[]): Grammar {
  if (lead === undefined) return 'primary' in colors ? { 'palette.saturation': 'desaturated' } : {};
  const { c, h } = rgbaToOklch(lead);
  return {
    'palette.saturation': place(c, CHROMA_BANDS).value,
    'palette.warmth': isWarmHue(h) ? 'warm' : 'cool',
  };
}
