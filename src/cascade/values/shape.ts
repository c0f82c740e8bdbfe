import type { Component } from '../../css/component.ts';
import { Cursor } from '../../css/cursor.ts';
import { takeLength } from '../lengths.ts';
import { canonicalText } from './canonical-text.ts';
import { keyword } from './keyword.ts';
import { type Grammar, oneOf } from './specified.ts';

const RECT: ReadonlySet<string> = new Set(['rect']);

/** The legacy `clip: rect(…)`, with or without commas; serialised with commas. */
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
  return components.flatMap((component, i) => (i === 0 ? [component] : [comma, component]));
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

/** A basic shape, a reference box, both, or a url. The arguments of shapes are not checked. */
export const clipPath: Grammar<string> = oneOf(keyword('none'), (cursor) => {
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
  return canonicalText(cursor.since(start));
});
