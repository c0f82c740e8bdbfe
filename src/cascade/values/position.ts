import type { Cursor } from '../../css/cursor.ts';
import type { LengthPercentage } from '../computed-value.ts';
import { takeLengthPercentage } from '../lengths.ts';
import { formatLength } from './canonical-text.ts';
import { fixed, type Grammar, type Specified, specified } from './specified.ts';

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

/** 0 keeps its unit. */
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
  // `left 10px` alone has two parts; an offset follows an edge only in the form with three or four components.
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
  // `10px left`: a bare offset cannot swap with an edge.
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

/** `background-position-x` or `-y`: an edge with an offset, or an offset alone. */
export function positionAlong(axis: 'x' | 'y'): Grammar<string> {
  return (cursor) => {
    const [first, second, ...others] = takePlainParts(cursor);
    if (first === undefined || others.length > 0) return null;
    const across = first.edge !== null && first.edge.axis !== 'both' && first.edge.axis !== axis;
    if (across) return null;
    if (second === undefined) return position(first);
    if (first.edge === null || first.edge.axis === 'both' || second.edge !== null) return null;
    return position({ edge: first.edge, offset: second.offset });
  };
}
