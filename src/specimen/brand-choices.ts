import { isStateColor, isTouchColor } from '../color/state-colors.ts';
import type { TokenValues } from '../catalog/tokens.ts';
import { contrastRatio } from '../color/contrast.ts';
import { parseHex } from '../color/hex.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import { hueDistance, looksColored } from '../color/seen-hue.ts';
import type { Rgba } from '../color/rgba.ts';
import { BANDS as CONTRAST_BANDS } from '../grammar/axes/palette-contrast/axis.ts';
import { BANDS as CHROMA_BANDS } from '../grammar/axes/palette-saturation/bands.ts';
import { groundOf } from '../grammar/axes/surface-ground/axis.ts';
import { BANDS as RADIUS_BANDS } from '../grammar/axes/surface-radius/axis.ts';
import { place } from '../grammar/decide.ts';
import { brandFamilies, type BrandFamilies, pairingOfStacks } from './brand-families.ts';
import { isWarmHue } from './palette/hues.ts';
import { isDark } from './palette/ground.ts';
import type { BrandColors } from './palette/palette.ts';
import { NOTHING_STATED, type StatedStyle } from './stated-style.ts';
import type { Taste } from './complete-taste.ts';

/** Values from the tokens of a brand that agree with the taste; the grammar takes precedence. */
export interface BrandChoices extends BrandColors {
  readonly families: BrandFamilies | null;
  /** px */
  readonly radius: number | null;
  readonly style: StatedStyle;
  /** The colours of the other scheme; null where none are stated. */
  readonly otherScheme: BrandColors | null;
}

/** Colours of a brand that states none. */
export const NO_COLORS: BrandColors = {
  ground: null,
  ink: null,
  accents: [],
  panel: null,
  soft: null,
  line: null,
  action: null,
  link: null,
};

export const NO_CHOICES: BrandChoices = {
  ...NO_COLORS,
  families: null,
  radius: null,
  style: NOTHING_STATED,
  otherScheme: null,
};

export function chooseTokens(taste: Taste, tokens: TokenValues): BrandChoices {
  const scheme = isDark(taste) ? 'dark' : 'light';
  const colors = colorsOf(tokens.color[scheme] ?? tokens.color.light ?? tokens.color.dark ?? {});
  const ground =
    named(colors, GROUND_NAMES).find((color) => groundOf(color) === taste['surface.ground']) ?? null;
  return {
    ...NO_CHOICES,
    ground,
    ink: ground === null ? null : inkOn(ground, colors, taste),
    accents: accentsOf(colors, taste),
    families: familiesOf(tokens, taste),
    radius: radiusOf(tokens, taste),
  };
}

const GROUND_NAMES = /^(?:background|ground|canvas|page|paper|base|surface|white|black)/;
const INK_NAMES = /^(?:text|ink|foreground|body|heading)/;
/** Names of the main accent, most reliable first. */
const ACCENT_NAMES = [/^primary/, /^brand/, /^link/, /^accent/];

interface NamedColor {
  readonly name: string;
  readonly color: Rgba;
}

function colorsOf(group: Readonly<Record<string, string>>): NamedColor[] {
  return Object.entries(group).flatMap(([name, text]) => {
    const color = parseHex(text.slice(1));
    return color === null || color.a < 1 ? [] : [{ name, color }];
  });
}

function named(colors: readonly NamedColor[], pattern: RegExp): Rgba[] {
  return colors.filter(({ name }) => pattern.test(name)).map(({ color }) => color);
}

const ON_PANEL = 0.93; // times; contrast of text on a panel relative to that on the ground

/** The text colour of the brand, if text on panels keeps the required contrast as well. */
function inkOn(ground: Rgba, colors: readonly NamedColor[], taste: Taste): Rgba | null {
  const fits = (color: Rgba) =>
    [1, ON_PANEL].every(
      (part) =>
        place(part * contrastRatio(color, ground), CONTRAST_BANDS).value === taste['palette.contrast'],
    );
  return named(colors, INK_NAMES).find(fits) ?? null;
}

const ONE_HUE = 30; // degrees; hues nearer to each other are one hue of the palette

/** Colours of the brand with the required saturation and warmth, one for each hue, the primary first. */
function accentsOf(colors: readonly NamedColor[], taste: Taste): readonly Rgba[] {
  const { 'palette.saturation': saturation, 'palette.warmth': warmth } = taste;
  const fitting = colors.filter(({ color }) => {
    const { c, h } = rgbaToOklch(color);
    const side = isWarmHue(h) ? 'warm' : 'cool';
    const onSide = warmth === 'mixed' || warmth === 'neutral' || warmth === side;
    return onSide && place(c, CHROMA_BANDS).value === (saturation === 'neon' ? 'vivid' : saturation);
  });
  return oneForEachHue(fitting);
}

/** The chromatic colours, those with names of accents first, one for each hue. */
export function statedAccents(colors: Readonly<Record<string, string>>): readonly Rgba[] {
  return oneForEachHue(chromaticColors(colors));
}

/** The chromatic colours; those of states, and of controls under the pointer, are none. */
export function chromaticColors(colors: Readonly<Record<string, string>>): readonly NamedColor[] {
  const names = new Set(Object.keys(colors));
  return colorsOf(colors).filter(
    ({ name, color }) =>
      looksColored(color) && !isNeutralRole(name) && !isStateColor(name) && !isTouchColor(name, names),
  );
}

/** Whether a colour token is one of grounds, texts, lines, or labels on accents. */
export function isNeutralRole(name: string): boolean {
  return NEUTRAL_ROLE.test(name);
}

const NEUTRAL_ROLE = /^(?:background|surface|text|border|on-|hover|focus)/;

/** Most reliable name first. */
function oneForEachHue(colors: readonly NamedColor[]): readonly Rgba[] {
  const ranked = colors.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ color }) => color);
  return ranked.filter((color, at) => ranked.slice(0, at).every((before) => differ(before, color)));
}

function rankOf({ name }: NamedColor): number {
  const at = ACCENT_NAMES.findIndex((pattern) => pattern.test(name));
  return at === -1 ? ACCENT_NAMES.length : at;
}

function differ(a: Rgba, b: Rgba): boolean {
  return hueDistance(rgbaToOklch(a).h, rgbaToOklch(b).h) >= ONE_HUE;
}

function familiesOf(tokens: TokenValues, taste: Taste): BrandChoices['families'] {
  const families = brandFamilies(tokens);
  if (families === null) return null;
  return pairingOfStacks(families) === taste['type.pairing'] ? families : null;
}

function radiusOf({ radius }: TokenValues, taste: Taste): number | null {
  const values = Object.values(radius?.values ?? {}).map((value) => Number.parseFloat(value));
  return values.find((value) => place(value, RADIUS_BANDS).value === taste['surface.radius']) ?? null;
}
