import type { ComputedStyle } from '../cascade/properties.ts';
import type { LayoutBox } from './layout-box.ts';

/** px of a box's half of each border line between cells. */
interface Lines {
  readonly across: number;
  readonly down: number;
}

/**
 * The style of a cell with collapsed borders: neighbours share each line, so every cell has half of it. The neighbour
 * is assumed to have the cell's own border of the opposite side.
 */
export function collapsedCell(style: ComputedStyle): ComputedStyle {
  if (style['border-collapse'] !== 'collapse' || style.display !== 'table-cell') return style;
  return withHalf(style, linesOf(style));
}

/**
 * The style of a table with collapsed borders: the outer half of its own border or of its cells', whichever is wider.
 */
export function collapsedTable(table: LayoutBox): ComputedStyle {
  const { style } = table;
  if (style['border-collapse'] !== 'collapse') return style;
  const own = linesOf(style);
  const cell = firstCell(table);
  const inner = cell === null ? { across: 0, down: 0 } : linesOf(cell.style);
  // The borders of cells are halved already.
  return withHalf(style, {
    across: Math.max(own.across, 2 * inner.across),
    down: Math.max(own.down, 2 * inner.down),
  });
}

function firstCell(table: LayoutBox): LayoutBox | null {
  let box = table.children.find(isTablePart);
  while (box !== undefined && box.style.display !== 'table-cell') box = box.children.find(isTablePart);
  return box ?? null;
}

function isTablePart({ style }: LayoutBox): boolean {
  return style.display.startsWith('table-') && style.display !== 'table-caption';
}

function linesOf(style: ComputedStyle): Lines {
  return {
    across: Math.max(drawn(style, 'left'), drawn(style, 'right')),
    down: Math.max(drawn(style, 'top'), drawn(style, 'bottom')),
  };
}

function withHalf(style: ComputedStyle, { across, down }: Lines): ComputedStyle {
  return {
    ...style,
    'border-left-width': across / 2,
    'border-right-width': across / 2,
    'border-top-width': down / 2,
    'border-bottom-width': down / 2,
    'border-left-style': 'solid',
    'border-right-style': 'solid',
    'border-top-style': 'solid',
    'border-bottom-style': 'solid',
  };
}

function drawn(style: ComputedStyle, side: 'top' | 'right' | 'bottom' | 'left'): number {
  const line = style[`border-${side}-style`];
  return line === 'none' || line === 'hidden' ? 0 : style[`border-${side}-width`];
}
