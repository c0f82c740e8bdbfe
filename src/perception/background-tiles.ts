import type { GradientImage, UrlImage } from '../cascade/computed-value.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { Box } from '../cascade/styled-page.ts';
import { oncePer } from '../text/once-per.ts';
import { areaOf, intersect } from './box-geometry.ts';
import { MAX_LAYERS, type VisiblePage } from './visible-page.ts';

export type DrawnImage = UrlImage | GradientImage;

/** Facts besides the style that the layers of a background depend on. */
export type ImageFacts = Pick<VisiblePage, 'page' | 'images'>;

/** How an image repeats in its box. */
export interface Tile {
  /** Share of the box that one tile covers; null when unknown. */
  readonly share: number | null;
  readonly repeats: boolean;
  /** Share of the box that all tiles cover; null when unknown. */
  readonly covered: number | null;
  /** Scaled to cover the box, and cropped. */
  readonly covers: boolean;
  /** px, of one tile; that of the box when the style does not state it. */
  readonly width: number;
  readonly height: number;
}

/** How the image at a place of the list is drawn in its box. */
export function tileOf(
  style: ComputedStyle,
  at: number,
  box: Box,
  image: DrawnImage,
  seen: ImageFacts,
): Tile {
  const size = nth(drawingOf(style).sizes, at);
  const sides = { width: box.width, height: box.height };
  if (size === 'cover') return { share: 1, repeats: false, covered: 1, covers: true, ...sides };
  const repeat = nth(drawingOf(style).repeats, at);
  const repeats = repeat !== 'no-repeat' && repeat !== 'no-repeat no-repeat';
  const spread = (share: number | null): Tile => ({
    share,
    repeats,
    covered: repeats ? 1 : share,
    covers: false,
    ...sides,
  });
  if (size === 'contain') return spread(containedShare(image, box, seen));
  const [width = 'auto', height = 'auto'] = size.split(' ');
  const across = stated(width, box.width);
  const down = stated(height, box.height);
  if (across === null && down === null) return spread(intrinsicShare(image, box, seen));
  // When only one side is given, the image is assumed to have the aspect ratio of the box.
  const wide = across ?? ((down ?? 0) / box.height) * box.width;
  const high = down ?? (wide / box.width) * box.height;
  const [row, column] = [high / (box.height || 1), wide / (box.width || 1)];
  const covered = repeat === 'repeat-x' ? row : repeat === 'repeat-y' ? column : repeats ? 1 : row * column;
  return { share: row * column, repeats, covered, covers: false, width: wide, height: high };
}

/** Share of its box; null for an image of unknown size. */
function intrinsicShare(image: DrawnImage, box: Box, seen: ImageFacts): number | null {
  if (image.kind === 'gradient') return 1;
  const size = seen.images.naturalSize(image);
  return size === undefined ? null : (size.width * size.height) / (areaOf(box) || 1);
}

/** Share of its box that an image with `background-size: contain` covers; less than 1 when aspect ratios differ. */
function containedShare(image: DrawnImage, box: Box, seen: ImageFacts): number | null {
  if (image.kind === 'gradient') return 1;
  const size = seen.images.naturalSize(image);
  // An image in a box is assumed to have its aspect ratio; no image has that of a page.
  if (size === undefined) return box.width < seen.page.viewport.width ? 1 : null;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  return (scale * scale * size.width * size.height) / (areaOf(box) || 1);
}

/** Where a gradient that does not repeat in both directions is drawn; null where it fills its box. */
export function partOf(style: ComputedStyle, at: number, box: Box, tile: Tile): Box | null {
  const repeat = nth(drawingOf(style).repeats, at);
  const [across = 'repeat', down = across] = DIRECTIONS[repeat] ?? repeat.split(' ');
  const width = across === 'no-repeat' ? Math.min(tile.width, box.width) : box.width;
  const height = down === 'no-repeat' ? Math.min(tile.height, box.height) : box.height;
  if (width > box.width - 1 && height > box.height - 1) return null;
  const position = nth(drawingOf(style).positions, at);
  const x = box.x + offsetOf(position, 0, box.width - width);
  const y = box.y + offsetOf(position, 1, box.height - height);
  return intersect({ x, y, width, height }, box);
}

/** px from the top of the box to the first tile. */
export function topOf(style: ComputedStyle, at: number, box: Box, tile: Tile): number {
  return offsetOf(nth(drawingOf(style).positions, at), 1, box.height - tile.height);
}

const DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  'repeat-x': ['repeat', 'no-repeat'],
  'repeat-y': ['no-repeat', 'repeat'],
};

/**
 * px from the left (0) or the top (1) of the box, from a computed `background-position`: `50% 100%`,
 * `0px calc(100% - 2px)`.
 */
function offsetOf(position: string, direction: 0 | 1, room: number): number {
  const offset = position.match(/calc\([^)]*\)|\S+/g)?.[direction] ?? '';
  const percentage = Number.parseFloat(/(-?[\d.]+)%/.exec(offset)?.[1] ?? '0');
  const px = Number.parseFloat(/(-?\s?[\d.]+)px/.exec(offset)?.[1]?.replace(/\s/, '') ?? '0');
  return (percentage / 100) * room + px;
}

/** The lists of a style that say how its background images are drawn, of the frontmost layers. */
const drawingOf = oncePer((style: ComputedStyle) => ({
  sizes: itemsOf(style['background-size']),
  repeats: itemsOf(style['background-repeat']),
  positions: itemsOf(style['background-position']),
}));

function itemsOf(list: string): readonly string[] {
  return list.split(',', MAX_LAYERS).map((item) => item.trim());
}

/** `at` is less than MAX_LAYERS, so further items are not needed. */
function nth(items: readonly string[], at: number): string {
  return items[at % items.length] ?? '';
}

function stated(length: string, room: number): number | null {
  const number = Number.parseFloat(length);
  if (Number.isNaN(number)) return null;
  if (length.endsWith('%')) return (number * room) / 100;
  return length.endsWith('rem') || length.endsWith('em') ? number * 16 : number;
}
