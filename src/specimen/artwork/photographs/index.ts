import { hashOf, seeded } from '../../../text/seeded.ts';
import type { Design } from '../../design.ts';
import { rasterPhotograph } from '../raster/raster.ts';
import { cloth } from './cloth.ts';
import { facade } from './facade.ts';
import { lightOf } from './light.ts';
import { leaves } from './leaves.ts';
import { ridges } from './ridges.ts';
import { room } from './room.ts';
import { sea } from './sea.ts';
import type { Subject } from './subject.ts';
import { vessels } from './vessels.ts';

const SUBJECTS: readonly Subject[] = [vessels, ridges, facade, leaves, sea, cloth, room];

/** Subjects that are drawn as wide as their place. */
const WIDE_SUBJECTS: readonly Subject[] = [ridges, facade, sea, room];

/** A photograph as the address of an image, with its description. */
export interface Photograph {
  readonly url: string;
  readonly alt: string;
}

/**
 * The photograph with that number. Subject, composition and light follow from the seed and the palette.
 *
 * @param isWide whether the place is about three times as wide as high
 */
export function photograph(
  design: Pick<Design, 'taste' | 'palette' | 'seed'>,
  at: number,
  isWide = false,
): Photograph {
  const { svg, alt } = photographSvg(design, at, isWide);
  return { url: `data:image/svg+xml,${escaped(svg)}`, alt };
}

/** The same as a document. */
export function photographSvg(
  design: Pick<Design, 'taste' | 'palette' | 'seed'>,
  at: number,
  isWide = false,
): { readonly svg: string; readonly alt: string } {
  const random = seeded(hashOf(`photograph ${design.seed} ${at}`));
  const subjects = isWide ? WIDE_SUBJECTS : SUBJECTS;
  const subject = subjects[(design.seed + at * STRIDE) % subjects.length] ?? ridges;
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
  return encodeURIComponent(svg).replaceAll(/['()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}

/** Widths of pictures that are 320 high. */
const USUAL = 480;
const WIDE = 960;

const STRIDE = 3; // subjects; neighbours differ in kind

/** The grain of film over the whole picture. */
function grainOver(width: number): string {
  return `<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .9 -.28"/></filter><rect width="${width}" height="320" filter="url(#grain)" opacity=".22" style="mix-blend-mode:overlay"/>`;
}
