import type { ComputedStyle } from '../cascade/properties.ts';
import type { GridLines } from './grid-placement.ts';
import { AUTO_TRACK, MAX_TEMPLATE_LENGTH, parseTracks, type Track } from './grid-template.ts';
import type { LayoutBox } from './layout-box.ts';

/** Explicit tracks of one axis, and the sizes of implicit ones, which repeat. */
export interface AxisTracks {
  readonly declared: readonly Track[];
  readonly automatic: readonly Track[];
}

/** The explicit grid of a container. */
export interface ExplicitGrid {
  readonly columns: AxisTracks;
  readonly rows: AxisTracks;
  readonly lines: GridLines;
}

/** Parses the templates of a grid container: tracks, line names and areas. */
export function explicitGrid(
  box: LayoutBox,
  width: number | null,
  height: number | null,
  gaps: { readonly column: number; readonly row: number },
): ExplicitGrid {
  const { style } = box;
  const fontSize = style['font-size'];
  const columns = parseTracks(style['grid-template-columns'], { fontSize, size: width, gap: gaps.column });
  const rows = parseTracks(style['grid-template-rows'], { fontSize, size: height, gap: gaps.row });
  const areas = parseAreas(style['grid-template-areas']);
  const automatic = (property: 'grid-auto-columns' | 'grid-auto-rows') =>
    parseTracks(style[property], { fontSize, size: null, gap: 0 }).tracks;
  return {
    columns: { declared: columns.tracks, automatic: automatic('grid-auto-columns') },
    rows: { declared: rows.tracks, automatic: automatic('grid-auto-rows') },
    lines: {
      length: templateLength(style),
      columns: {
        tracks: Math.max(columns.tracks.length, areas.columns),
        names: new Map([...areas.columnNames, ...columns.names]),
      },
      rows: {
        tracks: Math.max(rows.tracks.length, areas.rows),
        names: new Map([...areas.rowNames, ...rows.names]),
      },
    },
  };
}

const TEMPLATES = [
  'grid-template-columns',
  'grid-template-rows',
  'grid-template-areas',
  'grid-auto-columns',
  'grid-auto-rows',
] as const;

function templateLength(style: ComputedStyle): number {
  return TEMPLATES.reduce((sum, property) => sum + Math.min(MAX_TEMPLATE_LENGTH, style[property].length), 0);
}

/** The explicit tracks, followed by implicit ones up to `count`. */
export function tracksFor({ declared, automatic }: AxisTracks, count: number): readonly Track[] {
  return Array.from({ length: count }, (_, index) => {
    const own = declared[index];
    return own ?? automatic[(index - declared.length) % Math.max(1, automatic.length)] ?? AUTO_TRACK;
  });
}

/** `"head head" "nav main"`: each area names its lines, `head-start` and `head-end`. */
function parseAreas(text: string) {
  const columnNames = new Map<string, number>();
  const rowNames = new Map<string, number>();
  const rows = text
    .slice(0, MAX_TEMPLATE_LENGTH)
    .split('"')
    .filter((_, index) => index % 2 === 1);
  let columns = 0;
  rows.forEach((row, rowIndex) => {
    const cells = row.trim().split(/\s+/);
    columns = Math.max(columns, cells.length);
    cells.forEach((name, columnIndex) => {
      if (name.startsWith('.')) return;
      cover(columnNames, name, columnIndex);
      cover(rowNames, name, rowIndex);
    });
  });
  return { columns, rows: rows.length, columnNames, rowNames };
}

function cover(names: Map<string, number>, name: string, track: number): void {
  names.set(`${name}-start`, Math.min(names.get(`${name}-start`) ?? Infinity, track + 1));
  names.set(`${name}-end`, Math.max(names.get(`${name}-end`) ?? 0, track + 2));
}
