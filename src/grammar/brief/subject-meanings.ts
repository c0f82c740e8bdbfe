import { parseHex } from '../../color/hex.ts';
import { groundOf } from '../axes/surface-ground/axis.ts';
import { kindsOf, type Mention } from './mentions.ts';
import { valueOfQuantity } from './quantities.ts';
import { fromMeanings, span, type StatedValue } from './stated-value.ts';

/**
 * What a mention states about a subject. Null when it means nothing for the subject; empty when it does, but is negated
 * without an opposite.
 */
export function subjectMeanings(mention: Mention, subject: string, where: Mention): StatedValue[] | null {
  if (isBrokenPair(mention, where)) return null;
  let known = false;
  for (const kind of kindsOf(subject)) {
    const stated = ofKind(mention, kind, where);
    known ||= stated !== null;
    // `Less rounded buttons`: without a meaning for buttons, that for boxes applies.
    if (stated !== null && stated.length > 0) return stated;
  }
  return known ? [] : null;
}

function ofKind(mention: Mention, kind: string, where: Mention): StatedValue[] | null {
  const meanings = mention.term?.about.get(kind);
  if (meanings !== undefined) return fromMeanings(meanings, mention, where);
  const measured = measuredValue(mention, kind);
  if (measured === null) return null;
  const [axis, value] = measured;
  return mention.wordPolarity === 'plain'
    ? [{ axis, value, negated: false, measured: true, size: 3, ...span(mention, where) }]
    : [];
}

/** Two nouns (a photo and a drawing) are a pair only with the same polarity. */
export function isBrokenPair(mention: Mention, other: Mention): boolean {
  return mention.subject !== null && mention !== other && mention.wordPolarity !== other.wordPolarity;
}

function measuredValue({ quantity, color }: Mention, kind: string): readonly [string, string] | null {
  if (quantity !== null) return valueOfQuantity(quantity, kind);
  const rgba = color === null || kind !== 'ground' ? null : parseHex(color.slice(1));
  return rgba === null ? null : ['surface.ground', groundOf(rgba)];
}
