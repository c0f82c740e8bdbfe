import type { Features } from '../../../features/index.ts';
import type { PaintedColor } from '../../../features/painted-colors.ts';
import { chromaticColors, shareOf, tonalWeight } from '../../accents.ts';
import { quantileOf, shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

// OKLCH chroma from which the rubric calls a colour vivid, and one it calls neon.
const VIVID = 0.16;
const NEON = 0.22;
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
]);

function factsOf({ paintedColors, grounds }: Features) {
  return { colors: chromaticColors(paintedColors, grounds), dark: grounds.dark };
}

const isVivid = (color: PaintedColor) => chroma(color) >= VIVID;
const isNeon = ({ oklch }: PaintedColor) => oklch.c >= NEON && oklch.l >= 0.7;
