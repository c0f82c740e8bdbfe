import type { GradientImage } from '../cascade/computed-value.ts';
import type { Box } from '../cascade/styled-page.ts';
import { colorDifference } from '../color/difference.ts';
import { mixedColor } from '../color/mean.ts';
import type { Rgba } from '../color/rgba.ts';
import { flat, type Layer, SAME_COLOR } from './layer.ts';
import type { Tile } from './background-tiles.ts';
import { gradientExtent } from './gradient-extent.ts';
import { radialEnding } from './radial-ending.ts';
import { radialWeights, seenOfLine, stopWeights } from './stop-weights.ts';

const SAME_ALPHA = 0.08;

/** Elements that share a gradient and the length of its line share the layer, which takes more memory than they do. */
export function gradientLayer(image: GradientImage, tile: Tile, tiled: boolean): Layer | null {
  const key =
    image.shape === 'radial'
      ? `${tile.width} ${tile.height} ${tiled}`
      : `${gradientLine(image, tile)} ${tiled}`;
  const known = LAYERS.get(image) ?? new Map<string, Layer | null>();
  LAYERS.set(image, known);
  const layer = known.get(key) ?? layerOfGradient(image, tile, tiled);
  known.set(key, layer);
  return layer;
}

const LAYERS = new WeakMap<GradientImage, Map<string, Layer | null>>();

function layerOfGradient(image: GradientImage, tile: Tile, tiled: boolean): Layer | null {
  const weights = weightsOf(image, tile);
  const stops = image.stops.map((color, index) => ({ color, weight: weights[index] ?? 0 }));
  const visible = stops.filter(({ color }) => color.a > 0.02);
  if (visible.length === 0) return null;
  const color = mixedColor(stops);
  if (isEven(image.stops)) return flat(color);
  return {
    kind: tiled || image.repeating ? 'pattern' : 'gradient',
    color,
    stops: visible.map((stop) => stop.color),
    weights: visible.map(({ weight }) => weight),
    url: null,
  };
}

/** Of what is seen of the gradient. */
function weightsOf(image: GradientImage, tile: Tile): number[] {
  const isOnce = !tile.repeats || tile.share === 1;
  const extent = isOnce ? gradientExtent(image, tile) : null;
  const ending = image.shape === 'radial' && !image.repeating ? radialEnding(image, tile) : null;
  if (ending !== null && ending.across > 0 && ending.down > 0)
    return radialWeights(image, ending, extent ?? { x: 0, y: 0, width: tile.width, height: tile.height });
  const line = gradientLine(image, tile);
  return stopWeights(
    image,
    line,
    image.shape === 'linear' && !tile.repeats ? seenOfLine(image, line) : undefined,
  );
}

const SIDEWAYS = /^[a-z-]+\(\s*(?:to (?:left|right)\b|left\b|right\b|-?(?:90|270)deg)/;

/** Length of the gradient line, px. For radial and conic gradients, half of the mean side of the tile. */
export function gradientLine(
  { shape, text }: GradientImage,
  { width, height }: Pick<Box, 'width' | 'height'>,
): number {
  if (shape !== 'linear') return (width + height) / 4;
  return SIDEWAYS.test(text) ? width : height;
}

function isEven(stops: readonly Rgba[]): boolean {
  const [first] = stops;
  if (first === undefined) return true;
  return stops.every(
    (stop) => colorDifference(stop, first) < SAME_COLOR && Math.abs(stop.a - first.a) < SAME_ALPHA,
  );
}
