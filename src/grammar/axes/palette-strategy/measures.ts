import { hueDistance } from '../../../color/seen-hue.ts';
import type { Features } from '../../../features/index.ts';
import { isFill, type PaintedColor } from '../../../features/painted-colors.ts';
import { largestOf, shareWhere, sumOf } from '../../facts.ts';
import { withDrawnHues } from '../../drawn-hues.ts';
import { hasHue, type Hue, huesOf } from '../../hues.ts';
import { measuresOf } from '../../measure.ts';

const REPEATED = 3; // elements; RUBRIC
const COUNTED = 0.002; // of the page
const NOTICED = 0.0001; // of the page, the ink of two words on the first screen
// OKLCH chroma
const TINTED = 0.03;
const STRONG = 0.09;
const VIVID = 0.16; // more makes a colour no more prominent
// OKLCH lightness
const PALE = 0.95;
const DARK = 0.3;
const SLATE = { from: 230, to: 300 } as const; // OKLCH degrees of bluish greys

export const MEASURES = measuresOf(factsOf, [
  ['hues on 0.15 % or three elements', 'hues', 'log', ({ hues }) => countFrom(hues, 0.0015, REPEATED)],
  ['hues on 0.5 % or three elements', 'hues', 'log', ({ hues }) => countFrom(hues, 0.005, REPEATED)],
  ['hues on 0.05 %', 'hues', 'log', ({ hues }) => countFrom(hues, 0.0005, Infinity)],
  ['hues on 0.5 %', 'hues', 'log', ({ hues }) => countFrom(hues, 0.005, Infinity)],
  ['hues on 2 %', 'hues', 'log', ({ hues }) => countFrom(hues, 0.02, Infinity)],
  ['first hue', 'of the page', 'root', ({ ranked }) => ranked[0]?.share ?? 0],
  ['second hue', 'of the page', 'root', ({ ranked }) => ranked[1]?.share ?? 0],
  ['third hue', 'of the page', 'root', ({ ranked }) => ranked[2]?.share ?? 0],
  ['fourth hue', 'of the page', 'root', ({ ranked }) => ranked[3]?.share ?? 0],
  ['elements of the second hue', 'elements', 'log', ({ ranked }) => ranked[1]?.elements ?? 0],
  ['elements of the third hue', 'elements', 'log', ({ ranked }) => ranked[2]?.elements ?? 0],
  ['fills of the first hue', 'of the hue', 'linear', ({ ranked }) => fillsOf(ranked[0])],
  ['largest chroma', 'OKLCH', 'linear', ({ hues }) => largestOf(hues, largestChroma)],
  ['pictures', 'of the page', 'root', ({ pictured }) => pictured],
  ['hues of any chroma', 'hues', 'log', ({ tinted }) => countFrom(tinted, NOTICED, Infinity)],
  ['hues of visible chroma, repeated', 'hues', 'log', ({ ranked }) => repeatedHues(ranked)],
  ['hues of strong chroma, repeated', 'hues', 'log', ({ strong }) => repeatedHues(strong)],
  ['elements of the first hue', 'elements', 'log', ({ ranked }) => ranked[0]?.elements ?? 0],
  ['prominence of the third hue', 'of the first', 'linear', ({ ranked }) => thirdToFirst(ranked)],
  ['distance between the first two hues', 'degrees', 'linear', ({ ranked }) => firstDistance(ranked)],
]);

function factsOf({ paintedColors, pictureColors, images }: Features) {
  const colors = withDrawnHues(paintedColors, pictureColors);
  return {
    hues: huesOf(colors, hasHue).toSorted((a, b) => b.share - a.share),
    ranked: huesOf(colors, isVisible).toSorted((a, b) => prominence(b) - prominence(a)),
    tinted: huesOf(colors, ({ oklch }) => oklch.c >= TINTED),
    strong: huesOf(colors, ({ oklch }) => oklch.c >= STRONG),
    pictured: sumOf(images.shown, ({ share }) => share),
  };
}

/** Near white and near black need more chroma to show a hue, as do thin strokes, most of all bluish ones: slate is grey. */
function isVisible(color: PaintedColor): boolean {
  const { l, c, h } = color.oklch;
  if (isFill(color)) return c >= (l > PALE ? 0.05 : l < DARK ? 0.06 : 0.03);
  return c >= (h > SLATE.from && h < SLATE.to ? 0.065 : 0.045);
}

/** By the root of the area and by chroma, so that an accent counts beside a tinted ground. */
function prominence({ colors }: Hue): number {
  return sumOf(colors, ({ share, oklch }) => Math.sqrt(share) * Math.min(oklch.c, VIVID));
}

function repeatedHues(hues: readonly Hue[]): number {
  return hues.filter(({ share, elements }) => share >= COUNTED || (elements >= REPEATED && share >= NOTICED))
    .length;
}

function thirdToFirst([first, , third]: readonly Hue[]): number {
  return first === undefined || third === undefined ? 0 : prominence(third) / prominence(first);
}

function firstDistance([first, second]: readonly Hue[]): number {
  return first === undefined || second === undefined ? 0 : hueDistance(first.hue, second.hue);
}

function countFrom(hues: readonly Hue[], share: number, elements: number): number {
  return hues.filter((hue) => hue.share >= share || hue.elements >= elements).length;
}

function fillsOf(hue: Hue | undefined): number {
  return shareWhere(hue?.colors ?? [], isFill, ({ share }) => share);
}

const largestChroma = ({ colors }: Hue) => largestOf(colors, ({ oklch }) => oklch.c);
