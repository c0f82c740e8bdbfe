import type { GradientImage } from '../cascade/computed-value.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { Box, StyledElement } from '../cascade/styled-page.ts';
import type { ImageDimensions } from '../page/image-dimensions.ts';
import type { PictureContent } from '../page/picture/picture-content.ts';
import type { Rgba } from '../color/rgba.ts';
import { partOf, tileOf, topOf, type DrawnImage, type ImageFacts, type Tile } from './background-tiles.ts';
import { areaOf, intersect } from './box-geometry.ts';
import { coveringArea } from './decoded-paint.ts';
import { isVectorUrl, pathOf } from './page-images.ts';
import { gradientExtent } from './gradient-extent.ts';
import { gradientLayer } from './gradient-layer.ts';
import { flat, type Layer } from './layer.ts';
import { MAX_LAYERS } from './visible-page.ts';

const UNKNOWN: Rgba = { r: 0, g: 0, b: 0, a: 0 };
const SMALL_TILE = 0.34; // share of its box; smaller repeated images are patterns
const SCREEN_TILE = 0.5; // share of the viewport; a reader sees larger images as pictures, however tall their box is
const COVERING = 0.25; // share of its box; smaller images are ornaments
const PHOTO_TYPES = ['.jpg', '.jpeg', '.webp', '.avif'];
const FAINT = 0.02; // mean alpha; thinner patterns are not seen
const ONE_COLOR = 2; // of 255; what a codec adds to a single colour
const QUIET = 160; // of 255; small objects on an even ground have shadows and lights, paper and noise have neither
const EVEN = 0.03; // mean OKLab distance of the parts of a picture from its mean; paper and noise have less
const ICON_BOX = 10_000; // px²: a background image in a smaller box is an icon

/** Visible background layers from back to front. */
export function layersOf(style: ComputedStyle, box: Box, seen: ImageFacts): Layer[] {
  const layers: Layer[] = [];
  const clips = style['background-clip'];
  const color = style['background-color'];
  if (color.a > 0 && clips.at(-1) !== 'text') layers.push(flat(color));
  const images = style['background-image'].slice(0, MAX_LAYERS);
  for (let at = images.length - 1; at >= 0; at--) {
    const image = images[at];
    if (image === undefined || image.kind === 'none' || (clips[at] ?? clips[0]) === 'text') continue;
    if (image.kind === 'url' && seen.images.isAbsent(image)) continue;
    const tile = tileOf(style, at, box, image, seen);
    const fixed = style['background-attachment'].includes('fixed');
    const layer = imageLayer(image, { tile, box, fixed }, seen);
    if (layer === null) continue;
    const isPlaced = image.kind === 'gradient' && !fixed;
    layers.push(isPlaced ? placedGradient(layer, image, tile, partOf(style, at, box, tile), box) : layer);
  }
  return layers;
}

/** The layer of a gradient with where it is drawn in its box. @param part null for all of the box */
function placedGradient(layer: Layer, image: GradientImage, tile: Tile, part: Box | null, box: Box): Layer {
  const drawn = part ?? box;
  const isWhole = Math.abs(tile.width - drawn.width) < 1 && Math.abs(tile.height - drawn.height) < 1;
  const extent = isWhole ? gradientExtent(image, tile) : null;
  const seen = extent && intersect({ ...extent, x: drawn.x + extent.x, y: drawn.y + extent.y }, drawn);
  const shown = seen ?? part;
  return {
    ...layer,
    ...(shown && { part: shown }),
    ...(isWhole && layer.kind === 'gradient' && { drawn: { image, box: drawn } }),
  };
}

/** A gradient that covers a small part of its box and draws a line or an ornament. */
export interface ThinGradient {
  readonly image: GradientImage;
  /** px, of one tile. */
  readonly thickness: number;
  /** Top edge, as a share of the height of its box. */
  readonly from: number;
  /** Width, as a share of the width of its box. */
  readonly breadth: number;
}

/** An element, or a box of ::before or ::after. */
type DrawnBox = Pick<StyledElement, 'style' | 'box'>;

/** Gradients that fill their box, frontmost first, without thin ones and ones clipped to text. */
export function fillingGradients(element: StyledElement, seen: ImageFacts): GradientImage[] {
  return gradientTiles(element, seen).flatMap(({ image, tile }) => (isThin(tile, image) ? [] : [image]));
}

/** Gradients that are drawn once in their box, frontmost first; tiles of dots and stripes are patterns. */
export function untiledGradients(element: DrawnBox, seen: ImageFacts): GradientImage[] {
  return gradientTiles(element, seen).flatMap(({ image, tile }) =>
    image.repeating || isSmallTile(tile) ? [] : [image],
  );
}

/** Gradients that draw a line or an ornament in their box. */
export function thinGradients(element: StyledElement, seen: ImageFacts): ThinGradient[] {
  const { style, box } = element;
  return gradientTiles(element, seen).flatMap(({ image, tile, at }) => {
    if (!isThin(tile, image)) return [];
    const top = topOf(style, at, box, tile);
    const breadth = tile.repeats ? 1 : tile.width / (box.width || 1);
    return [{ image, thickness: tile.height, from: top / (box.height || 1), breadth }];
  });
}

function gradientTiles({ style, box }: DrawnBox, seen: ImageFacts) {
  const clips = style['background-clip'];
  return style['background-image'].slice(0, MAX_LAYERS).flatMap((image, at) => {
    if (image.kind !== 'gradient' || (clips[at] ?? clips[0]) === 'text') return [];
    return [{ image, at, tile: tileOf(style, at, box, image, seen) }];
  });
}

/** Decides by the covered share, not by the size of one tile: of a tall page a band of a gradient is a small share. */
function isThin({ covered, width, height }: Tile, image: DrawnImage): boolean {
  const isBand = image.kind === 'gradient' && Math.min(width, height) >= BAND;
  return covered !== null && covered < COVERING && !isBand;
}

const BAND = 64; // px; thinner gradients are lines and edges

function isSmallTile({ repeats, share }: Tile): boolean {
  return repeats && share !== null && share < SMALL_TILE;
}

/** How an image is drawn in its box. */
interface Drawn {
  readonly tile: Tile;
  readonly box: Box;
  /** It does not scroll with its box. */
  readonly fixed: boolean;
}

function imageLayer(image: DrawnImage, drawn: Drawn, { images, page }: ImageFacts): Layer | null {
  const { tile, box } = drawn;
  if (isThin(tile, image)) return null;
  const tiled = isSmallTile(tile) || (tile.repeats && tile.share === null && !isPhotoUrl(image));
  if (image.kind === 'gradient') return gradientLayer(image, tile, tiled);
  if (areaOf(box) < ICON_BOX) return null;
  const layer = { color: UNKNOWN, stops: [], weights: [], url: image.url };
  const fillsScreen =
    (tile.share ?? 0) * areaOf(box) >= SCREEN_TILE * page.viewport.width * page.viewport.height;
  const isPattern = (tiled && !fillsScreen) || (tile.repeats && tile.covered === 1 && isVectorUrl(image.url));
  const kind = isPattern ? 'pattern' : 'picture';
  const content = images.content(image.url);
  if (content !== undefined)
    return decodedLayer({ ...layer, kind }, content, drawn, images.naturalSize(image));
  return tile.share === null && !isPhotoUrl(image) ? { ...layer, kind, uncertain: true } : { ...layer, kind };
}

/** Null for a picture that nobody sees. */
function decodedLayer(
  layer: Layer,
  content: PictureContent,
  { tile, box, fixed }: Drawn,
  size: ImageDimensions | undefined,
): Layer | null {
  const { mean, range, spread } = content;
  if (mean.a < FAINT) return null;
  if (range <= ONE_COLOR) return flat(mean);
  const kind = spread < EVEN && range <= QUIET ? 'pattern' : layer.kind;
  const covers = tile.covers && size !== undefined;
  const area = kind === 'pattern' || fixed ? null : covers ? coveringArea(size, box) : box;
  return { ...layer, kind, color: mean, decoded: { content, area } };
}

/** Decides for images of unknown size: a repeated image without `background-size` is a tile unless it is a photograph. */
function isPhotoUrl(image: DrawnImage): boolean {
  return (
    image.kind === 'url' && PHOTO_TYPES.some((ending) => pathOf(image.url.toLowerCase()).endsWith(ending))
  );
}
