import { cssString } from '../../css/css-string.ts';
import { Cursor } from '../../css/cursor.ts';
import { gridLine, gridTracks, takeAreaRow } from '../values/layout-text.ts';
import { type Shorthand, type ShorthandEntry, takeText } from './shorthand.ts';

/** Lines separated by slashes; a single name also names the opposite line. */
function lines(longhands: readonly string[], opposite: readonly number[]): Shorthand {
  return {
    longhands,
    expand: (cursor) => {
      const given: string[] = [];
      do {
        const line = takeText(cursor, gridLine);
        if (line === null) return null;
        given.push(line);
      } while (given.length < longhands.length && cursor.takeDelimiter('/'));
      return longhands.map((_, i) => given[i] ?? namedLine(given[opposite[i] ?? 0] ?? given[0] ?? 'auto'));
    },
  };
}

function namedLine(line: string): string {
  return /^(?!auto$|span$)[a-z_-][\w-]*$/i.test(line) ? line : 'auto';
}

const TEMPLATE = ['grid-template-rows', 'grid-template-columns', 'grid-template-areas'];

const gridTemplate: Shorthand = { longhands: TEMPLATE, expand: takeTemplate };

function takeTemplate(cursor: Cursor): string[] | null {
  if (cursor.count === 1 && cursor.takeWord('none')) return ['none', 'none', 'none'];
  const start = cursor.position;
  const rows = takeText(cursor, gridTracks);
  if (rows !== null && cursor.takeDelimiter('/')) {
    const columns = takeText(cursor, gridTracks);
    return columns === null ? null : [rows, columns, 'none'];
  }
  cursor.rewind(start);
  return takeDrawnTemplate(cursor);
}

/** Rows as strings, each with an optional size: `"head head" 4rem "side main" 1fr / auto 1fr`. */
function takeDrawnTemplate(cursor: Cursor): string[] | null {
  const areas: string[] = [];
  const rows: string[] = [];
  for (;;) {
    const before = takeLineNames(cursor);
    const row = takeAreaRow(cursor);
    if (row === null) break;
    areas.push(cssString(row));
    rows.push(...before, takeRowSize(cursor), ...takeLineNames(cursor));
  }
  const sizes = rows.join(' ');
  if (areas.length === 0 || !isTracks(sizes)) return null;
  if (!cursor.takeDelimiter('/')) return [sizes, 'none', areas.join(' ')];
  const columns = takeText(cursor, gridTracks);
  return columns === null ? null : [sizes, columns, areas.join(' ')];
}

/** The size after a string; other words are invalid. */
function isTracks(text: string): boolean {
  const cursor = Cursor.over(text);
  return cursor !== null && gridTracks(cursor) !== null && cursor.done;
}

function takeLineNames(cursor: Cursor): string[] {
  const start = cursor.position;
  const component = cursor.peek();
  if (component?.kind !== 'block' || component.open !== '[') return [];
  cursor.take();
  return [cursor.textSince(start)];
}

function takeRowSize(cursor: Cursor): string {
  const component = cursor.peek();
  if (component === undefined || component.kind === 'string' || component.kind === 'block') return 'auto';
  if (component.kind === 'delimiter') return 'auto';
  const start = cursor.position;
  cursor.take();
  return cursor.textSince(start);
}

/** A template, or one axis with `auto-flow` instead of tracks. */
const grid: Shorthand = {
  longhands: [...TEMPLATE, 'grid-auto-flow', 'grid-auto-rows', 'grid-auto-columns'],
  expand: (cursor) => {
    const start = cursor.position;
    const template = takeTemplate(cursor);
    if (template !== null && cursor.done) return [...template, 'row', 'auto', 'auto'];
    cursor.rewind(start);
    return takeFlowFirst(cursor) ?? takeFlowLast(cursor, start);
  },
};

/** `auto-flow dense 4rem / 1fr 1fr` */
function takeFlowFirst(cursor: Cursor): string[] | null {
  const dense = takeAutoFlow(cursor);
  if (dense === null) return null;
  const automatic = takeText(cursor, gridTracks) ?? 'auto';
  if (!cursor.takeDelimiter('/')) return null;
  const columns = takeText(cursor, gridTracks);
  return columns === null ? null : ['none', columns, 'none', dense ? 'row dense' : 'row', automatic, 'auto'];
}

/** `1fr 1fr / auto-flow dense 4rem` */
function takeFlowLast(cursor: Cursor, start: number): string[] | null {
  cursor.rewind(start);
  const rows = takeText(cursor, gridTracks);
  const dense = rows !== null && cursor.takeDelimiter('/') ? takeAutoFlow(cursor) : null;
  if (rows === null || dense === null) return null;
  const automatic = takeText(cursor, gridTracks) ?? 'auto';
  return [rows, 'none', 'none', dense ? 'column dense' : 'column', 'auto', automatic];
}

/** Whether `dense` accompanies `auto-flow`; null without `auto-flow`. */
function takeAutoFlow(cursor: Cursor): boolean | null {
  const before = cursor.takeWord('dense');
  if (!cursor.takeWord('auto-flow')) return null;
  return before || cursor.takeWord('dense');
}

export const GRID_SHORTHANDS: readonly ShorthandEntry[] = [
  ['grid-row', lines(['grid-row-start', 'grid-row-end'], [0, 0])],
  ['grid-column', lines(['grid-column-start', 'grid-column-end'], [0, 0])],
  [
    'grid-area',
    lines(['grid-row-start', 'grid-column-start', 'grid-row-end', 'grid-column-end'], [0, 0, 0, 1]),
  ],
  ['grid-template', gridTemplate],
  ['grid', grid],
];
