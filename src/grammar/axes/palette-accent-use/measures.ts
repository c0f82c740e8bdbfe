import type { Features } from '../../../features/index.ts';
import { type ColorRole, isFill, type PaintedColor } from '../../../features/painted-colors.ts';
import { accentsOf, kindsOf, shareOf } from '../../accents.ts';
import { areaByChroma, coloredElements, coloredKinds, coloredShare } from '../../colorfulness.ts';
import { largestOf, sumOf } from '../../facts.ts';
import { channelsOf, mainGround } from '../../main-ground.ts';
import { measuresOf } from '../../measure.ts';
import { coloredDrawings } from '../../picture-facts.ts';

// OKLCH lightness; darker fills are near to black, lighter ones to white.
const DARK_BELOW = 0.35;
const PALE_FROM = 0.93;

export const MEASURES = measuresOf(factsOf, [
  ['accents', 'of the page', 'root', ({ accents }) => shareOf(accents)],
  ['kinds of element with accents', 'kinds', 'linear', ({ accents }) => kindsOf(accents).size],
  ['accents on bands', 'of the page', 'root', ({ accents }) => shareIn(accents, 'band')],
  ['accents on links', 'of the page', 'root', ({ accents }) => shareIn(accents, 'link')],
  ['accents on icons', 'of the page', 'root', ({ accents }) => shareIn(accents, 'icon')],
  ['elements with accents', 'elements', 'log', ({ accents }) => sumOf(accents, (one) => one.elements)],
  ['boxes with accents', 'elements', 'log', ({ accents }) => elementsIn(accents, 'box')],
  ['largest accent', 'of the page', 'root', ({ accents }) => largestOf(accents, ({ share }) => share)],
  ['largest chroma', 'OKLCH', 'linear', ({ accents }) => largestOf(accents, ({ oklch }) => oklch.c)],
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
  ['coloured drawings', 'of the page', 'root', ({ drawn }) => drawn],
  [
    'accents and coloured drawings',
    '‰ of the page',
    'log',
    ({ accents, drawn }) => 1000 * (shareOf(accents) + drawn),
  ],
  [
    'coloured fills and drawings',
    'of the page',
    'root',
    ({ fills, drawn }) => Math.min(1, coloredShare(fills) + drawn),
  ],
  [
    'highest channel of the ground',
    'of 255 (0..1)',
    'linear',
    ({ ground }) => Math.max(...channelsOf(ground)) / 255,
  ],
]);

function factsOf({ paintedColors, grounds, pictureColors }: Features) {
  return {
    colors: paintedColors,
    fills: paintedColors.filter(isFill),
    accents: accentsOf(paintedColors, grounds),
    pictured: grounds.pictured,
    drawn: coloredDrawings(pictureColors),
    ground: mainGround(grounds),
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
