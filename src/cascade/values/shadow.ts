import { takeColor } from '../../color/parse-color.ts';
import type { SpecifiedColor } from '../../color/specified-color.ts';
import type { Cursor } from '../../css/cursor.ts';
import type { Shadow } from '../computed-value.ts';
import { NOT_NEGATIVE, takeLength } from '../lengths.ts';
import { keyword } from './keyword.ts';
import { commaList, fixed, type Grammar, oneOf, type Specified, specified } from './specified.ts';

export const textShadow: Grammar<readonly Shadow[]> = shadowList(false);
export const boxShadow: Grammar<readonly Shadow[]> = shadowList(true);

const none = keyword('none');
const NOTHING = fixed<readonly Shadow[]>([]);

function shadowList(box: boolean): Grammar<readonly Shadow[]> {
  return oneOf(
    (cursor) => none(cursor) && NOTHING,
    commaList((cursor) => takeShadow(cursor, box)),
  );
}

/** Colour and `inset` come before or after the lengths, which are contiguous. */
function takeShadow(cursor: Cursor, box: boolean): Specified<Shadow> | null {
  let color: SpecifiedColor | null = null;
  let lengths: Lengths | null = null;
  let inset = false;
  for (;;) {
    if (box && !inset && cursor.takeWord('inset')) {
      inset = true;
      continue;
    }
    if (lengths === null) {
      lengths = takeLengths(cursor, box);
      if (lengths !== null) continue;
    }
    const next: SpecifiedColor | null = color === null ? takeColor(cursor) : null;
    if (next === null) break;
    color = next;
  }
  return lengths && shadow(lengths, color, inset);
}

interface Lengths {
  readonly x: Specified<number>;
  readonly y: Specified<number>;
  readonly blur: Specified<number> | null;
  readonly spread: Specified<number> | null;
}

function takeLengths(cursor: Cursor, box: boolean): Lengths | null {
  const at = cursor.position;
  const x = takeLength(cursor);
  const y = x && takeLength(cursor);
  if (x === null || y === null) return cursor.rewind(at);
  const blur = takeLength(cursor, NOT_NEGATIVE);
  const spread = box && blur ? takeLength(cursor) : null;
  return { x, y, blur, spread };
}

function shadow(
  { x, y, blur, spread }: Lengths,
  color: SpecifiedColor | null,
  inset: boolean,
): Specified<Shadow> {
  return specified(
    (context) => ({
      color: color === null ? context.current : color.resolve(context),
      x: x.compute(context),
      y: y.compute(context),
      blur: blur?.compute(context) ?? 0,
      spread: spread?.compute(context) ?? 0,
      inset,
    }),
    color === null || color.usesCurrent,
  );
}
