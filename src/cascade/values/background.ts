import type { Cursor } from '../../css/cursor.ts';
import type { LengthPercentage } from '../computed-value.ts';
import { NOT_NEGATIVE, takeLengthPercentage } from '../lengths.ts';
import { formatQuantity } from './canonical-text.ts';
import { keyword } from './keyword.ts';
import { commaList, fixed, type Grammar, oneOf, type Specified, specified } from './specified.ts';

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

export function formatLength({ px, percent }: LengthPercentage): string {
  return formatQuantity({ value: px, percent }, 'length-percentage');
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

type Axis = 'x' | 'y' | 'both';

interface Edge {
  readonly axis: Axis;
  readonly percent: number;
}

const EDGES: ReadonlyMap<string, Edge> = new Map<string, Edge>([
  ['left', { axis: 'x', percent: 0 }],
  ['right', { axis: 'x', percent: 100 }],
  ['top', { axis: 'y', percent: 0 }],
  ['bottom', { axis: 'y', percent: 100 }],
  ['center', { axis: 'both', percent: 50 }],
]);
const EDGE_NAMES: ReadonlySet<string> = new Set(EDGES.keys());

/** An edge, an edge with an offset, or a bare offset from the left or top. */
interface Part {
  readonly edge: Edge | null;
  readonly offset: Offset | null;
}

interface Offset {
  readonly length: Specified<LengthPercentage>;
  readonly text: Specified<string>;
}

/** 0 keeps the unit it was written in. */
function offsetText(length: Specified<LengthPercentage>, percentage: boolean): Offset {
  const text = specified((context) => {
    const computed = length.compute(context);
    return percentage && computed.percent === 0 ? '0%' : formatLength(computed);
  });
  return { length, text };
}

/** One to four parts of `background-position`, as `x y`. */
export const onePosition: Grammar<string> = (cursor) => {
  const parts = takeParts(cursor);
  const placed = parts && place(parts);
  if (placed === null || placed === undefined) return null;
  const { x, y } = placed;
  return specified((context) => `${x.compute(context)} ${y.compute(context)}`);
};

function takeParts(cursor: Cursor): Part[] | null {
  const plain = takePlainParts(cursor);
  if (plain.length === 0) return null;
  // `left 10px` alone is two parts; offsets belong to edges only in the form with four or three components
  const offsets = plain.filter(({ edge }) => edge === null).length;
  if (plain.length <= 2) return plain;
  return offsets === plain.length ? null : attachOffsets(plain);
}

function takePlainParts(cursor: Cursor): Part[] {
  const parts: Part[] = [];
  while (parts.length < 4) {
    const name = cursor.takeIdent(EDGE_NAMES);
    const edge = name === null ? null : (EDGES.get(name) ?? null);
    const percentage = cursor.peek()?.kind === 'percentage';
    const offset = edge === null ? takeLengthPercentage(cursor) : null;
    if (edge === null && offset === null) break;
    parts.push({ edge, offset: offset && offsetText(offset, percentage) });
  }
  return parts;
}

function attachOffsets(parts: readonly Part[]): Part[] | null {
  const attached: Part[] = [];
  for (const part of parts) {
    const last = attached.at(-1);
    if (part.edge !== null) attached.push(part);
    else if (last === undefined || last.edge === null || last.edge.axis === 'both' || last.offset !== null)
      return null;
    else attached[attached.length - 1] = { edge: last.edge, offset: part.offset };
  }
  return attached.length === 2 ? attached : null;
}

interface Placed {
  readonly x: Specified<string>;
  readonly y: Specified<string>;
}

const CENTER: Part = { edge: { axis: 'both', percent: 50 }, offset: null };

function place([first, second = CENTER]: readonly Part[]): Placed | null {
  if (first === undefined) return null;
  const swapped = first.edge?.axis === 'y' || second.edge?.axis === 'x';
  const [x, y] = swapped ? [second, first] : [first, second];
  if (x.edge?.axis === 'y' || y.edge?.axis === 'x') return null;
  // `10px left`: an offset alone cannot change places with an edge
  if (swapped && second !== CENTER && (first.edge === null || second.edge === null)) return null;
  return { x: position(x), y: position(y) };
}

function position({ edge, offset }: Part): Specified<string> {
  if (offset === null) return fixed(`${edge?.percent ?? 0}%`);
  if (edge === null || edge.percent === 0) return offset.text;
  return specified((context) => {
    const { px, percent } = offset.length.compute(context);
    return formatLength({ px: -px, percent: edge.percent - percent });
  });
}

/** A comma list of any of these, as one text. */
export function layered(one: Grammar<string>): Grammar<string> {
  const list = commaList(one);
  return (cursor) => {
    const layers = list(cursor);
    return layers && specified((context) => layers.compute(context).join(', '));
  };
}
