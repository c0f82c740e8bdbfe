import type { SaidToken } from '../src/contract/settle/said-token.ts';
import { BANDS } from '../src/grammar/axes/surface-radius/axis.ts';
import { isCovered } from '../src/words/is-covered.ts';
import type { Statement } from '../src/words/understanding.ts';

const PARTS = { cards: 'card', inputs: 'input', fields: 'input', buttons: 'button' } as const;
const RADIUS =
  /(\d{1,3})\s?px\s+(?:(?:radius|corners?|rounded|on|for|the|all)\s+){0,4}(card|input|field|button)s?\b/gi;
/** `radius 4px`, `corners of 4px`, `4px corners`: of every box, as far as no part has its own. */
const ANY_RADIUS =
  /\b(?:(?:border[-\s])?radius|radii|corners?)(?:\s+(?:of|is|are|at|all|to|by))*\s*[:=]?\s*(\d{1,3}(?:\.\d)?)\s?px\b|(\d{1,3}(?:\.\d)?)\s?px\s+(?:(?:border[-\s])?radius|radii|(?:round(?:ed)?\s+)?corners?)\b/gi;
const BODY_SIZE = /\bbody\b[^.,;\d]{0,30}?(\d{2})\s?px|(\d{2})\s?px\s+(?:body|running text)\b/i;

/** Lengths with the part that they are for: `12px on cards` where the words speak of corners, `body in Inter 18px`. */
export function saidLengths(text: string, statements: readonly Statement[]): readonly SaidToken[] {
  const body = BODY_SIZE.exec(text);
  const size = body?.[1] ?? body?.[2];
  const parts = ofParts(text);
  return [
    ...radiiOfAll(text, parts, statements),
    ...radiiOfParts(parts),
    ...(size === undefined ? [] : [{ path: 'text.body', value: `${size}px` }]),
  ];
}

function radiiOfParts(parts: readonly RegExpExecArray[]): readonly SaidToken[] {
  return parts.map(([, px = '', part = '']) => ({
    path: `radius.${PARTS[`${part.toLowerCase()}s` as keyof typeof PARTS]}`,
    value: `${px}px`,
  }));
}

function ofParts(text: string): readonly RegExpExecArray[] {
  return /\b(?:radius|radii|corners?|rounded)\b/i.test(text) ? [...text.matchAll(RADIUS)] : [];
}

/** The radius of all boxes: the last number that agrees with what the brief states of corners. */
function radiiOfAll(
  text: string,
  parts: readonly RegExpExecArray[],
  statements: readonly Statement[],
): readonly SaidToken[] {
  const stated = statements.filter(
    (one) => one.kind === 'axis' && one.axis === 'surface.radius' && one.polarity === 'for',
  );
  const said = [...text.matchAll(ANY_RADIUS)].findLast(({ index, 0: words, 1: after, 2: before }) => {
    const value = bandOf(Number(after ?? before));
    const span = { start: index, end: index + words.length };
    const isOfPart = parts.some((part) => part.index < span.end && index < part.index + part[0].length);
    return !isOfPart && isCovered(span, stated) && stated.some(({ values }) => values[0] === value);
  });
  if (said === undefined) return [];
  const value = `${said[1] ?? said[2]}px`;
  return [...new Set(Object.values(PARTS))].map((part) => ({ path: `radius.${part}`, value }));
}

function bandOf(px: number): string | undefined {
  return BANDS.findLast(({ from }) => from <= px)?.value;
}
