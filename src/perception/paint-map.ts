import { MEDIA } from './media.ts';
import { MIN_OPACITY } from '../cascade/rendering.ts';
import type { Box, PseudoElement, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { layersOf } from './background-layers.ts';
import type { Layer } from './layer.ts';
import { imageAddress } from '../document/image-address.ts';
import { intersect } from './box-geometry.ts';
import { type ElementClips, shownPart } from './clips.ts';
import { drawnGround } from './drawn-ground.ts';
import { maskOpacity } from './masks.ts';
import { isWatermark } from './page-images.ts';
import { CELL, CLEAR, PaintLayers, type Paint, type Painter } from './paint-layers.ts';
import { clipOfChildren, paintOrder } from './paint-order.ts';
import { pseudoBox } from './pseudo-box.ts';
import { coverTest, zIndex, type CoverTest } from './pseudo-covers.ts';
import { WINDOW_GROUND, type VisiblePage } from './visible-page.ts';

/** What is painted on top at the middle of each cell of a grid over the page. */
export interface PaintMap {
  readonly columns: number;
  /** px: the side of a cell. */
  readonly cell: number;
  readonly paints: readonly Paint[];
  /** Index of the paint of the viewport, html and body: what shows where nothing else is painted. */
  readonly root: number;
  /** Row by row, an index into paints. */
  readonly cells: Int32Array;
  /** Visible px² of each paint, weighted by position. */
  readonly weights: readonly number[];
  /** Sum of the weights, at least a positive number to divide by. */
  readonly total: number;
  /** The topmost paint at the centre of a box, undefined outside of the grid. */
  readonly atCentre: (box: Box) => Paint | undefined;
  /** The topmost paints within a box, each once; of a box smaller than a cell, the one at its centre. */
  readonly under: (box: Box) => readonly Paint[];
  /** When each element is painted, by its index: the later, the nearer to the reader. */
  readonly turns: Int32Array;
  /** What clips each element, by its index. */
  readonly clips: readonly ElementClips[];
}

/** Screens the grid covers; further down nothing counts that was not seen above. */
export const MAX_SCREENS = 6;
/** Paints on each other; deeper than any design, and a hostile page paints without end. */
export const MAX_PAINTS = 64;

/** The background layers of an element in its own box. */
type Backgrounds = (element: StyledElement) => readonly Layer[];

/** Paints a page from back to front. */
export function paintMapOf(seen: VisiblePage, backgrounds: Backgrounds): PaintMap {
  const { page } = seen;
  const { width, height: screen } = page.viewport;
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(Math.min(Math.max(seen.height, screen), MAX_SCREENS * screen) / CELL);
  const cells = new Int32Array(columns * rows);
  const layers = new PaintLayers(cells, columns, rootPaint(seen));
  const whole = { x: 0, y: 0, width: columns * CELL, height: rows * CELL };
  let root = 0;
  const painting = { ...seen, backgrounds, covers: coverTest(page), groundBody: groundBodyOf(seen) };
  const turns = new Int32Array(page.elements.length);
  const { clips } = seen;
  let turn = 0;
  for (const { element, cover, clip: around } of paintOrder(page, { wholeBox: whole, ...painting })) {
    const own = clips[element.index]?.own;
    const clip = own === undefined ? around : shownPart(around, own);
    const painter = { element, cover, turn: turn++ };
    if (cover !== null) {
      paintCover(layers, painting, painter, clip);
      continue;
    }
    turns[element.index] = painter.turn;
    paintElement(layers, painting, painter, clip);
    if (element.parent === -1 || element.index === painting.groundBody) root = layers.paints.length - 1;
  }
  const { paints } = layers;
  const weights = paintWeights({ cells, columns, paints }, seen);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const at = positions({ cells, columns, rows, paints, whole });
  return { columns, cell: CELL, paints, root, cells, weights, total, ...at, turns, clips };
}

interface Grid extends Pick<PaintMap, 'cells' | 'columns' | 'paints'> {
  readonly rows: number;
  /** The box of all cells. */
  readonly whole: Box;
}

/** The paints that are seen at places of the page. */
function positions({ cells, columns, rows, paints, whole }: Grid): Pick<PaintMap, 'atCentre' | 'under'> {
  const atCentre = ({ x, y, width, height }: Box) => {
    const column = Math.floor((x + width / 2) / CELL);
    const row = Math.floor((y + height / 2) / CELL);
    if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined;
    return paints[cells[row * columns + column] ?? 0];
  };
  const under = (box: Box) => {
    const found = new Set<Paint>();
    const part = intersect(box, whole);
    for (let row = Math.ceil(part.y / CELL); (row + 1) * CELL <= part.y + part.height; row++) {
      const from = row * columns + Math.ceil(part.x / CELL);
      const to = row * columns + Math.floor((part.x + part.width) / CELL);
      for (let cell = from; cell < to; cell++) {
        const paint = paints[cells[cell] ?? 0];
        if (paint !== undefined) found.add(paint);
      }
    }
    const centre = found.size === 0 ? atCentre(box) : undefined;
    return centre === undefined ? [...found] : [centre];
  };
  return { atCentre, under };
}

/** The viewport is white where no element paints; the background of html or body spreads over all of it. */
function rootPaint({ page }: VisiblePage): Paint {
  const [root] = page.elements;
  if (root === undefined) throw new RangeError('A styled page has at least its root element');
  return {
    kind: 'color',
    color: WINDOW_GROUND.color,
    stops: [],
    weights: [],
    url: null,
    decoded: null,
    tint: CLEAR,
    own: { kind: 'color', color: WINDOW_GROUND.color, opacity: 1, decoded: null, under: -1 },
    element: root,
    cover: null,
    turn: 0,
    below: -1,
  };
}

interface Painting extends VisiblePage {
  readonly backgrounds: Backgrounds;
  readonly covers: CoverTest;
  /** Index of the body whose background spreads over the canvas; -1 for none. */
  readonly groundBody: number;
}

function paintElement(layers: PaintLayers, seen: Painting, painter: Painter, clip: Box): void {
  const { element } = painter;
  if (!element.visible) return;
  const isGroundBody = element.index === seen.groundBody; // the canvas shows its background, at any opacity
  const box = element.parent === -1 || isGroundBody || staysBehind(element, seen.page) ? clip : element.box;
  const opacity = (isGroundBody ? 1 : element.style.opacity) * maskOpacity(element.style, box);
  const hasBackground = seen.images.showsBackground(element);
  const shown = (background: readonly Layer[]) =>
    background.filter(({ kind }) => hasBackground || kind === 'color');
  const own = box === element.box ? seen.backgrounds(element) : layersOf(element.style, box, seen);
  for (const layer of shown(own)) {
    layers.fill(drawnPart(layer, box, clip), layer, painter, opacity);
  }
  paintGenerated(layers, seen, painter, { clip, opacity, shown });
  if (!MEDIA.has(element.tag) || !seen.images.isShown(element) || isWatermark(element)) return;
  const ground = drawnGround(element, seen);
  const area = staysBehind(element, seen.page) ? clip : intersect(element.box, clip);
  if (ground === null) layers.cover(area, painter, decodedImage(element, seen));
  else layers.fill(area, ground, painter, 1);
}

/** Paints the boxes of ::before and ::after that stand behind what the element holds. */
function paintGenerated(
  layers: PaintLayers,
  seen: Painting,
  painter: Painter,
  {
    clip,
    opacity,
    shown,
  }: { clip: Box; opacity: number; shown: (own: readonly Layer[]) => readonly Layer[] },
): void {
  const { element } = painter;
  const inside = clipOfChildren({ element, clip });
  for (const pseudo of [element.before, element.after]) {
    if (pseudo === null || !isSeen(pseudo) || seen.covers(pseudo)) continue;
    const placed = pseudoBox(element, pseudo);
    if (placed === null) continue;
    const area = staysBehind({ style: pseudo.style, box: placed }, seen.page) ? clip : placed;
    const around = pseudo.style.position === 'fixed' ? clip : inside;
    for (const layer of shown(layersOf(pseudo.style, area, seen))) {
      layers.fill(drawnPart(layer, area, around), layer, painter, opacity * pseudo.style.opacity);
    }
  }
}

/** Whether a box is fixed behind the content and fills the window: it is seen behind every screen of the page. */
function staysBehind(
  { style, box }: Pick<StyledElement, 'style' | 'box'>,
  { viewport }: StyledPage,
): boolean {
  if (style.position !== 'fixed' || !(zIndex(style) < 0)) return false;
  return box.width >= FILLING * viewport.width && box.height >= FILLING * viewport.height;
}

const FILLING = 0.9; // of the window; leaves room for a scroll bar or a margin

/** Where a layer of the background of a box is seen. */
function drawnPart({ part }: Layer, box: Box, clip: Box): Box {
  return intersect(part ?? box, clip);
}

/** As elements, boxes that are almost transparent are not seen: noise over a page has an opacity of 0.03. */
function isSeen({ style }: PseudoElement): boolean {
  return style.visibility === 'visible' && style.opacity > MIN_OPACITY;
}

/** Paints a box of ::before or ::after over what its element holds. */
function paintCover(layers: PaintLayers, seen: Painting, painter: Painter, clip: Box): void {
  const { element, cover } = painter;
  const area = cover === null || !element.visible ? null : pseudoBox(element, cover);
  if (cover === null || area === null) return;
  const opacity = element.style.opacity * cover.style.opacity;
  for (const layer of layersOf(cover.style, area, seen))
    layers.fill(drawnPart(layer, area, clip), layer, painter, opacity);
}

function decodedImage({ tag, attributes, box }: StyledElement, { images }: VisiblePage) {
  const content = tag === 'img' ? images.content(imageAddress(attributes)) : undefined;
  return content && { content, area: box };
}

/** CSS Backgrounds 3, 2.11.2: without a background on the root, the one of body spreads over the canvas. */
function groundBodyOf({ page: { elements } }: VisiblePage): number {
  const style = elements[0]?.style;
  const isBare = style?.['background-color'].a === 0 && style['background-image'].length === 0;
  return isBare ? elements.findIndex(({ tag, parent }) => tag === 'body' && parent === 0) : -1;
}

/** Px² of each paint, weighted by position, of the whole grid or down to `depth` px. */
export function paintWeights(
  { cells, columns, paints }: Pick<PaintMap, 'cells' | 'columns' | 'paints'>,
  seen: VisiblePage,
  depth = Infinity,
): number[] {
  const weights = new Float64Array(paints.length);
  for (let row = 0; row * columns < cells.length && row * CELL < depth; row++) {
    const weight = seen.weight({ x: 0, y: row * CELL, width: CELL, height: CELL });
    const end = Math.min(cells.length, (row + 1) * columns);
    for (let cell = row * columns; cell < end; cell++) {
      const paint = cells[cell] ?? 0;
      weights[paint] = (weights[paint] ?? 0) + weight;
    }
  }
  return [...weights];
}

/** How many cells of the first rows show each paint. */
export function cellsOfPaints(
  { cells, columns, paints }: Pick<PaintMap, 'cells' | 'columns' | 'paints'>,
  rows = Infinity,
): readonly number[] {
  const counts = new Uint32Array(paints.length);
  const end = Math.min(cells.length, rows * columns);
  for (let cell = 0; cell < end; cell++) {
    const paint = cells[cell] ?? 0;
    counts[paint] = (counts[paint] ?? 0) + 1;
  }
  return [...counts];
}
