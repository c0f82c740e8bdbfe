import type { LengthPercentage, Size } from '../computed-value.ts';
import { NOT_NEGATIVE, type Range, takeLength, takeLengthPercentage, takeNumber } from '../lengths.ts';
import { keyword } from './keyword.ts';
import { fixed, type Grammar, oneOf, specified } from './specified.ts';

/** DATA: Chromium's intrinsic size keywords, legacy spellings last. */
const INTRINSIC =
  'min-content max-content fit-content stretch ' +
  '-webkit-min-content=min-content -webkit-max-content=max-content ' +
  '-webkit-fit-content=fit-content -webkit-fill-available=stretch';

/** `<length-percentage>` within a range. */
export function lengthPercentage(range?: Range): Grammar<LengthPercentage> {
  return (cursor) => takeLengthPercentage(cursor, range);
}

/** width, height and their limits; `initial` is `auto` or `none`. */
export function boxSize(initial: string): Grammar<Size> {
  return oneOf<Size>(
    keyword(`${initial} ${INTRINSIC}`),
    lengthPercentage(NOT_NEGATIVE),
    fitContent,
    calcSize,
  );
}

export const flexBasis: Grammar<Size> = oneOf<Size>(
  keyword('auto content min-content max-content fit-content stretch'),
  lengthPercentage(NOT_NEGATIVE),
  fitContent,
  calcSize,
);

/** margin, top, right …; anchored positions depend on layout and count as auto. */
export const inset: Grammar<Size> = oneOf<Size>(keyword('auto'), lengthPercentage(), anchored);

export const gap: Grammar<Size> = oneOf<Size>(keyword('normal'), lengthPercentage(NOT_NEGATIVE));

export const columnWidth: Grammar<Size> = oneOf<Size>(keyword('auto'), (cursor) => {
  const length = takeLength(cursor, NOT_NEGATIVE);
  return length && specified((context): Size => ({ px: length.compute(context), percent: 0 }));
});

/** fit-content(20em) is stored as its keyword: its limit is applied only in layout. */
function fitContent(cursor: Parameters<Grammar<Size>>[0]): ReturnType<Grammar<Size>> {
  const call = cursor.takeFunction(FIT_CONTENT);
  if (call === null) return null;
  const inside = cursor.inside(call);
  const limit = takeLengthPercentage(inside, NOT_NEGATIVE);
  return limit !== null && inside.done ? specified(() => 'fit-content') : null;
}

/** calc-size(auto, …) computes to its basis. */
function calcSize(cursor: Parameters<Grammar<Size>>[0]): ReturnType<Grammar<Size>> {
  const call = cursor.takeFunction(CALC_SIZE);
  if (call === null) return null;
  const inside = cursor.inside(call);
  const basis = oneOf<Size>(keyword(`auto any=auto content ${INTRINSIC}`), lengthPercentage())(inside);
  return basis !== null && inside.takeDelimiter(',') && !inside.done ? basis : null;
}

function anchored(cursor: Parameters<Grammar<Size>>[0]): ReturnType<Grammar<Size>> {
  return cursor.takeFunction(ANCHOR) && specified(() => 'auto');
}

const FIT_CONTENT: ReadonlySet<string> = new Set(['fit-content']);
const CALC_SIZE: ReadonlySet<string> = new Set(['calc-size']);
const ANCHOR: ReadonlySet<string> = new Set(['anchor', 'anchor-size']);

/** auto, a ratio, or both; a lone number is a ratio to 1. */
export const aspectRatio: Grammar<string> = (cursor) => {
  const before = cursor.takeWord('auto');
  const width = takeNumber(cursor, NOT_NEGATIVE);
  if (width === null) return before ? fixed('auto') : null;
  const height = cursor.takeDelimiter('/') ? takeNumber(cursor, NOT_NEGATIVE) : fixed(1);
  if (height === null) return null;
  const auto = before || cursor.takeWord('auto') ? 'auto ' : '';
  return specified((context) => `${auto}${width.compute(context)} / ${height.compute(context)}`);
};
