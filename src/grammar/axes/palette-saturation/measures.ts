import { seenOklch } from '../../../color/seen-hue.ts';
import type { Features } from '../../../features/index.ts';
import { isFill, type PaintedColor } from '../../../features/painted-colors.ts';
import type { PictureColor } from '../../../features/picture-colors.ts';
import { ramp } from '../../../math/ramp.ts';
import { chromaticColors, shareOf, tonalWeight } from '../../accents.ts';
import { largestOf, quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

// OKLCH chroma from which the rubric calls a colour vivid, and one it calls neon.
const VIVID = 0.16;
const NEARLY_VIVID = 0.12; // drawings count gradually from here on
const NEON = 0.22;
const TINTED = 0.025; // below, a colour looks grey
const LEAST_FILL = 0.0003; // of the page; smaller fills are dots
const NO_COLOR = 0.6; // lightness that a page without colours counts with, that of usual accents
const chroma = ({ oklch }: PaintedColor) => oklch.c;
const share = (color: PaintedColor) => color.share;

export const MEASURES = measuresOf(factsOf, [
  ['upper chroma', 'OKLCH', 'linear', ({ colors }) => quantileOf(colors, 0.6, chroma, tonalWeight)],
  ['median chroma', 'OKLCH', 'linear', ({ colors }) => quantileOf(colors, 0.5, chroma, tonalWeight)],
  ['median chroma by area', 'OKLCH', 'linear', ({ colors }) => quantileOf(colors, 0.5, chroma, share)],
  ['ninth decile of chroma', 'OKLCH', 'linear', ({ colors }) => quantileOf(colors, 0.9, chroma, tonalWeight)],
  ['vivid colours', 'of the chromatic area', 'root', ({ colors }) => shareWhere(colors, isVivid, share)],
  ['chromatic colours', 'of the page', 'root', ({ colors }) => shareOf(colors)],
  ['neon colours', 'elements', 'log', ({ colors }) => sumOf(colors.filter(isNeon), (one) => one.elements)],
  ['dark part', 'of the page', 'linear', ({ dark }) => dark],
  ['muted elements', 'elements', 'log', ({ tinted }) => elementsBy(tinted, muted)],
  ['balanced elements', 'elements', 'log', ({ tinted }) => elementsBy(tinted, balanced)],
  ['vivid elements', 'elements', 'log', ({ tinted }) => elementsBy(tinted, vivid)],
  ['muted fills', 'of the page', 'root', ({ fills }) => areaBy(fills, muted)],
  ['vivid area', 'of the page', 'root', ({ tinted }) => areaBy(tinted, vivid)],
  ['vivid ink', 'of the page', 'root', ({ inks }) => areaBy(inks, vivid)],
  ['fluorescent area', 'of the page', 'root', ({ tinted }) => areaBy(tinted, fluorescence)],
  ['largest chroma of fills', 'OKLCH', 'linear', ({ fills }) => largestOf(fills.filter(isSeen), chroma)],
  ['lightness of the colours', 'OKLCH', 'linear', ({ tinted }) => meanLightness(tinted)],
  ['lightness of the ground', 'OKLCH', 'linear', ({ ground }) => ground],
  ['pictures', 'of the page', 'root', ({ pictured }) => pictured],
  ['vivid drawings', 'of the page', 'root', ({ inPictures }) => sumOf(inPictures, vividlyDrawn)],
]);

function factsOf({ paintedColors, grounds, pictureColors }: Features) {
  const root = grounds.candidates.find((candidate) => candidate.root);
  const tinted = paintedColors.filter(({ oklch }) => oklch.c >= TINTED);
  return {
    colors: chromaticColors(paintedColors, grounds),
    dark: grounds.dark,
    pictured: grounds.pictured,
    inPictures: pictureColors,
    tinted,
    fills: tinted.filter(isFill),
    inks: tinted.filter((color) => !isFill(color)),
    ground: root === undefined ? 1 : seenOklch(root.color).l,
  };
}

const isVivid = (color: PaintedColor) => chroma(color) >= VIVID;
const isNeon = ({ oklch }: PaintedColor) => oklch.c >= NEON && oklch.l >= 0.7;

// The rubric's bands of chroma, gradual at their bounds.
const muted = (color: PaintedColor) => 1 - ramp(chroma(color), 0.07, 0.11);
const vivid = (color: PaintedColor) => ramp(chroma(color), 0.14, 0.18);
const balanced = (color: PaintedColor) => 1 - muted(color) - vivid(color);
/** Light and saturated at once. */
const fluorescence = ({ oklch }: PaintedColor) => ramp(oklch.c, 0.18, 0.24) * ramp(oklch.l, 0.55, 0.75);
const vividlyDrawn = ({ share, photo, oklch }: PictureColor) =>
  share * (1 - photo) * ramp(oklch.c, NEARLY_VIVID, VIVID);
const isSeen = (color: PaintedColor) => share(color) >= LEAST_FILL;

type Part = (color: PaintedColor) => number;

function elementsBy(colors: readonly PaintedColor[], part: Part): number {
  return sumOf(colors, (color) => color.elements * part(color));
}

function areaBy(colors: readonly PaintedColor[], part: Part): number {
  return sumOf(colors, (color) => share(color) * part(color));
}

/** By the root of the area, so that a large fill does not outweigh all others. */
function meanLightness(colors: readonly PaintedColor[]): number {
  const weight = (color: PaintedColor) => Math.sqrt(share(color)) * chroma(color);
  const whole = sumOf(colors, weight);
  return whole === 0 ? NO_COLOR : sumOf(colors, (color) => color.oklch.l * weight(color)) / whole;
}
