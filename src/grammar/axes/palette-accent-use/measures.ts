import { CHROMATIC_FROM } from '../../../color/seen-hue.ts';
import type { Features } from '../../../features/index.ts';
import type { ColorRole, PaintedColor } from '../../../features/painted-colors.ts';
import { accentsOf, kindsOf, shareOf } from '../../accents.ts';
import { largestOf, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

export const MEASURES = measuresOf(factsOf, [
  ['accents', 'of the page', 'root', ({ accents }) => shareOf(accents)],
  ['kinds of element with accents', 'kinds', 'linear', ({ accents }) => kindsOf(accents).size],
  ['accents on bands', 'of the page', 'root', ({ accents }) => shareIn(accents, 'band')],
  ['accents on boxes', 'of the page', 'root', ({ accents }) => shareIn(accents, 'box')],
  ['accents on links', 'of the page', 'root', ({ accents }) => shareIn(accents, 'link')],
  ['accents on text', 'of the page', 'root', ({ accents }) => shareIn(accents, 'text')],
  ['accents on icons', 'of the page', 'root', ({ accents }) => shareIn(accents, 'icon')],
  ['accents on lines', 'of the page', 'root', ({ accents }) => shareIn(accents, 'border')],
  ['elements with accents', 'elements', 'log', ({ accents }) => sumOf(accents, (one) => one.elements)],
  ['boxes with accents', 'elements', 'log', ({ accents }) => elementsIn(accents, 'box')],
  ['largest accent', 'of the page', 'root', ({ accents }) => largestOf(accents, ({ share }) => share)],
  ['largest chroma', 'OKLCH', 'linear', ({ accents }) => largestOf(accents, ({ oklch }) => oklch.c)],
  ['all chromatic colours', 'of the page', 'root', ({ chromatic }) => Math.min(1, chromatic)],
]);

function factsOf({ paintedColors, grounds }: Features) {
  const chromatic = paintedColors.filter(({ oklch }) => oklch.c >= CHROMATIC_FROM);
  return { accents: accentsOf(paintedColors, grounds), chromatic: shareOf(chromatic) };
}

function shareIn(accents: readonly PaintedColor[], role: ColorRole): number {
  return shareOf(accents.filter((color) => color.role === role));
}

function elementsIn(accents: readonly PaintedColor[], role: ColorRole): number {
  return sumOf(accents, (color) => (color.role === role ? color.elements : 0));
}
