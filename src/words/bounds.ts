import * as patterns from './vocabulary/long-patterns.ts';
import { AXES, type AxisId } from '../grammar/axes/index.ts';
import type { Axis } from '../grammar/axis.ts';
import type { Statement } from './understanding.ts';

/** Axes whose values rise, and of which people state a bound. */
const BOUNDED: ReadonlySet<AxisId> = new Set(['palette.contrast', 'type.body_size']);

const AT_LEAST_BEFORE =
  /(?:\b(?:at\s+least|min(?:imum|\.)?|no\s+(?:less|smaller|lower)\s+than)|>=?|≥)(?:\s+(?:an?|of|wcag))*\s*:?\s*$/i;
const AT_LEAST_AFTER = new RegExp(patterns.AT_LEAST_AFTER, 'i');
/** `Contrast at least 4.5:1` */
const AT_LEAST_WITHIN = new RegExp(patterns.AT_LEAST_WITHIN, 'iu');
/** A level of WCAG is a least contrast by itself. */
const LEVEL = /^(?:wcag\s*)?(?:[\d.]+\s*)?aa(?:\s+contrast)?$/i;

function valuesOf(axis: AxisId): readonly string[] {
  return (AXES as readonly Axis[]).find(({ id }) => id === axis)?.values ?? [];
}

/** `AA contrast minimum` accepts what is above as well. */
export function withBounds(text: string, statements: readonly Statement[]): readonly Statement[] {
  return statements.map((one) => {
    if (one.kind !== 'axis' || !BOUNDED.has(one.axis)) return one;
    const { start, end } = one.span;
    const isLeast =
      AT_LEAST_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) ||
      AT_LEAST_WITHIN.test(one.span.text) ||
      AT_LEAST_AFTER.test(text.slice(end, end + REACH)) ||
      LEVEL.test(one.span.text);
    const values = valuesOf(one.axis);
    const least = Math.min(...one.values.map((value) => values.indexOf(value)));
    return isLeast && least >= 0
      ? { ...one, values: [...new Set([...one.values, ...values.slice(least)])] }
      : one;
  });
}

/** Characters around a statement. */
const REACH = 32;
