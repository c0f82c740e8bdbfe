import type { Features } from '../../../features/index.ts';
import { isFill, type PaintedColor } from '../../../features/painted-colors.ts';
import { accentsOf, kindsOf, shareOf } from '../../accents.ts';
import { shareWhere, sumOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

// OKLCH degrees: magenta is the first warm hue, lime the last.
const WARM_FROM = 325;
const WARM_TO = 115;
const LEAST_CHROMA = 0.012; // below, a colour looks grey
const strength = ({ share, oklch }: PaintedColor) => share * oklch.c;
const GREY = 0.008; // OKLCH chroma of a colour that says nothing
const rootStrength = ({ share, oklch }: PaintedColor) => Math.sqrt(share) * (oklch.c - GREY);
const isWarm = ({ oklch }: PaintedColor) => oklch.h >= WARM_FROM || oklch.h <= WARM_TO;

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
  ['balance of warm and cool accents', '(0..1)', 'linear', ({ accents }) => balanceOf(accents)],
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
]);

function factsOf({ paintedColors, grounds }: Features) {
  return {
    tinted: paintedColors.filter(({ oklch }) => oklch.c >= LEAST_CHROMA),
    accents: accentsOf(paintedColors, grounds),
    pictured: grounds.pictured,
  };
}

const isCool = (color: PaintedColor) => !isWarm(color);
/** Share of the warm colours; a half without colours. */
const partOf = (colors: readonly PaintedColor[]) =>
  colors.length === 0 ? 0.5 : shareWhere(colors, isWarm, strength);
const balanceOf = (colors: readonly PaintedColor[]) => Math.min(partOf(colors), 1 - partOf(colors)) * 2;
