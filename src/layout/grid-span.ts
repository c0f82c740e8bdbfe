/** Start of an item along one axis, from 0, or null for auto, and the number of tracks it covers. */
export interface GridSpan {
  readonly start: number | null;
  readonly size: number;
}

/** Number of explicit tracks of one axis, and the numbers of named lines, from 1. */
export interface GridAxis {
  readonly tracks: number;
  readonly names: ReadonlyMap<string, number>;
}

const MAX_LINE = 1000; // higher numbers are hostile

/** Resolves `grid-column-start` and `-end`, or those of rows (css-grid-1 section 8.3). */
export function gridSpan(from: string, to: string, axis: GridAxis): GridSpan {
  const start = lineNumber(from, axis, '-start');
  const end = lineNumber(to, axis, '-end');
  if (start !== null && end !== null)
    return { start: Math.min(start, end), size: Math.max(1, Math.abs(end - start)) };
  const size = spanSize(from) ?? spanSize(to) ?? 1;
  if (start !== null) return { start, size };
  return end === null ? { start: null, size } : { start: Math.max(0, end - size), size };
}

/** A line from 0: a number, a negative number from the end, a name, or the edge of a named area. */
function lineNumber(text: string, { tracks, names }: GridAxis, edge: string): number | null {
  if (text === 'auto' || text.startsWith('span')) return null;
  const value = Number.parseInt(text, 10);
  if (Number.isInteger(value)) {
    const line = value < 0 ? tracks + 1 + value : value - 1;
    return Math.min(MAX_LINE, Math.max(0, line));
  }
  const named = names.get(`${text}${edge}`) ?? names.get(text);
  return named === undefined ? null : named - 1;
}

function spanSize(text: string): number | null {
  if (!text.startsWith('span')) return null;
  const value = Number.parseInt(text.slice('span'.length), 10);
  return value > 0 ? Math.min(value, MAX_LINE) : 1;
}
