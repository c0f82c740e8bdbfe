import type { Cursor } from '../../css/cursor.ts';
import type { LengthPercentage } from '../computed-value.ts';
import { NOT_NEGATIVE, takeLengthPercentage } from '../lengths.ts';
import { formatLength } from './canonical-text.ts';
import { keyword } from './keyword.ts';
import { commaList, type Grammar, oneOf, type Specified, specified } from './specified.ts';

export const backgroundBox = keyword('border-box padding-box content-box');
export const backgroundClip = keyword('border-box padding-box content-box text border-area');
export const backgroundAttachment = keyword('scroll fixed local');

/** `cover`, `contain`, or one or two sizes. */
export const oneBackgroundSize: Grammar<string> = oneOf(keyword('cover contain'), (cursor) => {
  const width = takeSize(cursor);
  if (width === null) return null;
  const height = takeSize(cursor);
  return specified((context) => {
    const across = width.compute(context);
    const down = height?.compute(context) ?? 'auto';
    return across === 'auto' && down === 'auto' ? 'auto' : `${across} ${down}`;
  });
});

const auto = keyword('auto');

function takeSize(cursor: Cursor): Specified<string> | null {
  return auto(cursor) ?? lengthText(takeLengthPercentage(cursor, NOT_NEGATIVE));
}

function lengthText(length: Specified<LengthPercentage> | null): Specified<string> | null {
  return length && specified((context) => formatLength(length.compute(context)));
}

const wholeRepeat = keyword('repeat-x repeat-y');
const axisRepeat = keyword('repeat no-repeat space round');

export const oneBackgroundRepeat: Grammar<string> = oneOf(wholeRepeat, (cursor) => {
  const across = axisRepeat(cursor);
  const down = across && axisRepeat(cursor);
  if (across === null || down === null) return across;
  return specified((context) => joinRepeat(across.compute(context), down.compute(context)));
});

function joinRepeat(across: string, down: string): string {
  if (across === down) return across;
  if (across === 'repeat' && down === 'no-repeat') return 'repeat-x';
  if (across === 'no-repeat' && down === 'repeat') return 'repeat-y';
  return `${across} ${down}`;
}

/** A comma-separated list, as one text. */
export function layered(one: Grammar<string>): Grammar<string> {
  const list = commaList(one);
  return (cursor) => {
    const layers = list(cursor);
    return layers && specified((context) => layers.compute(context).join(', '), false, layers.size);
  };
}
