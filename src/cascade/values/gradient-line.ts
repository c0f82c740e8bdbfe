import type { Cursor } from '../../css/cursor.ts';
import { isColorSpace } from '../../color/color-space.ts';
import type { GradientImage } from '../computed-value.ts';
import { NOT_NEGATIVE, takeAngle, takeLengthPercentage } from '../lengths.ts';
import { onePosition } from './position.ts';

type Shape = GradientImage['shape'];

/**
 * Takes the part before the colour stops, with its comma: direction, shape, position, interpolation. False when it is
 * invalid; an empty part is valid.
 */
export function takeGradientLine(args: Cursor, shape: Shape): boolean {
  const start = args.position;
  const before = takeInterpolation(args);
  const line = LINES[shape](args);
  if (!before) takeInterpolation(args);
  if (!line) return false;
  return args.position === start || args.takeDelimiter(',');
}

const LINES: { readonly [S in Shape]: (args: Cursor) => boolean } = {
  linear: takeDirection,
  radial: takeRadialShape,
  conic: takeConicStart,
};

const SIDES: ReadonlySet<string> = new Set(['left', 'right', 'top', 'bottom']);
const HORIZONTAL: ReadonlySet<string> = new Set(['left', 'right']);
const VERTICAL: ReadonlySet<string> = new Set(['top', 'bottom']);

/** `to left top` or an angle. */
function takeDirection(args: Cursor): boolean {
  if (args.takeWord('to')) return takeCorner(args);
  takeAngle(args, true);
  return true;
}

function takeCorner(args: Cursor): boolean {
  const first = args.takeIdent(SIDES);
  if (first === null) return false;
  args.takeIdent(HORIZONTAL.has(first) ? VERTICAL : HORIZONTAL);
  return true;
}

const ENDINGS: ReadonlySet<string> = new Set(['circle', 'ellipse']);
const EXTENTS: ReadonlySet<string> = new Set([
  'closest-side',
  'closest-corner',
  'farthest-side',
  'farthest-corner',
]);
/** Keywords of the prefixed syntax for the same extents. */
const OLD_EXTENTS: ReadonlySet<string> = new Set([...EXTENTS, 'contain', 'cover']);

/** `circle closest-side at 50% 20%` */
function takeRadialShape(args: Cursor): boolean {
  const ending = args.takeIdent(ENDINGS);
  if (args.takeIdent(EXTENTS) === null) takeRadii(args);
  if (ending === null) args.takeIdent(ENDINGS);
  return !args.takeWord('at') || onePosition(args) !== null;
}

function takeRadii(args: Cursor): void {
  if (takeLengthPercentage(args, NOT_NEGATIVE) !== null) takeLengthPercentage(args, NOT_NEGATIVE);
}

/** `from 90deg at center` */
function takeConicStart(args: Cursor): boolean {
  if (args.takeWord('from') && takeAngle(args, true) === null) return false;
  return !args.takeWord('at') || onePosition(args) !== null;
}

/** `in oklch longer hue` */
function takeInterpolation(args: Cursor): boolean {
  const start = args.position;
  if (!args.takeWord('in')) return false;
  const space = args.takeIdent();
  if (space === null || !isColorSpace(space)) {
    args.rewind(start);
    return false;
  }
  if (args.takeIdent(HUE_METHODS) !== null) args.takeWord('hue');
  return true;
}

const HUE_METHODS: ReadonlySet<string> = new Set(['shorter', 'longer', 'increasing', 'decreasing']);

/** The prefixed syntax: sides without `to`, or a position and a shape as two arguments. */
export function takeOldGradientLine(args: Cursor, shape: Shape): boolean {
  const start = args.position;
  if (shape === 'linear') {
    if (args.takeIdent(SIDES) !== null) args.takeIdent(SIDES);
    else takeAngle(args, true);
    return args.position === start || args.takeDelimiter(',');
  }
  if (onePosition(args) !== null && !args.takeDelimiter(',')) return false;
  const shaped = args.position;
  const ending = args.takeIdent(ENDINGS);
  if (args.takeIdent(OLD_EXTENTS) === null && ending === null) takeRadii(args);
  else if (ending === null) args.takeIdent(ENDINGS);
  return args.position === shaped || args.takeDelimiter(',');
}
