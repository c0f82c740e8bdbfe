import type { Rgba } from '../../color/rgba.ts';
import { rgbaToOklch } from '../../color/oklch.ts';
import { paletteAccentUse } from '../../grammar/axes/palette-accent-use/axis.ts';
import type { Taste } from '../complete-taste.ts';
import { isDark, isOneHue } from './ground.ts';
import { isWarmHue } from './hues.ts';
import { oppositePanel, type Palette } from './palette.ts';

/** A colour and the share of the visible page it is given, 0..1, the first screen counted twice. */
export interface ColorArea {
  readonly color: Rgba;
  readonly share: number;
}

const MIN_VISIBLE_AREA = 0.0014; // of the page; small enough to stay neutral, large enough to be visible
const ONE_HUE_AREA = 0.24; // of a light page with one hue throughout, besides its first screen
const GREY_AREA = 0.03; // of shapes on a page without any accent
const TINT_AREA = 0.09; // of tints that alone make a page warm or cool
const BUTTON_AREA = 0.006; // of the page; added by buttons and links in the main accent

/**
 * Area of each colour in shapes, main accent first.
 *
 * @param isStated a brand states the colours: tints that only balance them stay small
 */
export function decideAreas(taste: Taste, palette: Palette, isStated = false): readonly ColorArea[] {
  if (taste['palette.saturation'] === 'desaturated') return quietAreas(taste, palette);
  const accents = distributeArea(palette, accentArea(taste, palette), taste);
  if (taste['palette.warmth'] === 'neutral') return accents;
  const panels = oppositePanel(taste, palette.dark);
  const balanced =
    taste['palette.warmth'] === 'mixed'
      ? counterweight(accents, palette, panels, isStated ? SMALL_TINT : LARGEST_TINT)
      : [];
  return [...accents, ...balanced, ...tintsOfWarmth(accents, taste, palette)];
}

function accentArea(taste: Taste, palette: Palette): number {
  if (taste['palette.warmth'] === 'neutral') return MIN_VISIBLE_AREA;
  const area = paletteAccentUse.shownBy.area[taste['palette.accent_use']];
  if (taste['palette.accent_use'] !== 'pervasive') return area;
  if (isOneHue(taste) && !isDark(taste)) return ONE_HUE_AREA;
  return Math.max(area, outweighing(taste, palette));
}

/** Area with which the accents have two thirds of the colour beside a tinted ground of the other side. */
function outweighing(taste: Taste, { ground, accents }: Palette): number {
  const { c } = rgbaToOklch(ground);
  const warm = taste['surface.ground'] === 'cream' || taste['surface.ground'] === 'warm-tinted';
  const opposed = accents.every((accent) => accent.warm !== warm);
  const chroma = Math.min(...accents.map(({ fill }) => rgbaToOklch(fill).c));
  return c < NOTICED || !opposed ? 0 : Math.min(0.5, (2.4 * c) / chroma);
}

const NOTICED = 0.012; // OKLCH chroma from which palette.warmth counts a colour

/** Distributes an area evenly among the accents, or between warm and cool on a mixed page. */
function distributeArea({ accents }: Palette, area: number, taste: Taste): ColorArea[] {
  const sides = new Set(accents.map(({ warm }) => warm)).size;
  if (taste['palette.warmth'] !== 'mixed' || sides < 2) {
    return accents.map(({ fill }) => ({ color: fill, share: area / accents.length }));
  }
  const strength = (warm: boolean) =>
    accents.filter((accent) => accent.warm === warm).map(({ fill }) => rgbaToOklch(fill).c);
  const chroma = (warm: boolean) => {
    const all = strength(warm);
    return all.reduce((sum, c) => sum + c, 0) / all.length;
  };
  const warmPart = chroma(false) / (chroma(true) + chroma(false));
  return accents.map(({ fill, warm }) => ({
    color: fill,
    share: (area * (warm ? warmPart : 1 - warmPart)) / strength(warm).length,
  }));
}

/** A tint of the weaker side, where accents, buttons and ground have less of it. */
function counterweight(
  accents: readonly ColorArea[],
  palette: Palette,
  panels: Rgba | null,
  largest: number,
): ColorArea[] {
  const { ground, accents: known, tints } = palette;
  const [lead] = known;
  const painted: readonly ColorArea[] = [
    ...accents,
    { color: ground, share: GROUND_SHARE },
    ...(panels === null ? [] : [{ color: panels, share: PANEL_SHARE }]),
    ...(lead === undefined ? [] : [{ color: lead.fill, share: BUTTON_AREA }]),
  ];
  const warm = strengthOf(painted.filter(({ color }) => isWarmHue(rgbaToOklch(color).h)));
  const cool = strengthOf(painted) - warm;
  const color = warm < cool ? tints.warm : tints.cool;
  const missing = (BALANCE * Math.max(warm, cool) - Math.min(warm, cool)) / (rgbaToOklch(color).c - GREY);
  return missing <= 0 ? [] : [{ color, share: Math.min(largest, missing ** 2) }];
}

const GROUND_SHARE = 0.85; // of the page; the rest is sections and shapes
const PANEL_SHARE = 0.12; // of the page; minimum on a page whose groups are panels
const BALANCE = 0.95; // of the stronger side; half of it is where palette.warmth stops calling a page mixed
const LARGEST_TINT = 0.45;
const SMALL_TINT = 0.05;

const GREY = 0.008; // OKLCH chroma that palette.warmth takes from each colour

/** Weight of colours as in palette.warmth: root of the area times chroma, without greys. */
function strengthOf(areas: readonly ColorArea[]): number {
  return areas.reduce((sum, { color, share }) => {
    const { c } = rgbaToOklch(color);
    return sum + (c < NOTICED ? 0 : Math.sqrt(share) * (c - GREY));
  }, 0);
}

/** Area times chroma, by which palette.warmth tells whether the page has a hue. */
function colorfulnessOf(areas: readonly ColorArea[]): number {
  return areas.reduce((sum, { color, share }) => sum + share * rgbaToOklch(color).c, 0);
}

const LEAST_STRENGTH = 0.0024; // share times chroma; twice what palette.warmth still calls neutral

/** Tints for warm or cool pages whose accents are too rare or muted. */
function tintsOfWarmth(accents: readonly ColorArea[], taste: Taste, { tints }: Palette): ColorArea[] {
  const strength = colorfulnessOf(accents);
  if (strength >= LEAST_STRENGTH) return [];
  const warmth = taste['palette.warmth'];
  const sides = warmth === 'warm' || warmth === 'cool' ? [warmth] : (['warm', 'cool'] as const);
  return sides.map((side) => ({ color: tints[side], share: 0.05 / sides.length }));
}

/** Areas of a page without chromatic colour: greys, warm or cool tints, or dark shades with a hue. */
function quietAreas(taste: Taste, palette: Palette): ColorArea[] {
  const { accents, tints, line } = palette;
  const warmth = taste['palette.warmth'];
  if (taste['palette.strategy'] !== 'mono') {
    const area = warmth === 'neutral' ? 0.006 : 0.09;
    const shades = distributeArea(palette, area, taste);
    const lone = warmth === 'mixed' && new Set(accents.map(({ warm }) => warm)).size === 1;
    const counter = accents[0]?.warm === true ? tints.cool : tints.warm;
    return lone ? [...shades, { color: counter, share: area * 0.9 }] : shades;
  }
  if (warmth === 'neutral') return [{ color: line, share: GREY_AREA }];
  if (warmth !== 'mixed') return [{ color: tints[warmth], share: TINT_AREA }];
  return (['warm', 'cool'] as const).map((side) => ({ color: tints[side], share: TINT_AREA / 2 }));
}
