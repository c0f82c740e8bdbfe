import { cssString } from '../../css/css-string.ts';
import type { Component } from '../../css/component.ts';
import type { Cursor } from '../../css/cursor.ts';
import { NOT_NEGATIVE, takeInteger, takeLength, takeLengthPercentage } from '../lengths.ts';
import { canonicalText, formatLength, formatNumber } from './canonical-text.ts';
import { keyword } from './keyword.ts';
import { fixed, type Grammar, oneOf, type Specified, specified } from './specified.ts';
import { takeCustomIdent } from './timing.ts';

const POSITIONS = 'center start end self-start self-end flex-start flex-end';

/** A box alignment property; `words` are its keywords besides positions and baselines. */
export function alignment(words: string, baseline: boolean): Grammar<string> {
  const alone = keyword(words === '' ? 'normal' : `normal ${words}`);
  const horizontal = words.includes('left') ? ' left right' : '';
  const positions = keyword(POSITIONS + horizontal);
  return oneOf(
    alone,
    (cursor) => (baseline ? takeBaseline(cursor) : null),
    (cursor) => {
      const safety = cursor.takeIdent(SAFETY);
      const position = positions(cursor);
      if (position === null || safety === null) return position;
      return specified((context) => `${safety} ${position.compute(context)}`);
    },
  );
}

const SAFETY: ReadonlySet<string> = new Set(['safe', 'unsafe']);
const BASELINES: ReadonlySet<string> = new Set(['first', 'last']);

function takeBaseline(cursor: Cursor): Specified<string> | null {
  const order = cursor.takeIdent(BASELINES);
  if (!cursor.takeWord('baseline')) return null;
  return fixed(order === 'last' ? 'last baseline' : 'baseline');
}

/** A bare `legacy` inherits from the parent; treated as `normal`, the usual result. */
export const justifyItems: Grammar<string> = oneOf(
  (cursor) => {
    if (!cursor.takeWord('legacy')) return null;
    const side = cursor.takeIdent(SIDES);
    return fixed(side === null ? 'normal' : `legacy ${side}`);
  },
  (cursor) => {
    const side = cursor.takeIdent(SIDES);
    return side !== null && cursor.takeWord('legacy') ? fixed(`legacy ${side}`) : null;
  },
  alignment('stretch left right', true),
);

const SIDES: ReadonlySet<string> = new Set(['left', 'right', 'center']);

const verticalKeyword = keyword(
  'baseline sub super top text-top middle bottom text-bottom -webkit-baseline-middle',
);

export const verticalAlign: Grammar<string> = oneOf(verticalKeyword, (cursor) => {
  const length = takeLengthPercentage(cursor);
  return length && specified((context) => formatLength(length.compute(context)));
});

/** One length for both axes, or one per axis. */
export const borderSpacing: Grammar<string> = (cursor) => {
  const across = takeLength(cursor, NOT_NEGATIVE);
  if (across === null) return null;
  const down = takeLength(cursor, NOT_NEGATIVE) ?? across;
  return specified((context) => {
    const [x, y] = [across.compute(context), down.compute(context)].map((px) => `${formatNumber(px)}px`);
    return x === y ? `${x}` : `${x} ${y}`;
  });
};

/** `none` or a number of lines. */
export const lineClamp: Grammar<string> = oneOf(keyword('none'), (cursor) => {
  const lines = takeInteger(cursor, { min: 1 });
  return lines && specified((context) => String(lines.compute(context)));
});

/** `auto` or an integer; higher ones than `max` are clamped to it. */
export function autoOrInteger(min: number, max = Infinity): Grammar<string> {
  return oneOf(keyword('auto'), (cursor) => {
    const integer = takeInteger(cursor, { min });
    return integer && specified((context) => String(Math.min(max, integer.compute(context))));
  });
}

const TRACK_WORDS: ReadonlySet<string> = new Set(['auto', 'min-content', 'max-content', 'subgrid', 'none']);
const TRACK_FUNCTIONS: ReadonlySet<string> = new Set(['minmax', 'repeat', 'fit-content']);

/** A list of grid tracks: sizes, `fr`, functions of them and named lines in brackets. */
export const gridTracks: Grammar<string> = (cursor) => {
  const taken: Component[] = [];
  while (!cursor.done) {
    const component = cursor.peek();
    if (component === undefined || !isTrack(cursor, component)) break;
    taken.push(component);
  }
  const alone = taken.some((component) => component.kind === 'ident' && component.name === 'none');
  if (taken.length === 0 || (alone && taken.length > 1)) return null;
  if (taken.every(({ kind }) => kind === 'block')) return null;
  return canonicalText(taken, true, 'px');
};

/** Takes one track, line names or a repeat(). */
function isTrack(cursor: Cursor, component: Component): boolean {
  if (takeLengthPercentage(cursor, { min: 0 }) !== null) return true;
  if (cursor.takeIdent(TRACK_WORDS) !== null) return true;
  if (component.kind === 'dimension' && component.unit === 'fr' && component.value >= 0)
    return cursor.take() !== undefined;
  if (component.kind === 'block' && component.open === '[') return cursor.take() !== undefined;
  const call = cursor.takeFunction(TRACK_FUNCTIONS);
  return call !== null && isTrackFunction(call.name, cursor.inside(call));
}

function isTrackFunction(name: string, args: Cursor): boolean {
  const parts = args.splitCommas();
  if (parts === null || parts.length !== (name === 'fit-content' ? 1 : 2)) return false;
  const [first, second] = parts;
  if (name === 'repeat') return isRepetition(first) && second !== undefined && isTrackList(second);
  return parts.every((part) => isTrackList(part) && part.count === 1);
}

function isRepetition(count: Cursor | undefined): boolean {
  if (count === undefined) return false;
  const fits =
    count.takeWord('auto-fill') || count.takeWord('auto-fit') || takeInteger(count, { min: 1 }) !== null;
  return fits && count.done;
}

function isTrackList(list: Cursor): boolean {
  while (!list.done) {
    const component = list.peek();
    if (component === undefined || !isTrack(list, component)) return false;
  }
  return true;
}

/** `none`, or strings that define rows of equal length. */
export const gridAreas: Grammar<string> = oneOf(keyword('none'), (cursor) => {
  const rows: string[] = [];
  for (let row = takeAreaRow(cursor); row !== null; row = takeAreaRow(cursor)) rows.push(row);
  const widths = new Set(rows.map((row) => row.split(' ').length));
  if (rows.length === 0 || rows.includes('') || widths.size > 1) return null;
  return fixed(rows.map((row) => cssString(row)).join(' '));
});

/** One string of `grid-template-areas`, its names parted by single spaces; null where none follows. */
export function takeAreaRow(cursor: Cursor): string | null {
  const component = cursor.peek();
  if (component?.kind !== 'string') return null;
  cursor.take();
  return component.value.split(/\s+/).filter(Boolean).join(' ');
}

/** auto, a line number, a name, or a span of either. */
export const gridLine: Grammar<string> = (cursor) => {
  const start = cursor.position;
  if (cursor.takeWord('auto')) return fixed('auto');
  let span = false;
  let integer: Specified<number> | null = null;
  let name: string | null = null;
  while (!cursor.done) {
    if (!span && cursor.takeWord('span')) span = true;
    else if (integer === null && (integer = takeInteger(cursor)) !== null) continue;
    else if (name === null && (name = takeCustomIdent(cursor)) !== null) continue;
    else break;
  }
  if (integer === null && name === null) return cursor.rewind(start);
  return specified((context) =>
    [span ? 'span' : null, integer?.compute(context) ?? null, name].filter((part) => part !== null).join(' '),
  );
};

export const gridAutoFlow: Grammar<string> = (cursor) => {
  const first = cursor.takeIdent(FLOWS);
  if (first === null) return null;
  const second = cursor.takeIdent(FLOWS);
  const words = new Set([first, second]);
  if (second === null) return fixed(first);
  if (words.size < 2 || !words.has('dense')) return null;
  return fixed(words.has('column') ? 'column dense' : 'dense');
};

const FLOWS: ReadonlySet<string> = new Set(['row', 'column', 'dense']);
