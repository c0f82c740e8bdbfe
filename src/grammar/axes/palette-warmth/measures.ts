import { colorDifference } from '../../../color/difference.ts';
import { toHex } from '../../../color/hex.ts';
import type { Features } from '../../../features/index.ts';
import type { PictureColor } from '../../../features/picture-colors.ts';
import { isFill, type PaintedColor } from '../../../features/painted-colors.ts';
import { accentsOf, kindsOf, shareOf } from '../../accents.ts';
import { areaByChroma, coloredShare } from '../../colorfulness.ts';
import { shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';
import { isWarmHue } from '../../warm-hues.ts';

const WARMEST = 50; // orange; blue lies opposite
const BROWSER_BLUE = '#0000ee'; // HTML, rendering: links without a colour of their own
const SAME_COLOR = 0.02; // OKLab distance
const LEAST_CHROMA = 0.012; // below, a colour looks grey
type Hued = Pick<PaintedColor, 'oklch'>;
const strength = ({ share, oklch }: PaintedColor) => share * oklch.c;
const GREY = 0.008; // OKLCH chroma of a colour that says nothing
const rootStrength = ({ share, oklch }: PaintedColor) => Math.sqrt(share) * (oklch.c - GREY);
const isWarm = ({ oklch }: Hued) => isWarmHue(oklch.h);

export const MEASURES = measuresOf(factsOf, [
  ['warm colour', 'area × chroma', 'root', ({ tinted }) => sumOf(tinted.filter(isWarm), strength)],
  ['cool colour', 'area × chroma', 'root', ({ tinted }) => sumOf(tinted.filter(isCool), strength)],
  ['warm part of the colour', '(0..1)', 'linear', ({ tinted }) => partOf(tinted)],
  [
    'warm part by the root of the area',
    '(0..1)',
    'linear',
    ({ tinted }) => shareWhere(tinted, isWarm, rootStrength),
  ],
  ['warm part of the accents', '(0..1)', 'linear', ({ accents }) => partOf(accents)],
  ['warm part of the fills', '(0..1)', 'linear', ({ tinted }) => partOf(tinted.filter(isFill))],
  ['balance of warm and cool', '(0..1)', 'linear', ({ tinted }) => balanceOf(tinted)],
  ['accents', 'of the page', 'root', ({ accents }) => shareOf(accents)],
  ['kinds of element with accents', 'kinds', 'log', ({ accents }) => kindsOf(accents).size],
  [
    'tinted area',
    'of the page',
    'root',
    ({ tinted }) =>
      Math.min(
        1,
        sumOf(tinted, ({ share }) => share),
      ),
  ],
  ['pictures', 'of the page', 'root', ({ pictured }) => pictured],
  [
    'cool drawings',
    'area × chroma',
    'root',
    ({ inPictures }) => sumOf(inPictures.filter(isCool), drawnStrength),
  ],
  [
    'cool colour by the root of the area',
    'root of the area × chroma',
    'root',
    ({ tinted }) => sumOf(tinted.filter(isCool), rootStrength),
  ],
  ['warm accents', 'elements', 'log', ({ accents }) => elementsOf(accents.filter(isWarm))],
  ['cool accents', 'elements', 'log', ({ accents }) => elementsOf(accents.filter(isCool))],
  ['balance besides the ground', '(0..1)', 'linear', ({ besides }) => balanceOf(besides, rootStrength)],
  ['mean warmth', 'area × chroma', 'root', ({ colors }) => sumOf(colors, warmthOf)],
  ['coloured headings', 'of the page', 'root', ({ colors }) => coloredShare(colors.filter(isHeading))],
  ['fills by chroma', 'area × chroma', 'root', ({ colors }) => areaByChroma(colors.filter(isFill))],
  ['links in the blue of the browser', 'of the links', 'linear', ({ colors }) => unstyledLinks(colors)],
]);

function factsOf({ paintedColors, grounds, pictureColors }: Features) {
  const root = grounds.candidates.find((candidate) => candidate.root);
  const tinted = paintedColors.filter(({ oklch }) => oklch.c >= LEAST_CHROMA);
  const isRoot = (color: PaintedColor) =>
    root !== undefined && isFill(color) && colorDifference(color.color, root.color) < SAME_COLOR;
  return {
    colors: paintedColors,
    tinted,
    besides: tinted.filter((color) => !isRoot(color)),
    accents: accentsOf(paintedColors, grounds),
    pictured: grounds.pictured,
    inPictures: pictureColors,
  };
}

const isCool = (color: Hued) => !isWarm(color);
const drawnStrength = ({ share, oklch, photo }: PictureColor) =>
  share * (1 - photo) * Math.max(0, oklch.c - LEAST_CHROMA);
const isHeading = ({ role }: PaintedColor) => role === 'heading';
const elementsOf = (colors: readonly PaintedColor[]) => sumOf(colors, ({ elements }) => elements);

/** Area times chroma, positive for orange, negative for blue, near 0 for magenta and green. */
function warmthOf({ share, oklch }: PaintedColor): number {
  return share * oklch.c * Math.cos(((oklch.h - WARMEST) * Math.PI) / 180);
}

/** Nobody chose the colour of such links, so that they say little about the page. */
function unstyledLinks(colors: readonly PaintedColor[]): number {
  return shareWhere(
    colors.filter(({ role }) => role === 'link'),
    ({ color }) => toHex(color) === BROWSER_BLUE,
    ({ share }) => share,
  );
}

/** Share of the warm colours; a half without colours. */
function partOf(colors: readonly PaintedColor[], weigh = strength): number {
  return colors.length === 0 ? 0.5 : shareWhere(colors, isWarm, weigh);
}

function balanceOf(colors: readonly PaintedColor[], weigh = strength): number {
  const part = partOf(colors, weigh);
  return Math.min(part, 1 - part) * 2;
}
