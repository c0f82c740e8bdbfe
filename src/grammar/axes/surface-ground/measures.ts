import { seenOklch } from '../../../color/seen-hue.ts';
import type { GroundCandidate, Grounds } from '../../../features/grounds.ts';
import type { Features } from '../../../features/index.ts';
import { shareWhere } from '../../facts.ts';
import { channelsOf, mainGround } from '../../main-ground.ts';
import { measuresOf } from '../../measure.ts';

const GREY = 8; // of 255; a smaller difference between channels looks neutral
const WARM_BEFORE = 115; // OKLCH degrees, lime; from there to magenta hues are cool
const WARM_FROM = 325;

export const MEASURES = measuresOf(factsOf, [
  ['lowest channel of the ground', 'of 255 (0..1)', 'linear', ({ main }) => lowest(main) / 255],
  ['highest channel of the ground', 'of 255 (0..1)', 'linear', ({ main }) => highest(main) / 255],
  ['tint of the ground', 'steps of 255', 'log', ({ main }) => highest(main) - lowest(main)],
  ['chroma of the ground', 'OKLCH', 'root', ({ main }) => oklch(main).c],
  ['warm tint of the ground', 'OKLCH chroma', 'root', ({ main }) => (isWarm(main) ? oklch(main).c : 0)],
  ['ground', 'of the page', 'linear', ({ main }) => main?.share ?? 0],
  ['text on the ground', 'of the text', 'linear', ({ main }) => main?.textShare ?? 0],
  ['white grounds', 'of the page', 'root', shareOf((each) => lowest(each) >= 250)],
  ['light grey grounds', 'of the page', 'root', shareOf((each) => isLight(each) && isGrey(each))],
  ['tinted light grounds', 'of the page', 'root', shareOf((each) => isLight(each) && !isGrey(each))],
  ['dark grounds', 'of the page', 'root', ({ grounds }) => grounds.dark],
  ['pictures', 'of the page', 'root', ({ grounds }) => grounds.pictured],
]);

interface Facts {
  readonly grounds: Grounds;
  /** The ground with the largest share of page and text. */
  readonly main: GroundCandidate | undefined;
}

function factsOf({ grounds }: Features): Facts {
  return { grounds, main: mainGround(grounds) };
}

const lowest = (ground: GroundCandidate | undefined) => Math.min(...channelsOf(ground));
const highest = (ground: GroundCandidate | undefined) => Math.max(...channelsOf(ground));
const oklch = (ground: GroundCandidate | undefined) =>
  ground === undefined ? { l: 1, c: 0, h: 0 } : seenOklch(ground.color);
const isGrey = (ground: GroundCandidate) => highest(ground) - lowest(ground) < GREY;
const isLight = (ground: GroundCandidate) => lowest(ground) >= 190 && lowest(ground) < 250;

function isWarm(ground: GroundCandidate | undefined): boolean {
  const { h } = oklch(ground);
  return h <= WARM_BEFORE || h >= WARM_FROM;
}

function shareOf(matches: (ground: GroundCandidate) => boolean) {
  return ({ grounds }: Facts) => shareWhere(grounds.candidates, matches, ({ share }) => share);
}
