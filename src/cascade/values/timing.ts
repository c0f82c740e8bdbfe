import type { Cursor } from '../../css/cursor.ts';
import { NOT_NEGATIVE, takeInteger, takeNumber, takePercentage, takeTime } from '../lengths.ts';
import { canonicalText } from './canonical-text.ts';
import { keyword } from './keyword.ts';
import { commaList, fixed, type Grammar, oneOf, type Specified, specified } from './specified.ts';
import { isReservedIdent } from '../wide-keywords.ts';

const named = keyword('ease linear ease-in ease-out ease-in-out step-start=steps(1,start) step-end=steps(1)');
const STEP_POSITIONS: ReadonlySet<string> = new Set([
  'start',
  'end',
  'jump-start',
  'jump-end',
  'jump-none',
  'jump-both',
]);
const CURVES: ReadonlySet<string> = new Set(['cubic-bezier', 'steps', 'linear']);

/** A timing function, without white space. */
export const oneEasing: Grammar<string> = oneOf(named, (cursor) => {
  const call = cursor.takeFunction(CURVES);
  if (call === null) return null;
  if (!isCurve(call.name, cursor.inside(call))) return null;
  const text = canonicalText([call]);
  return specified((context) => shorten(text.compute(context)));
});

function isCurve(name: string, args: Cursor): boolean {
  if (name === 'cubic-bezier') return isBezier(args);
  return name === 'steps' ? isSteps(args) : isLinear(args);
}

/** steps() defaults to `end`. */
function shorten(text: string): string {
  return text
    .replaceAll(' ', '')
    .replace(/,(?:jump-)?end\)$/, ')')
    .replace(',jump-start)', ',start)');
}

function isBezier(args: Cursor): boolean {
  for (const index of [0, 1, 2, 3]) {
    if (index > 0 && !args.takeDelimiter(',')) return false;
    const horizontal = index % 2 === 0;
    if (takeNumber(args, horizontal ? { min: 0, max: 1 } : undefined) === null) return false;
  }
  return args.done;
}

function isSteps(args: Cursor): boolean {
  if (takeInteger(args, { min: 1 }) === null) return false;
  if (args.takeDelimiter(',') && args.takeIdent(STEP_POSITIONS) === null) return false;
  return args.done;
}

function isLinear(args: Cursor): boolean {
  const parts = args.splitCommas();
  if (parts === null) return false;
  return parts.every((part) => {
    takePercentages(part);
    if (takeNumber(part) === null) return false;
    takePercentages(part);
    return part.done;
  });
}

/** A stop of linear() has up to two positions. */
function takePercentages(part: Cursor): void {
  if (takePercentage(part) !== null) takePercentage(part);
}

export const easings = commaList(oneEasing);

export const oneTime: Grammar<number> = (cursor) => takeTime(cursor);
export const oneDuration: Grammar<number> = (cursor) => takeTime(cursor, NOT_NEGATIVE);

/** `auto` is the duration of the timeline, which is 0 except for scroll timelines. */
export const oneAnimationDuration: Grammar<number> = oneOf(
  (cursor) => (cursor.takeWord('auto') ? fixed(0) : null),
  oneDuration,
);

export const oneCount: Grammar<number> = oneOf(
  (cursor) => (cursor.takeWord('infinite') ? fixed(Infinity) : null),
  (cursor) => takeNumber(cursor, NOT_NEGATIVE),
);

/** Property names of a transition; `none` is valid only alone. */
export const transitionProperties: Grammar<readonly string[]> = (cursor) => {
  const names = commaList(oneTransitionProperty)(cursor);
  if (names === null) return null;
  return cursor.position > 1 && hasNone(cursor) ? null : names;
};

export const oneTransitionProperty: Grammar<string> = (cursor) => {
  const name = takeCustomIdent(cursor);
  if (name === null) return null;
  return fixed(name.startsWith('--') ? name : name.toLowerCase());
};

function hasNone(cursor: Cursor): boolean {
  const end = cursor.position;
  cursor.rewind(0);
  let found = false;
  while (cursor.position < end) {
    if (cursor.takeWord('none')) found = true;
    else cursor.take();
  }
  return found;
}

/** An animation name: an ident or a string, case-sensitive. */
export const oneAnimationName: Grammar<string> = (cursor) => {
  const name = cursor.peek()?.kind === 'string' ? takeString(cursor) : takeCustomIdent(cursor);
  return name === null ? null : fixed(name);
};

function takeString(cursor: Cursor): string | null {
  const component = cursor.take();
  return component?.kind === 'string' ? component.value : null;
}

/** Reads `<custom-ident>`, which no CSS-wide keyword is, in its own case; null where none follows. */
export function takeCustomIdent(cursor: Cursor): string | null {
  const component = cursor.peek();
  if (component?.kind !== 'ident' || isReservedIdent(component.name)) return null;
  cursor.take();
  return component.value;
}

export const oneDirection = keyword('normal reverse alternate alternate-reverse');
export const oneFillMode = keyword('none forwards backwards both');
export const onePlayState = keyword('running paused');

const TIMELINES: ReadonlySet<string> = new Set(['scroll', 'view']);

export const oneTimeline: Grammar<string> = oneOf<string>(
  keyword('auto none'),
  (cursor) => {
    const call = cursor.takeFunction(TIMELINES);
    return call && canonicalText([call]);
  },
  (cursor): Specified<string> | null => {
    const name = takeCustomIdent(cursor);
    return name?.startsWith('--') === true ? fixed(name) : null;
  },
);
