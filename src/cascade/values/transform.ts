import {
  NOT_NEGATIVE,
  takeAngle,
  takeLength,
  takeLengthPercentage,
  takeNumber,
  takePercentage,
} from '../lengths.ts';
import { canonicalText } from './canonical-text.ts';
import { type Check, functionList } from './function-list.ts';
import { keyword } from './keyword.ts';
import { fixed, type Grammar, oneOf, specified } from './specified.ts';

const number: Check = (args) => takeNumber(args) !== null;
const factor: Check = (args) => takeNumber(args) !== null || takePercentage(args) !== null;
const angle: Check = (args) => takeAngle(args, true) !== null;
const length: Check = (args) => takeLength(args) !== null;
const distance: Check = (args) => takeLengthPercentage(args) !== null;

const TRANSFORMS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['matrix', times(number, 6)],
  ['matrix3d', times(number, 16)],
  ['translate', upTo(distance, 2)],
  ['translatex', distance],
  ['translatey', distance],
  ['translatez', length],
  ['translate3d', inOrder(distance, distance, length)],
  ['scale', upTo(factor, 2)],
  ['scalex', factor],
  ['scaley', factor],
  ['scalez', factor],
  ['scale3d', times(factor, 3)],
  ['rotate', angle],
  ['rotatex', angle],
  ['rotatey', angle],
  ['rotatez', angle],
  ['rotate3d', inOrder(number, number, number, angle)],
  ['skew', upTo(angle, 2)],
  ['skewx', angle],
  ['skewy', angle],
  ['perspective', (args) => args.takeWord('none') || takeLength(args, NOT_NEGATIVE) !== null],
]);

export const transform: Grammar<string> = functionList(TRANSFORMS);

function inOrder(...checks: readonly Check[]): Check {
  return (args) => checks.every((check, i) => (i === 0 || args.takeDelimiter(',')) && check(args));
}

function times(check: Check, count: number): Check {
  return inOrder(...Array.from({ length: count }, () => check));
}

function upTo(check: Check, count: number): Check {
  return (args) => {
    for (let i = 0; i < count; i++) {
      if (i > 0 && !args.takeDelimiter(',')) return true;
      if (!check(args)) return false;
    }
    return true;
  };
}

/** The `translate` property: up to two distances and a length. */
export const translate: Grammar<string> = oneOf(keyword('none'), (cursor) => {
  const start = cursor.position;
  const fitting = distance(cursor) && (cursor.done || (distance(cursor) && (cursor.done || length(cursor))));
  return fitting ? canonicalText(cursor.since(start), false, 'px') : null;
});

/** The `scale` property: up to three factors. */
export const scale: Grammar<string> = oneOf(keyword('none'), (cursor) => {
  const start = cursor.position;
  let count = 0;
  while (!cursor.done && count < 3 && factor(cursor)) count++;
  return count === 0 ? null : canonicalText(cursor.since(start));
});

/** The `rotate` property: an angle, alone or with an axis. */
export const rotate: Grammar<string> = oneOf(keyword('none'), (cursor) => {
  const start = cursor.position;
  const isTurned = takeAngle(cursor) !== null;
  if (cursor.takeIdent(AXES) === null && !cursor.done)
    for (const _ of [1, 2, 3]) if (takeNumber(cursor) === null) return null;
  if (!isTurned && takeAngle(cursor) === null) return null;
  return canonicalText(cursor.since(start));
});

const AXES: ReadonlySet<string> = new Set(['x', 'y', 'z']);

/** The `zoom` property: a factor; 0 and `normal` are 1. */
export const zoom: Grammar<number> = oneOf(
  (cursor) => (cursor.takeWord('normal') ? fixed(1) : null),
  (cursor) => takeNumber(cursor, NOT_NEGATIVE),
  (cursor) => {
    const percent = takePercentage(cursor, NOT_NEGATIVE);
    return percent && specified((context) => percent.compute(context) / 100);
  },
);
