import { contrastRatio, isDarkGround } from '../../color/contrast.ts';
import { type Oklch, rgbaToOklch } from '../../color/oklch.ts';
import { hueDistance } from '../../color/seen-hue.ts';
import type { Rgba } from '../../color/rgba.ts';
import { paletteContrast } from '../../grammar/axes/palette-contrast/axis.ts';
import { paletteSaturation } from '../../grammar/axes/palette-saturation/axis.ts';
import type { Taste } from '../complete-taste.ts';
import { decideGround, isOneHue } from './ground.ts';
import { decideHues, isWarmHue } from './hues.ts';
import { chromaticColor, inkFor, labelOn, shadeOf } from './oklch.ts';

/** An accent as a fill with its label, and as ink on the ground. */
export interface Accent {
  readonly fill: Rgba;
  readonly label: Rgba;
  readonly ink: Rgba;
  readonly warm: boolean;
}

/** Colours of a brand; null or empty where it states none. */
export interface BrandColors {
  readonly ground: Rgba | null;
  readonly ink: Rgba | null;
  /** Most important first; may be fewer than the taste requires. */
  readonly accents: readonly Rgba[];
  /** Ground of groups, second text, lines. */
  readonly panel: Rgba | null;
  readonly soft: Rgba | null;
  readonly line: Rgba | null;
  /** Main button, with its label. */
  readonly action: { readonly fill: Rgba; readonly label: Rgba } | null;
  readonly link: Rgba | null;
}

/** The colours of one scheme of a page. */
export interface Palette {
  readonly dark: boolean;
  readonly ground: Rgba;
  /** Ground of filled groups, and of the picture. */
  readonly panel: Rgba;
  readonly ink: Rgba;
  /** Second text: prices, captions. */
  readonly soft: Rgba;
  readonly line: Rgba;
  /** Main accent first; greys on an achromatic page. */
  readonly accents: readonly Accent[];
  /** A warm and a cool tint, for warmth without accents. */
  readonly tints: Readonly<Record<'warm' | 'cool', Rgba>>;
  /** Of the main button and of links; null where the accents decide. */
  readonly action: BrandColors['action'];
  readonly link: Rgba | null;
}

const CONTRASTS = paletteContrast.shownBy;
const CHROMA = paletteSaturation.shownBy.chroma;

/** Chooses every colour of a page in a taste. */
export function decidePalette(taste: Taste, colors: BrandColors): Palette {
  return paletteOn(colors.ground ?? decideGround(taste), taste, colors);
}

/** The dark scheme of the same taste. @param colors those of the brand for this scheme */
export function darkPalette(taste: Taste, colors: BrandColors): Palette {
  const ground = inkFor({ r: 255, g: 255, b: 255, a: 1 }, 16.4, DARK_TINT, tintHue(taste));
  return paletteOn(colors.ground ?? ground, taste, colors);
}

function paletteOn(ground: Rgba, taste: Taste, own: BrandColors): Palette {
  const dark = isDarkGround(ground);
  const hue = tintHue(taste);
  const ink = own.ink ?? inkFor(ground, CONTRASTS.text[taste['palette.contrast']], INK_CHROMA, hue);
  const base = rgbaToOklch(ground);
  const away = dark ? 1 : -1;
  const panel = own.panel ?? panelOn(base, taste, dark);
  return {
    dark,
    ground,
    panel,
    ink,
    soft: own.soft ?? inkFor(ground, CONTRASTS.secondText[taste['palette.contrast']], INK_CHROMA, hue),
    line:
      own.line ??
      chromaticColor({ l: base.l + away * (dark ? 0.17 : 0.13), c: Math.min(base.c, 0.01), h: base.h }),
    accents: accentFills(taste, own.accents, dark).map((fill) => accentOn(fill, [ground, panel])),
    tints: { warm: tint(60, dark), cool: tint(250, dark) },
    action: own.action,
    link: own.link,
  };
}

/**
 * Colour of panels, a step from the ground. On a patterned ground it continues the ground; on a mixed page whose accents
 * are all warm or all cool it is a tint of the other side.
 */
function panelOn({ l, c, h }: Oklch, taste: Taste, dark: boolean): Rgba {
  const away = dark ? 1 : -1;
  if (dark && isOneHue(taste)) return chromaticColor({ l: l + PANEL_STEP.dark, c: c * 1.2, h });
  const opposite = oppositePanel(taste, dark);
  if (opposite !== null) return opposite;
  const chroma = taste['palette.warmth'] === 'neutral' ? 0 : c;
  if (taste['surface.texture'] === 'grain')
    return chromaticColor({ l: Math.min(1, l - away * PANEL_STEP.extreme), c: chroma, h });
  const step = taste['palette.contrast'] === 'extreme' ? 'extreme' : dark ? 'dark' : 'light';
  return chromaticColor({ l: l + away * PANEL_STEP[step], c: chroma, h });
}

/** The tint of panels on a mixed page; null where they have none. */
export function oppositePanel(taste: Taste, dark: boolean): Rgba | null {
  const panels = taste['emphasis.density_signals'] === 'grouping-cards';
  const plain = taste['surface.texture'] !== 'grain' && taste['palette.contrast'] !== 'extreme';
  const sides = new Set(decideHues(taste).map(isWarmHue));
  if (taste['palette.warmth'] !== 'mixed' || !panels || !plain || dark || sides.size > 1) return null;
  return tint(sides.has(true) ? 250 : 60, dark);
}

/** OKLCH lightness; smaller where the contrast is extreme. */
const PANEL_STEP = { light: 0.03, dark: 0.045, extreme: 0.022 } as const;
const DARK_TINT = 0.036; // OKLCH chroma; a custom palette is more than swapped text and background colours
const INK_CHROMA = 0.008; // OKLCH chroma; tints text greys by the warmth of the page without a visible hue
const LEAST_INK_CONTRAST = 4.6; // WCAG AA with a margin

function tintHue(taste: Taste): number {
  return taste['palette.warmth'] === 'warm' ? 60 : 255;
}

/** Colours of the brand first, then other hues of the taste. */
function accentFills(taste: Taste, given: readonly Rgba[], dark: boolean): Rgba[] {
  const hues = decideHues(taste);
  const own = given.slice(0, hues.length);
  const far = (h: number) => own.every((color) => hueDistance(h, rgbaToOklch(color).h) >= DISTINCT);
  const free = hues.filter(far);
  const added = (free.length > 0 ? free : hues).slice(0, hues.length - own.length);
  return [...own, ...added.map((h) => fillOf(h, own.length === 0 && h === hues[0], taste, dark))];
}

const DISTINCT = 30; // degrees from which two hues are two

function fillOf(h: number, leading: boolean, taste: Taste, dark: boolean): Rgba {
  const saturation = taste['palette.saturation'];
  const lightness =
    saturation === 'desaturated' ? 0.33 : saturation === 'neon' ? 0.8 : dark || isOneHue(taste) ? 0.7 : 0.56;
  // Only the main accent needs to be neon; most hues cannot be.
  const c = saturation === 'neon' && !leading && !GLOWS(h) ? CHROMA.vivid * 0.9 : CHROMA[saturation];
  return chromaticColor({ l: lightness, c, h });
}

function accentOn(fill: Rgba, grounds: readonly Rgba[]): Accent {
  return {
    fill,
    label: labelOn(fill),
    ink: accentInk(fill, grounds),
    warm: isWarmHue(rgbaToOklch(fill).h),
  };
}

/** Only greens and magentas can be both light and saturated. */
const GLOWS = (hue: number) => hue === 142 || hue === 332;

/** The fill itself where its contrast is sufficient, else the same hue darker or lighter. */
function accentInk(fill: Rgba, grounds: readonly Rgba[]): Rgba {
  const isLegible = (color: Rgba) => grounds.every((one) => contrastRatio(color, one) >= LEAST_INK_CONTRAST);
  if (isLegible(fill)) return fill;
  const { c, h } = rgbaToOklch(fill);
  const options = Array.from({ length: 81 }, (_, step) => shadeOf({ l: 0.1 + step / 100, c, h }));
  const legible = options.filter(isLegible);
  const distance = (option: Rgba) => Math.abs(rgbaToOklch(option).l - rgbaToOklch(fill).l);
  return legible.toSorted((a, b) => distance(a) - distance(b))[0] ?? fill;
}

/** A tint with too little chroma for a hue of the palette, but enough to make the page warm or cool. */
function tint(h: number, dark: boolean): Rgba {
  return dark ? chromaticColor({ l: 0.33, c: 0.028, h }) : chromaticColor({ l: 0.89, c: 0.034, h });
}
