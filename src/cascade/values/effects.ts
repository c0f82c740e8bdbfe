import type { Component } from '../../css/component.ts';
import { Cursor } from '../../css/cursor.ts';
import { takeColor } from '../../color/parse-color.ts';
import {
  NOT_NEGATIVE,
  takeAngle,
  takeLength,
  takeLengthPercentage,
  takeNumber,
  takePercentage,
} from '../lengths.ts';
import { canonicalText } from './canonical-text.ts';
import { keyword } from './keyword.ts';
import { boxShadow } from './shadow.ts';
import { fixed, type Grammar, oneOf } from './specified.ts';

const none = keyword('none');

/** Whether an argument list fits a function. */
type Check = (args: Cursor) => boolean;

/** A list of functions from a table, as canonical text. */
function functionList(checks: ReadonlyMap<string, Check>, alsoUrls: boolean): Grammar<string> {
  return oneOf(none, (cursor) => {
    const taken: Component[] = [];
    while (!cursor.done) {
      const component = cursor.take();
      if (component === undefined) return null;
      const url = component.kind === 'url' || (component.kind === 'function' && component.name === 'url');
      if (!(url && alsoUrls) && !fits(component, checks, cursor)) return null;
      taken.push(component);
    }
    return taken.length === 0 ? null : canonicalText(taken);
  });
}

function fits(component: Component, checks: ReadonlyMap<string, Check>, cursor: Cursor): boolean {
  if (component.kind !== 'function') return false;
  const args = cursor.inside(component);
  return checks.get(component.name)?.(args) === true && args.done;
}

/** At most one number or percentage: `brightness()` has a default. */
const amount: Check = (args) =>
  args.done || takeNumber(args, NOT_NEGATIVE) !== null || takePercentage(args, NOT_NEGATIVE) !== null;

const FILTERS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...['brightness', 'contrast', 'grayscale', 'invert', 'opacity', 'saturate', 'sepia'].map(
    (name): [string, Check] => [name, amount],
  ),
  ['blur', (args) => args.done || takeLength(args, NOT_NEGATIVE) !== null],
  ['hue-rotate', (args) => args.done || takeAngle(args, true) !== null],
  ['drop-shadow', isDropShadow],
]);

/** A box shadow without `inset` and spread. */
function isDropShadow(args: Cursor): boolean {
  const numbers = countLengths(args);
  return numbers >= 2 && numbers <= 3 && boxShadow(args) !== null && args.done;
}

function countLengths(args: Cursor): number {
  const start = args.position;
  let count = 0;
  while (!args.done) {
    if (takeLength(args) !== null) count++;
    else if (takeColor(args) === null) count = Number.NaN;
    if (Number.isNaN(count)) break;
  }
  args.rewind(start);
  return count;
}

export const filter: Grammar<string> = functionList(FILTERS, true);

const number: Check = (args) => takeNumber(args) !== null;
const scale: Check = (args) => takeNumber(args) !== null || takePercentage(args) !== null;
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
  ['scale', upTo(scale, 2)],
  ['scalex', scale],
  ['scaley', scale],
  ['scalez', scale],
  ['scale3d', times(scale, 3)],
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

export const transform: Grammar<string> = functionList(TRANSFORMS, false);

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
export const translate: Grammar<string> = oneOf(none, (cursor) => {
  const start = cursor.position;
  const fitting = distance(cursor) && (cursor.done || (distance(cursor) && (cursor.done || length(cursor))));
  return fitting ? canonicalText(componentsSince(cursor, start)) : null;
});

/** The components between `start` and here. */
function componentsSince(cursor: Cursor, start: number): Component[] {
  const end = cursor.position;
  cursor.rewind(start);
  const taken: Component[] = [];
  while (cursor.position < end) {
    const component = cursor.take();
    if (component !== undefined) taken.push(component);
  }
  return taken;
}

const RECT: ReadonlySet<string> = new Set(['rect']);

/** The old `clip: rect(…)`, with commas or without; spelled with commas. */
export const clip: Grammar<string> = oneOf(keyword('auto'), (cursor) => {
  const call = cursor.takeFunction(RECT);
  if (call === null) return null;
  const edges = call.content.filter(({ kind }) => kind !== 'delimiter');
  const commas = call.content.length - edges.length;
  if (edges.length !== 4 || (commas !== 0 && commas !== 3)) return null;
  if (!edges.every(isClipEdge)) return null;
  return canonicalText([{ ...call, content: separated(edges) }]);
});

function isClipEdge(component: Component): boolean {
  const cursor = new Cursor([component], '');
  return cursor.takeWord('auto') || takeLength(cursor) !== null;
}

function separated(components: readonly Component[]): Component[] {
  const comma = { kind: 'delimiter', value: ',', start: 0, end: 0, spaced: false } as const;
  return components.flatMap((component, i) => (i === 0 ? [unitful(component)] : [comma, unitful(component)]));
}

/** `0` is a length here, so it is spelled with its unit. */
function unitful(component: Component): Component {
  return component.kind === 'number' ? { ...component, kind: 'dimension', unit: 'px' } : component;
}

const SHAPES: ReadonlySet<string> = new Set([
  'inset',
  'circle',
  'ellipse',
  'polygon',
  'path',
  'rect',
  'xywh',
  'shape',
  'url',
]);
const box = keyword('content-box border-box padding-box margin-box view-box fill-box stroke-box');

/** A basic shape, a reference box, or both, or a url. The arguments of shapes are taken on trust. */
export const clipPath: Grammar<string> = oneOf(none, (cursor) => {
  const start = cursor.position;
  if (cursor.peek()?.kind === 'url') cursor.take();
  else {
    const first = box(cursor);
    const shape = cursor.takeFunction(SHAPES);
    if (first === null && shape === null) return null;
    if (shape !== null && shape.content.length === 0 && shape.name !== 'circle' && shape.name !== 'ellipse')
      return null;
    if (first === null) box(cursor);
  }
  return canonicalText(componentsSince(cursor, start));
});

/** auto, a ratio, or both; a lone number is a ratio to 1. */
export const aspectRatio: Grammar<string> = (cursor) => {
  const before = cursor.takeWord('auto');
  const width = takeNumber(cursor, NOT_NEGATIVE);
  if (width === null) return before ? fixed('auto') : null;
  const height = cursor.takeDelimiter('/') ? takeNumber(cursor, NOT_NEGATIVE) : fixed(1);
  if (height === null) return null;
  const auto = before || cursor.takeWord('auto') ? 'auto ' : '';
  return {
    usesCurrent: false,
    compute: (context) => `${auto}${width.compute(context)} / ${height.compute(context)}`,
  };
};
