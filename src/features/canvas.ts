import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import type { Rgba } from '../color/rgba.ts';
import { intersect } from './clip.ts';
import { type Layer, layersOf } from './layers.ts';
import type { PageView } from './page-view.ts';
import { paintOrder } from './paint-order.ts';
import { pseudoBox } from './pseudo-box.ts';

/** What is seen at a place of the page once everything is painted, text and lines left out. */
export interface Paint {
  /** media: img, video, canvas, svg, iframe; picture: a background image. */
  readonly kind: 'color' | 'gradient' | 'pattern' | 'picture' | 'media';
  /** Opaque: what is there on average; below an image, the colour it would cover. */
  readonly color: Rgba;
  /** Of the topmost gradient, composed on what it covers. */
  readonly stops: readonly Rgba[];
  readonly url: string | null;
  readonly blob: boolean;
  /** What translucent layers lay over a picture, transparent without any. */
  readonly tint: Rgba;
  /** The element that painted it last. */
  readonly element: StyledElement;
  /** Index of the paint it covers, -1 for the window itself. */
  readonly below: number;
}

/** A coarse picture of the page: which paint is on top at the middle of each cell. */
export interface Canvas {
  readonly columns: number;
  /** px: the side of a cell. */
  readonly cell: number;
  readonly paints: readonly Paint[];
  /** Index of the paint of the window, html and body: what shows where nothing else is painted. */
  readonly root: number;
  /** Row by row, an index into paints. */
  readonly cells: Int32Array;
  /** Visible weighted px² of each paint, by the weight of PageView. */
  readonly weights: readonly number[];
  /** The paint on top at a place, in px. */
  at(x: number, y: number): Paint | undefined;
}

/** px; smaller than the smallest button, so that areas are sampled fairly. */
const CELL = 8;
const DEPTH = 6; // screens; further down nothing counts that was not seen above
const OPAQUE = 0.9; // a tint thinner than this leaves the picture behind it a picture
const MAX_PAINTS = 20_000; // endless translucent layers on a hostile page
const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 };
const MEDIA = new Set(['img', 'video', 'canvas', 'iframe', 'object', 'embed']);

const canvases = new WeakMap<PageView, Canvas>();

/** The canvas of a page; painted once, read by several features. */
export function canvasOf(view: PageView): Canvas {
  const known = canvases.get(view);
  if (known !== undefined) return known;
  const canvas = paintPage(view);
  canvases.set(view, canvas);
  return canvas;
}

function paintPage(view: PageView): Canvas {
  const { page } = view;
  const { width, height: screen } = page.viewport;
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(Math.min(Math.max(view.height, screen), DEPTH * screen) / CELL);
  const cells = new Int32Array(columns * rows);
  const brush = new Brush(cells, columns, rootPaint(view));
  const whole = { x: 0, y: 0, width: columns * CELL, height: rows * CELL };
  let root = 0;
  for (const { element, clip } of paintOrder(page, whole)) {
    paintElement(brush, view, element, clip);
    if (element.parent === -1 || isCanvasBody(view, element)) root = brush.paints.length - 1;
  }
  const weights = weigh(view, cells, columns, brush.paints.length);
  const at = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined;
    return brush.paints[cells[row * columns + column] ?? 0];
  };
  return { columns, cell: CELL, paints: brush.paints, root, cells, weights, at };
}

/** The window is white where no element paints; the background of html or body spreads over all of it. */
function rootPaint({ page }: PageView): Paint {
  const [root] = page.elements;
  if (root === undefined) throw new RangeError('A styled page has at least its root element');
  return {
    kind: 'color',
    color: { r: 255, g: 255, b: 255, a: 1 },
    stops: [],
    url: null,
    blob: false,
    tint: CLEAR,
    element: root,
    below: -1,
  };
}

function paintElement(brush: Brush, view: PageView, element: StyledElement, clip: Box): void {
  const { page } = view;
  if (!element.visible) return;
  const box = element.parent === -1 || isCanvasBody(view, element) ? clip : element.box;
  const opacity = element.style.opacity;
  for (const layer of layersOf(element.style, box, page)) {
    brush.fill(intersect(box, clip), layer, element, opacity);
  }
  for (const pseudo of [element.before, element.after]) {
    if (pseudo === null || pseudo.style.visibility !== 'visible') continue;
    const area = pseudoBox(element, pseudo);
    if (area === null) continue;
    for (const layer of layersOf(pseudo.style, area, page)) {
      brush.fill(intersect(area, clip), layer, element, opacity * pseudo.style.opacity);
    }
  }
  if (MEDIA.has(element.tag)) brush.cover(intersect(element.box, clip), element);
}

/** CSS Backgrounds 3, 2.11.2: without a background on the root, the one of body spreads over the canvas. */
function isCanvasBody({ page }: PageView, { tag, parent }: StyledElement): boolean {
  const root = page.elements[0];
  if (tag !== 'body' || parent !== 0 || root === undefined) return false;
  return root.style['background-color'].a === 0 && root.style['background-image'].length === 0;
}

/** Fills boxes with layers and remembers which paint came out of which layer on which. */
class Brush {
  readonly paints: Paint[];
  readonly #cells: Int32Array;
  readonly #columns: number;

  constructor(cells: Int32Array, columns: number, root: Paint) {
    this.paints = [root];
    this.#cells = cells;
    this.#columns = columns;
  }

  fill(area: Box, layer: Layer, element: StyledElement, opacity: number): void {
    const made = new Map<number, number>();
    this.#each(area, (under) => {
      const known = made.get(under);
      if (known !== undefined) return known;
      const below = this.paints[under];
      if (below === undefined || this.paints.length >= MAX_PAINTS) return under;
      made.set(under, this.paints.push(paintOver(below, under, layer, element, opacity)) - 1);
      return this.paints.length - 1;
    });
  }

  cover(area: Box, element: StyledElement): void {
    const media: Layer = {
      kind: 'picture',
      color: CLEAR,
      stops: [],
      url: null,
      blob: false,
    };
    const made = new Map<number, number>();
    this.#each(area, (under) => {
      const known = made.get(under);
      if (known !== undefined) return known;
      const below = this.paints[under];
      if (below === undefined || this.paints.length >= MAX_PAINTS) return under;
      made.set(under, this.paints.push({ ...paintOver(below, under, media, element, 1), kind: 'media' }) - 1);
      return this.paints.length - 1;
    });
  }

  #each({ x, y, width, height }: Box, next: (under: number) => number): void {
    const from = Math.round(x / CELL);
    const to = Math.round((x + width) / CELL);
    for (let row = Math.round(y / CELL); row < Math.round((y + height) / CELL); row++) {
      for (let cell = row * this.#columns + from; cell < row * this.#columns + to; cell++) {
        this.#cells[cell] = next(this.#cells[cell] ?? 0);
      }
    }
  }
}

function paintOver(
  below: Paint,
  under: number,
  layer: Layer,
  element: StyledElement,
  opacity: number,
): Paint {
  const own = { ...layer.color, a: layer.color.a * opacity };
  const color = composite(own, below.color);
  const stops = layer.stops.map((stop) => composite({ ...stop, a: stop.a * opacity }, below.color));
  const painted = { color, stops, url: layer.url, blob: layer.blob, tint: CLEAR, element, below: under };
  const seesThrough = own.a < OPAQUE && below.kind !== 'color';
  if (layer.kind === 'picture' || layer.kind === 'pattern' || !seesThrough) {
    return { ...painted, kind: layer.kind };
  }
  if (below.kind !== 'gradient') return { ...below, color, tint: tintOver(own, below.tint) };
  if (layer.kind === 'gradient') return { ...painted, kind: 'gradient' };
  return { ...below, color, stops: below.stops.map((stop) => composite(own, stop)) };
}

/** Both translucent; the upper one's hue leads as far as it covers. */
function tintOver(upper: Rgba, lower: Rgba): Rgba {
  const a = upper.a + lower.a * (1 - upper.a);
  if (a === 0) return CLEAR;
  const mix = (top: number, bottom: number) => (top * upper.a + bottom * lower.a * (1 - upper.a)) / a;
  return { r: mix(upper.r, lower.r), g: mix(upper.g, lower.g), b: mix(upper.b, lower.b), a };
}

function weigh(view: PageView, cells: Int32Array, columns: number, count: number): number[] {
  const weights = Array.from({ length: count }, () => 0);
  for (let row = 0; row * columns < cells.length; row++) {
    const weight = view.weight({ x: 0, y: row * CELL, width: CELL, height: CELL });
    for (const paint of cells.subarray(row * columns, (row + 1) * columns)) {
      weights[paint] = (weights[paint] ?? 0) + weight;
    }
  }
  return weights;
}
