import { hashOf, seeded } from '../../../text/seeded.ts';
import type { Trade } from '../../../catalog/trades.ts';
import type { Design } from '../../design.ts';
import { rasterPhotograph } from '../raster/raster.ts';
import { aisle } from './aisle.ts';
import { beams } from './beams.ts';
import { capsules } from './capsules.ts';
import { citrus } from './citrus.ts';
import { cloth } from './cloth.ts';
import { coins } from './coins.ts';
import { containers } from './containers.ts';
import { dice } from './dice.ts';
import { facade } from './facade.ts';
import { fibres } from './fibres.ts';
import { flacon } from './flacon.ts';
import { hall } from './hall.ts';
import { hangers } from './hangers.ts';
import { keys } from './keys.ts';
import { lanes } from './lanes.ts';
import { lightOf } from './light.ts';
import { mast } from './mast.ts';
import { orbit } from './orbit.ts';
import { pages } from './pages.ts';
import { papers } from './papers.ts';
import { portico } from './portico.ts';
import { rails } from './rails.ts';
import { ridges } from './ridges.ts';
import { road } from './road.ts';
import { room } from './room.ts';
import { sea } from './sea.ts';
import { shelf } from './shelf.ts';
import { silhouette } from './silhouette.ts';
import { slabs } from './slabs.ts';
import type { Subject } from './subject.ts';
import { swatches } from './swatches.ts';
import { tent } from './tent.ts';
import { turbines } from './turbines.ts';
import { vessels } from './vessels.ts';
import { wing } from './wing.ts';

/** Everything that photographs show. */
export const SUBJECTS: readonly Subject[] = [
  aisle,
  beams,
  capsules,
  citrus,
  cloth,
  coins,
  containers,
  dice,
  facade,
  fibres,
  flacon,
  hall,
  hangers,
  keys,
  lanes,
  mast,
  orbit,
  pages,
  papers,
  portico,
  rails,
  ridges,
  road,
  room,
  sea,
  shelf,
  silhouette,
  slabs,
  swatches,
  tent,
  turbines,
  vessels,
  wing,
];

/** A photograph as the address of an image, with its description. */
export interface Photograph {
  readonly url: string;
  readonly alt: string;
}

/** What decides a photograph. */
interface PhotographDesign extends Pick<Design, 'taste' | 'palette' | 'seed'> {
  /** What the brand does; subjects that suit it come first. */
  readonly trades?: readonly Trade[];
}

/**
 * The photograph with that number. Subject, composition and light follow from trades, seed and palette; each number has
 * another subject, as long as there are some.
 *
 * @param isWide whether the place is about three times as wide as high
 */
export function photograph(design: PhotographDesign, at: number, isWide = false): Photograph {
  const { svg, alt } = photographSvg(design, at, isWide);
  return { url: `data:image/svg+xml,${escaped(svg)}`, alt };
}

/** The same as a document. */
export function photographSvg(
  design: PhotographDesign,
  at: number,
  isWide = false,
): { readonly svg: string; readonly alt: string } {
  const random = seeded(hashOf(`photograph ${design.seed} ${at}`));
  const subject = photographed(design, at, isWide);
  const width = isWide ? WIDE : USUAL;
  const content = subject.draw(lightOf(design, random), width);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="640" viewBox="0 0 ${width} 320" preserveAspectRatio="xMidYMid slice">${content}${grainOver(width)}</svg>`;
  return { svg, alt: subject.alt };
}

/** A photograph as wide as the page, as an address: a bitmap, since the ground of a page is one. */
export function widePhotograph(design: Pick<Design, 'taste' | 'palette' | 'seed' | 'wideSubject'>): string {
  const light = lightOf(design, seeded(hashOf(`wide photograph ${design.seed}`)));
  return rasterPhotograph(design.wideSubject, light);
}

/** Safe in attributes and in url(""). */
function escaped(svg: string): string {
  return encodeURIComponent(svg)
    .replaceAll(/['()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
    .replaceAll(/%(?:3D|2C)/g, decodeURIComponent);
}

/** Widths of pictures that are 320 high. */
const USUAL = 480;
const WIDE = 960;

/**
 * What the photograph with that number shows: subjects that suit the first trade, then those of the other trades, then
 * the others; the seed turns each list.
 */
export function photographed(
  { seed, trades = [] }: Pick<PhotographDesign, 'seed' | 'trades'>,
  at: number,
  isWide = false,
): Subject {
  const able = SUBJECTS.filter(({ isNarrow }) => !isWide || isNarrow !== true);
  const rankOf = (subject: Subject) => {
    const first = trades.findIndex((trade) => subject.trades.includes(trade));
    return first === -1 ? 2 : Math.min(1, first);
  };
  const shift = hashOf(`subject of ${seed}`);
  const turned = [0, 1, 2].flatMap((rank) => {
    const list = able.filter((subject) => rankOf(subject) === rank);
    return list.map((_, step) => list[(shift + step) % list.length]);
  });
  return turned[at % turned.length] ?? ridges;
}

/** The grain of film over the whole picture. */
function grainOver(width: number): string {
  return `<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .9 -.28"/></filter><rect width="${width}" height="320" filter="url(#grain)" opacity=".22" style="mix-blend-mode:overlay"/>`;
}
