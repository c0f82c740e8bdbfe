import type { Features } from '../../../features/index.ts';
import { isFill } from '../../../features/painted-colors.ts';
import { largestOf, shareWhere, sumOf } from '../../facts.ts';
import { hasHue, type Hue, huesOf } from '../../hues.ts';
import { measuresOf } from '../../measure.ts';

const REPEATED = 3; // elements; RUBRIC

export const MEASURES = measuresOf(factsOf, [
  ['hues on 0.15 % or three elements', 'hues', 'log', ({ hues }) => countFrom(hues, 0.0015, REPEATED)],
  ['hues on 0.5 % or three elements', 'hues', 'log', ({ hues }) => countFrom(hues, 0.005, REPEATED)],
  ['hues on 0.05 %', 'hues', 'log', ({ hues }) => countFrom(hues, 0.0005, Infinity)],
  ['hues on 0.5 %', 'hues', 'log', ({ hues }) => countFrom(hues, 0.005, Infinity)],
  ['hues on 2 %', 'hues', 'log', ({ hues }) => countFrom(hues, 0.02, Infinity)],
  ['first hue', 'of the page', 'root', ({ hues }) => hues[0]?.share ?? 0],
  ['second hue', 'of the page', 'root', ({ hues }) => hues[1]?.share ?? 0],
  ['third hue', 'of the page', 'root', ({ hues }) => hues[2]?.share ?? 0],
  ['fourth hue', 'of the page', 'root', ({ hues }) => hues[3]?.share ?? 0],
  ['elements of the second hue', 'elements', 'log', ({ hues }) => hues[1]?.elements ?? 0],
  ['elements of the third hue', 'elements', 'log', ({ hues }) => hues[2]?.elements ?? 0],
  ['fills of the first hue', 'of the hue', 'linear', ({ hues }) => fillsOf(hues[0])],
  ['largest chroma', 'OKLCH', 'linear', ({ hues }) => largestOf(hues, largestChroma)],
  ['pictures', 'of the page', 'root', ({ pictured }) => pictured],
]);

function factsOf({ paintedColors, images }: Features) {
  const hues = huesOf(paintedColors, hasHue).toSorted((a, b) => b.share - a.share);
  return { hues, pictured: sumOf(images.shown, ({ share }) => share) };
}

function countFrom(hues: readonly Hue[], share: number, elements: number): number {
  return hues.filter((hue) => hue.share >= share || hue.elements >= elements).length;
}

function fillsOf(hue: Hue | undefined): number {
  return shareWhere(hue?.colors ?? [], isFill, ({ share }) => share);
}

const largestChroma = ({ colors }: Hue) => largestOf(colors, ({ oklch }) => oklch.c);
