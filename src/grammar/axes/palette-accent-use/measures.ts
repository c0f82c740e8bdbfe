import { CHROMATIC_FROM } from '../../../color/seen-hue.ts';
import type { Features } from '../../../features/index.ts';
import { type ColorRole, isFill, type PaintedColor } from '../../../features/painted-colors.ts';
import { accentsOf, kindsOf, shareOf } from '../../accents.ts';
import { areaByChroma, coloredElements, coloredKinds, coloredShare } from '../../colorfulness.ts';
import { largestOf, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';
import { coloredDrawings } from '../../picture-facts.ts';

// OKLCH lightness; darker fills are near to black, lighter ones to white.
const DARK_BELOW = 0.35;
const PALE_FROM = 0.93;

export const MEASURES = measuresOf(factsOf, [
  ['accents', 'of the page', 'root', ({ accents }) => shareOf(accents)],
  ['kinds of element with accents', 'kinds', 'linear', ({ accents }) => kindsOf(accents).size],
  ['accents on bands', 'of the page', 'root', ({ accents }) => shareIn(accents, 'band')],
  ['accents on boxes', 'of the page', 'root', ({ accents }) => shareIn(accents, 'box')],
  ['accents on links', 'of the page', 'root', ({ accents }) => shareIn(accents, 'link')],
  ['accents on text', 'of the page', 'root', ({ accents }) => shareIn(accents, 'text')],
  ['accents on icons', 'of the page', 'root', ({ accents }) => shareIn(accents, 'icon')],
  ['elements with accents', 'elements', 'log', ({ accents }) => sumOf(accents, (one) => one.elements)],
  ['boxes with accents', 'elements', 'log', ({ accents }) => elementsIn(accents, 'box')],
  ['largest accent', 'of the page', 'root', ({ accents }) => largestOf(accents, ({ share }) => share)],
  ['largest chroma', 'OKLCH', 'linear', ({ accents }) => largestOf(accents, ({ oklch }) => oklch.c)],
  ['all chromatic colours', 'of the page', 'root', ({ chromatic }) => Math.min(1, chromatic)],
  ['coloured elements', 'elements', 'log', ({ colors }) => coloredElements(colors)],
  ['coloured headings', 'of the page', 'root', ({ colors }) => coloredShare(colors.filter(isHeading))],
  ['kinds of coloured element besides links', 'kinds', 'linear', ({ colors }) => kindsBesidesLinks(colors)],
  ['coloured fills', 'of the page', 'root', ({ fills }) => coloredShare(fills)],
  [
    'coloured fills of middle lightness',
    'of the page',
    'root',
    ({ fills }) => coloredShare(fills.filter(isMiddle)),
  ],
  ['fills by chroma', 'area × chroma', 'root', ({ fills }) => areaByChroma(fills)],
  ['pictures', 'of the page', 'root', ({ pictured }) => pictured],
  ['coloured drawings', 'of the page', 'root', ({ inPictures }) => coloredDrawings(inPictures)],
]);

function factsOf({ paintedColors, grounds, pictureColors }: Features) {
  const chromatic = paintedColors.filter(({ oklch }) => oklch.c >= CHROMATIC_FROM);
  return {
    colors: paintedColors,
    fills: paintedColors.filter(isFill),
    accents: accentsOf(paintedColors, grounds),
    chromatic: shareOf(chromatic),
    pictured: grounds.pictured,
    inPictures: pictureColors,
  };
}

const isHeading = ({ role }: PaintedColor) => role === 'heading';
const isMiddle = ({ oklch }: PaintedColor) => oklch.l >= DARK_BELOW && oklch.l <= PALE_FROM;

function kindsBesidesLinks(colors: readonly PaintedColor[]): number {
  return coloredKinds(colors.filter(({ role }) => role !== 'link'));
}

function shareIn(accents: readonly PaintedColor[], role: ColorRole): number {
  return shareOf(accents.filter((color) => color.role === role));
}

function elementsIn(accents: readonly PaintedColor[], role: ColorRole): number {
  return sumOf(accents, (color) => (color.role === role ? color.elements : 0));
}
