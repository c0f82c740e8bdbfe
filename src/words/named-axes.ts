import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId } from '../grammar/axes/index.ts';
import { allMatches } from '../text/all-matches.ts';
import { blanked } from '../text/blanked.ts';
import { lazy } from '../text/lazy.ts';
import { isRefused } from './negation.ts';
import type { AxisStatement } from './understanding.ts';

/** Axes that a text names as the grammar does, `palette.strategy: mono`, and the text without these places. */
export function namedAxes(text: string): { readonly named: readonly AxisStatement[]; readonly rest: string } {
  if (!text.includes('.')) return { named: [], rest: text };
  const values = valuesByAxis();
  const named: AxisStatement[] = [];
  let rest = text;
  for (const { 0: written, 1: name = '', 2: said = '', index: start } of allMatches(NAMED, text)) {
    const axis = name.toLowerCase() as AxisId; // looked up below
    const value = values.get(axis)?.find((one) => said.toLowerCase().startsWith(one));
    if (value === undefined || /^[\w+/-]/.test(said.slice(value.length))) continue;
    const end = start + written.length - said.length + value.length;
    const span = { start, end, text: text.slice(start, end) };
    rest = blanked(rest, [span]);
    // Which of the other values is wanted instead, nobody says.
    if (isRefused(text, span)) continue;
    named.push({ kind: 'axis', axis, values: [value], span, polarity: 'for', degree: 1, confidence: 1 });
  }
  return { named, rest };
}

/** `surface.radius: pill`, `"surface.radius": "pill"`, `surface.radius = pill` */
const NAMED = /\b([a-z]{4,10}\.[a-z_]{5,15})["'`]?\s{0,2}(?:[:=]|->|→|is\b)\s{0,2}["'`]?([\w+/-]{2,24})/giu;

/** The longest value first. */
const valuesByAxis = lazy(
  () =>
    new Map<string, readonly string[]>(
      (AXES as readonly Axis[]).map(({ id, values }) => [id, values.toSorted((a, b) => b.length - a.length)]),
    ),
);
