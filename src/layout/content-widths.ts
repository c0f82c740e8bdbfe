import { finite } from './finite.ts';
import { gridWidths } from './grid-widths.ts';
import { inlineContent } from './inline-content.ts';
import { type Chunk, type ContentWidths, hasLines, type LayoutBox } from './layout-box.ts';
import type { Layouter } from './layouter.ts';
import {
  across,
  aspectRatio,
  borderBoxSize,
  gapOf,
  inlineEdge,
  innerEdges,
  marginEdges,
  sizeOf,
} from './sizes.ts';
import { tableWidths } from './table-columns.ts';

/** Min-content and max-content widths of the border box of a container. Percentages count as auto. */
export function contentWidths(box: LayoutBox, layouter: Layouter): ContentWidths {
  const { style } = box;
  const sides = across(innerEdges(style, 0));
  const fixed = borderBoxSize(style, 'width', null, sides);
  const own =
    fixed === null || box.inside === 'table' ? widthsInside(box, layouter) : { min: fixed, max: fixed };
  const min = borderBoxSize(style, 'min-width', null, sides) ?? 0;
  const max = borderBoxSize(style, 'max-width', null, sides) ?? Infinity;
  const limited = (width: number) => finite(Math.max(min, Math.min(width, max)));
  return {
    min: limited(Math.max(own.min, box.inside === 'table' ? (fixed ?? 0) : 0)),
    max: limited(Math.max(own.max, fixed ?? 0)),
  };
}

/** The same for the content box. */
export function widthsInside(box: LayoutBox, layouter: Layouter): ContentWidths {
  const sides = across(innerEdges(box.style, 0));
  const ratio = aspectRatio(box.style);
  const height = sizeOf(box.style.height, null);
  if (ratio !== null && height !== null) {
    const width = finite(height * ratio);
    return { min: width, max: width };
  }
  const { min, max } = widthsByMode(box, layouter);
  return { min: finite(min + sides), max: finite(Math.max(min, max) + sides) };
}

function widthsByMode(box: LayoutBox, layouter: Layouter): ContentWidths {
  if (box.inside === 'flex') return flexWidths(box, layouter);
  if (box.inside === 'grid') return gridWidths(box, layouter);
  if (box.inside === 'table') return tableWidths(box, layouter);
  return hasLines(box) ? lineWidths(box, layouter) : blockWidths(box, layouter);
}

function blockWidths(box: LayoutBox, layouter: Layouter): ContentWidths {
  let min = 0;
  let max = 0;
  let floats = 0;
  for (const child of box.children) {
    if (child.outOfFlow) continue;
    const own = outerWidths(child, layouter);
    min = Math.max(min, own.min);
    floats = child.float === 'none' ? 0 : floats + own.max;
    max = Math.max(max, own.max, floats);
  }
  return { min, max };
}

function flexWidths(box: LayoutBox, layouter: Layouter): ContentWidths {
  const items = box.children.filter((child) => !child.outOfFlow).map((child) => outerWidths(child, layouter));
  const column = box.style['flex-direction'].startsWith('column');
  const widest = (key: keyof ContentWidths) => items.reduce((most, item) => Math.max(most, item[key]), 0);
  if (column) return { min: widest('min'), max: widest('max') };
  const gaps = gapOf(box.style, 'column-gap', 0) * Math.max(0, items.length - 1);
  const sum = (key: keyof ContentWidths) => items.reduce((total, item) => total + item[key], gaps);
  return { min: box.style['flex-wrap'] === 'nowrap' ? sum('min') : widest('min'), max: sum('max') };
}

function lineWidths(box: LayoutBox, layouter: Layouter): ContentWidths {
  let min = 0;
  let max = 0;
  let line = 0;
  let floats = 0;
  for (const part of inlineContent(box, layouter)) {
    if (part.kind === 'content') {
      const own = chunkWidths(part, layouter);
      line += (line > 0 ? part.space : 0) + own.max;
      min = Math.max(min, own.min);
    } else if (part.kind === 'float') {
      const own = outerWidths(part.box, layouter);
      floats += own.max;
      min = Math.max(min, own.min);
    } else if (part.kind === 'newline') line = 0;
    max = Math.max(max, line + floats);
  }
  return { min, max };
}

function chunkWidths(chunk: Chunk, layouter: Layouter): ContentWidths {
  let min = 0;
  let max = 0;
  for (const item of chunk.items) {
    if (item.kind === 'word' || item.kind === 'gap') {
      min += item.width;
      max += item.width;
    } else if (item.kind === 'atomic') {
      const own = outerWidths(item.box, layouter);
      min += own.min;
      max += own.max;
    } else {
      const edge = inlineEdge(item.box, item.kind, 0);
      min += edge;
      max += edge;
    }
  }
  return { min, max };
}

/** Adds the margins of a box to its widths. */
export function outerWidths(box: LayoutBox, layouter: Layouter): ContentWidths {
  const { min, max } = layouter.widths(box);
  const margins = across(marginEdges(box.style, 0));
  return { min: Math.max(0, min + margins), max: Math.max(0, max + margins) };
}
