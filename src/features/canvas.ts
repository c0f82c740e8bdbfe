import type { ComputedStyle } from '../cascade/properties.ts';
import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { Brush, CELL, CLEAR, type Paint } from './brush.ts';
import { intersect } from './clip.ts';
import { drawnGround } from './drawn-ground.ts';
import { layersOf } from './layers.ts';
import type { PageView } from './page-view.ts';
import { paintOrder } from './paint-order.ts';
import { pseudoBox } from './pseudo-box.ts';
import { showsImage } from './shows-image.ts';
import { isWatermark } from './watermark.ts';

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
  readonly at: (x: number, y: number) => Paint | undefined;
}

/** Screens; further down nothing counts that was not seen above. */
export const DEPTH = 6;
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
  const { paints } = brush;
  const weights = paintWeights({ cells, columns, paints }, view);
  const at = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined;
    return brush.paints[cells[row * columns + column] ?? 0];
  };
  return { columns, cell: CELL, paints, root, cells, weights, at };
}

/** The window is white where no element paints; the background of html or body spreads over all of it. */
function rootPaint({ page }: PageView): Paint {
  const [root] = page.elements;
  if (root === undefined) throw new RangeError('A styled page has at least its root element');
  return {
    kind: 'color',
    color: { r: 255, g: 255, b: 255, a: 1 },
    stops: [],
    weights: [],
    url: null,
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
  const hasImage = showsImage(page, element);
  const layersIn = (style: ComputedStyle, area: Box) =>
    layersOf(style, area, page).filter(({ kind }) => hasImage || kind === 'color');
  for (const layer of layersIn(element.style, box)) {
    brush.fill(intersect(box, clip), layer, element, opacity);
  }
  for (const pseudo of [element.before, element.after]) {
    if (pseudo === null || pseudo.style.visibility !== 'visible') continue;
    const area = pseudoBox(element, pseudo);
    if (area === null) continue;
    for (const layer of layersIn(pseudo.style, area)) {
      brush.fill(intersect(area, clip), layer, element, opacity * pseudo.style.opacity);
    }
  }
  if (!hasImage || !MEDIA.has(element.tag) || isWatermark(element)) return;
  const ground = drawnGround(element, view);
  if (ground === null) brush.cover(intersect(element.box, clip), element);
  else brush.fill(intersect(element.box, clip), ground, element, 1);
}

/** CSS Backgrounds 3, 2.11.2: without a background on the root, the one of body spreads over the canvas. */
function isCanvasBody({ page }: PageView, { tag, parent }: StyledElement): boolean {
  const root = page.elements[0];
  if (tag !== 'body' || parent !== 0 || root === undefined) return false;
  return root.style['background-color'].a === 0 && root.style['background-image'].length === 0;
}

/** Weighted px² of each paint, of the whole canvas or down to `depth` px. */
export function paintWeights(
  { cells, columns, paints }: Pick<Canvas, 'cells' | 'columns' | 'paints'>,
  view: PageView,
  depth = Infinity,
): number[] {
  const weights = Array.from({ length: paints.length }, () => 0);
  for (let row = 0; row * columns < cells.length && row * CELL < depth; row++) {
    const weight = view.weight({ x: 0, y: row * CELL, width: CELL, height: CELL });
    for (const paint of cells.subarray(row * columns, (row + 1) * columns)) {
      weights[paint] = (weights[paint] ?? 0) + weight;
    }
  }
  return weights;
}
