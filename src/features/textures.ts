import { numbered } from '../text/numbered.ts';
import { colorDifference } from '../color/difference.ts';
import { gradientParts } from '../perception/gradient-parts.ts';
import type { Paint } from '../perception/paint-layers.ts';
import { cellsOfPaints, type PaintMap } from '../perception/paint-map.ts';
import { areaOf, encloses } from '../perception/box-geometry.ts';
import { blobsOf } from './blobs.ts';
import { defineFeature } from './feature.ts';
import { imageAddress } from '../document/image-address.ts';
import { isVectorUrl, type PageImages } from '../perception/page-images.ts';
import type { Perception } from '../perception/perceive.ts';
import { shortSelector } from '../perception/selector.ts';

/** A background other than a flat colour. */
export interface TexturedSurface {
  readonly kind: 'photo' | 'drawing' | 'gradient' | 'pattern';
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  /** The stops or the address, shortened. */
  readonly value: string;
  /** Of the first two screens. */
  readonly share: number;
}

export interface Textures {
  /** Largest share first. */
  readonly surfaces: readonly TexturedSurface[];
  /** Radial gradients that fade out and blurred fills, larger than 1 % of the first two screens. */
  readonly blobs: number;
  /** Share of those, overlaps counted once each. */
  readonly blobShare: number;
}

const SCREENS = 2;
const MIN_CONTRAST = 0.02; // OKLab distance; a gradient between more similar colours looks flat
const MAX_COLORS = 16; // of a gradient, compared pair by pair
const MIN_BLOB_SHARE = 0.01;
const MAX_COVERS = 200; // each is compared with every text; no page shows as many on two screens
const MIN_COVER_WIDTH = 0.6; // of the viewport: a wider image with text on it is a background

/** Pictures, gradients and patterns that serve as ground on the first two screens. */
export const textures = defineFeature({
  id: 'textures',
  observe(perception: Perception): Textures {
    const paintMap = perception.paintMap;
    const screens = SCREENS * perception.page.viewport.height;
    const counts = cellsOfPaints(paintMap, Math.ceil(screens / paintMap.cell));
    const total = counts.reduce((sum, count) => sum + count, 0) || 1;
    const covers = coverImages(perception, screens);
    const surfaces = new Map<string, TexturedSurface>();
    for (const [index, count] of counts.entries()) {
      const paint = seenOf(paintMap.paints[index], paintMap);
      const kind = paint === undefined || count === 0 ? null : kindOf(paint, covers, perception);
      if (paint === undefined || kind === null) continue;
      const contrast = contrastOf(paint, paintMap);
      if (contrast !== null && contrast < MIN_CONTRAST) continue;
      const selector = shortSelector(paint.element);
      const key = `${kind} ${paint.element.index}`;
      const share = (surfaces.get(key)?.share ?? 0) + count / total;
      const { index: at } = paint.element;
      surfaces.set(key, { kind, selector, index: at, value: valueOf(paint), share });
    }
    const blobs = blobShares(perception, screens);
    return {
      surfaces: [...surfaces.values()].toSorted((a, b) => b.share - a.share),
      blobs: blobs.length,
      blobShare: blobs.reduce((sum, share) => sum + share, 0),
    };
  },
});

/** Lines and dots in nearly the colour of their ground show what is below them. */
function seenOf(paint: Paint | undefined, { paints }: PaintMap): Paint | undefined {
  let seen = paint;
  for (let below = paints[seen?.below ?? -1]; seen !== undefined && below !== undefined;) {
    const ground = below.color;
    const isFaint =
      seen.kind === 'pattern' &&
      seen.url === null &&
      seen.stops.every((stop) => colorDifference(stop, ground) < MIN_CONTRAST);
    if (!isFaint) break;
    seen = below;
    below = paints[seen.below];
  }
  return seen;
}

/** OKLab distance of the two colours of a gradient that differ most; null for images. */
function contrastOf(paint: Paint, { paints }: PaintMap): number | null {
  const colors = gradientParts(paint, paints).slice(0, MAX_COLORS);
  if (colors.length === 0) return null;
  return Math.max(
    ...colors.flatMap(({ color: one }) => colors.map(({ color: other }) => colorDifference(one, other))),
  );
}

function kindOf(
  { kind, url, element }: Paint,
  covers: ReadonlySet<number>,
  { images }: Perception,
): TexturedSurface['kind'] | null {
  if (kind === 'picture') return isDrawn(url ?? '', images) ? 'drawing' : 'photo';
  if (kind !== 'media') return kind === 'color' ? null : kind;
  if (!covers.has(element.index)) return null;
  return element.tag === 'img' && isDrawn(imageAddress(element.attributes), images) ? 'drawing' : 'photo';
}

function isDrawn(url: string, images: PageImages): boolean {
  const content = images.content(url);
  if (content !== undefined) return content.kinds.photo + content.kinds.texture < SURELY_DRAWN;
  const looks = images.looks(url);
  return looks === 'drawing' || (looks === undefined && isVectorUrl(url));
}

const SURELY_DRAWN = 0.1; // probability of a photograph; painted scenes on a cover look like photographs

function valueOf({ url, stops, element }: Paint): string {
  if (url !== null) return url.slice(0, MAX_VALUE);
  if (stops.length === 0) return imageAddress(element.attributes).slice(0, MAX_VALUE) || element.tag;
  return stops.length === 1
    ? 'gradient of one colour that fades out'
    : `gradient of ${numbered(stops.length, 'visible stop', 'visible stops')}`;
}

const MAX_VALUE = 80; // characters

/** Images and videos nearly as wide as the viewport with text on them. */
function coverImages(perception: Perception, screens: number): Set<number> {
  const wide = perception.visible.filter(
    ({ tag, box }) =>
      (tag === 'img' || tag === 'video') &&
      box.y < screens &&
      box.width >= MIN_COVER_WIDTH * perception.page.viewport.width,
  );
  const written = wide
    .slice(0, MAX_COVERS)
    .filter(({ box }) => perception.runs.some((run) => encloses(box, run.box)));
  return new Set(written.map(({ index }) => index));
}

function blobShares(perception: Perception, screens: number): number[] {
  const window = perception.page.viewport.width * screens;
  return perception.visible.flatMap((element) =>
    blobsOf(element, perception).flatMap((box) => {
      const share = areaOf(box) / window;
      return box.y >= screens || share < MIN_BLOB_SHARE ? [] : [Math.min(1, share)];
    }),
  );
}
