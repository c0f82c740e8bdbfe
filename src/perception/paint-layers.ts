import type { Box, PseudoElement, StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Layer } from './layer.ts';
import type { DecodedPaint } from './decoded-paint.ts';

/** What paints, and when. */
export type Painter = Pick<Paint, 'element' | 'cover' | 'turn'>;

/** What shows at a position once everything but text and lines is painted. */
export interface Paint {
  /** media: img, video, canvas, iframe; picture: a background image. */
  readonly kind: 'color' | 'gradient' | 'pattern' | 'picture' | 'media';
  /** Opaque: the mean colour; of an image that was not decoded, the colour that it would cover. */
  readonly color: Rgba;
  /** Of the topmost gradient, composited on what it covers. */
  readonly stops: readonly Rgba[];
  /** Share of the paint of each stop. */
  readonly weights: readonly number[];
  readonly url: string | null;
  /** The decoded picture that is seen, null for others. */
  readonly decoded: DecodedPaint | null;
  /** Translucent layers over a picture, composited; transparent without any. */
  readonly tint: Rgba;
  /** The layer that was painted last, without what it covers. */
  readonly own: OwnLayer;
  /** What painted it last. */
  readonly element: StyledElement;
  /** The box of ::before or ::after that covers the content of the element; null for the element itself. */
  readonly cover: PseudoElement | null;
  /** When it was painted: the later, the nearer to the reader. */
  readonly turn: number;
  /** Index of the paint it covers, -1 for the viewport itself. */
  readonly below: number;
}

/** A layer as it was painted. */
export interface OwnLayer extends Pick<Layer, 'kind' | 'drawn'> {
  /** Mean colour, with the opacity of its element. */
  readonly color: Rgba;
  readonly opacity: number;
  /** Of a picture that was decoded. */
  readonly decoded: DecodedPaint | null;
  /** Index of the paint below this layer, -1 for none; `below` of the paint skips layers that a picture shines through. */
  readonly under: number;
}

/** True where a picture or a medium decides what is seen: no strong tint lies over it. */
export function isPictured({ kind, tint }: Paint): boolean {
  return (kind === 'picture' || kind === 'media') && tint.a < STRONG_TINT;
}

/**
 * The colour of a paint: flat, the mean of a gradient or of a decoded picture, or a strong tint with a middle grey for
 * the picture that shows through. Null for a picture that was not decoded.
 */
export function groundColor({ kind, color, tint, decoded }: Paint): Rgba | null {
  if ((kind !== 'picture' && kind !== 'media') || decoded !== null) return color;
  return groundOfTint(tint);
}

/** The colour of a strong tint over a picture that was not decoded, null for a weaker one. */
export function groundOfTint(tint: Rgba): Rgba | null {
  return tint.a >= STRONG_TINT ? composite(tint, MIDDLE_GREY) : null;
}

const STRONG_TINT = 0.75; // alpha from which the tint and no longer the picture decides how light a position is
const MIDDLE_GREY: Rgba = { r: 128, g: 128, b: 128, a: 1 };

/** Of the viewport: a narrower fill or drawing is a card, a panel or a picture, and no ground. */
export const MIN_GROUND_WIDTH = 0.75;
/** px: the side of a cell; smaller than the smallest button, so that areas are sampled fairly. */
export const CELL = 8;
const OPAQUE = 0.9; // a tint thinner than this leaves the picture behind it a picture
const MAX_PAINTS = 20_000; // endless translucent layers on a hostile page
const MAX_FILLED = 20_000_000; // cells, 200 times the whole grid: real pages stay below 5 times
export const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 };
const MEDIUM: Layer = { kind: 'picture', color: CLEAR, stops: [], weights: [], url: null };

/** Composites background layers cell by cell, and keeps which paint covers which. */
export class PaintLayers {
  readonly paints: Paint[];
  readonly #cells: Int32Array;
  readonly #columns: number;
  #budget = MAX_FILLED;

  constructor(cells: Int32Array, columns: number, root: Paint) {
    this.paints = [root];
    this.#cells = cells;
    this.#columns = columns;
  }

  fill(area: Box, layer: Layer, painter: Painter, opacity: number): void {
    this.#paint(area, (below, under) => paintOver(below, under, layer, painter, opacity));
  }

  /** @param decoded the picture in an `img`, where it was decoded */
  cover(area: Box, painter: Painter, decoded?: Omit<DecodedPaint, 'covered'>): void {
    const layer = decoded === undefined ? MEDIUM : { ...MEDIUM, color: decoded.content.mean, decoded };
    this.#paint(area, (below, under) => ({ ...paintOver(below, under, layer, painter, 1), kind: 'media' }));
  }

  #paint({ x, y, width, height }: Box, over: (below: Paint, under: number) => Paint): void {
    const [left, right] = [Math.round(x / CELL), Math.round((x + width) / CELL)];
    const [top, bottom] = [Math.round(y / CELL), Math.round((y + height) / CELL)];
    this.#budget -= Math.max(0, right - left) * Math.max(0, bottom - top);
    if (this.#budget < 0) return;
    const made = new Map<number, number>();
    const [cells, columns] = [this.#cells, this.#columns];
    let [under, painted] = [-1, -1]; // neighbouring cells mostly show the same paint
    for (let row = top; row < bottom; row++) {
      const end = row * columns + right;
      for (let cell = row * columns + left; cell < end; cell++) {
        const shown = cells[cell] ?? 0;
        if (shown !== under) {
          under = shown;
          painted = made.get(under) ?? this.#add(under, over, made);
        }
        cells[cell] = painted;
      }
    }
  }

  #add(under: number, over: (below: Paint, under: number) => Paint, made: Map<number, number>): number {
    const below = this.paints[under];
    if (below === undefined || this.paints.length >= MAX_PAINTS) return under;
    const painted = this.paints.push(over(below, under)) - 1;
    made.set(under, painted);
    return painted;
  }
}

function paintOver(below: Paint, under: number, layer: Layer, painter: Painter, opacity: number): Paint {
  const own = { ...layer.color, a: layer.color.a * opacity };
  const color = composite(own, below.color);
  const stops = layer.stops.map((stop) => composite({ ...stop, a: stop.a * opacity }, below.color));
  const decoded = layer.decoded === undefined ? null : { ...layer.decoded, covered: below.color };
  const painted = {
    color,
    stops,
    weights: layer.weights,
    url: layer.url,
    decoded,
    tint: CLEAR,
    own: {
      kind: layer.kind,
      color: own,
      opacity,
      decoded,
      under,
      ...(layer.drawn && { drawn: layer.drawn }),
    },
    ...painter,
    below: under,
  };
  const seesThrough = own.a < OPAQUE && below.kind !== 'color';
  // Of an image that may be small, transparent or missing, the gradient below is what is sure to be seen.
  if (layer.uncertain && below.kind === 'gradient')
    return { ...below, own: { ...painted.own, kind: 'color', color: CLEAR }, ...painter, below: under };
  if (layer.kind === 'pattern' && layer.url !== null && below.kind === 'gradient')
    return { ...painted, kind: 'pattern', stops: below.stops, weights: below.weights };
  if (layer.kind === 'picture' || layer.kind === 'pattern' || !seesThrough) {
    return { ...painted, kind: layer.kind };
  }
  if (below.kind !== 'gradient')
    return { ...below, color, tint: tintOver(own, below.tint), own: painted.own };
  if (layer.kind === 'gradient') return { ...painted, kind: 'gradient' };
  return {
    ...below,
    color,
    stops: below.stops.map((stop) => composite(own, stop)),
    own: painted.own,
  };
}

/** Both translucent; the upper one decides the hue as far as it covers. */
export function tintOver(upper: Rgba, lower: Rgba): Rgba {
  const a = upper.a + lower.a * (1 - upper.a);
  if (a === 0) return CLEAR;
  const mix = (top: number, bottom: number) => (top * upper.a + bottom * lower.a * (1 - upper.a)) / a;
  return { r: mix(upper.r, lower.r), g: mix(upper.g, lower.g), b: mix(upper.b, lower.b), a };
}
