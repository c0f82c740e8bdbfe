import type { Cursor } from '../css/cursor.ts';
import { takeNumeric } from '../css/math.ts';
import type { MathEnvironment } from '../css/quantity.ts';
import { DEFAULT_LENGTHS } from '../css/units.ts';
import { type ColorSpace, isColorSpace, SPACES } from './color-space.ts';

/** Values of the channel names a relative colour defines; empty elsewhere. */
export type ChannelValues = Readonly<Record<string, number>>;

/** A channel as written; `value` is null for `none`. */
export interface Channel {
  readonly percent: boolean;
  readonly value: ((values: ChannelValues) => number) | null;
}

interface ChannelRange {
  /** The value of 100 %; null for hues, which take angles instead. */
  readonly full: number | null;
  readonly min: number;
  readonly max: number;
}

const ANY = { min: -Infinity, max: Infinity };
const FULL_TURN = 360; // degrees
const RANGE_255: ChannelRange = { full: 255, min: 0, max: 255 };
const RANGE_100: ChannelRange = { full: 100, min: 0, max: 100 };
const HUE: ChannelRange = { full: null, ...ANY };
const UNIT: ChannelRange = { full: 1, ...ANY };

type Ranges = readonly [ChannelRange, ChannelRange, ChannelRange];

/** DATA: css-color-4, channel ranges; the channels of color() are not limited. */
const RANGES: { readonly [space in ColorSpace]?: Ranges } = {
  srgb: [RANGE_255, RANGE_255, RANGE_255],
  hsl: [HUE, RANGE_100, RANGE_100],
  hwb: [HUE, RANGE_100, RANGE_100],
  lab: [RANGE_100, { full: 125, ...ANY }, { full: 125, ...ANY }],
  lch: [RANGE_100, { full: 150, min: 0, max: Infinity }, HUE],
  oklab: [
    { full: 1, min: 0, max: 1 },
    { full: 0.4, ...ANY },
    { full: 0.4, ...ANY },
  ],
  oklch: [{ full: 1, min: 0, max: 1 }, { full: 0.4, min: 0, max: Infinity }, HUE],
};

const PLAIN: Ranges = [UNIT, UNIT, UNIT];

/**
 * One channel of a colour notation, in the unit used without a percent sign. `names` are the channel names of a
 * relative colour, whose channels may exceed sRGB.
 */
export function takeChannel(
  cursor: Cursor,
  space: ColorSpace,
  index: 0 | 1 | 2,
  names?: ReadonlySet<string>,
): Channel | null {
  const range = (RANGES[space] ?? PLAIN)[index];
  const channel = take(cursor, range.full, names);
  if (channel === null || channel.value === null) return channel;
  const unlimited = names !== undefined && !PERCEPTUAL.has(space) && range.full !== null;
  return unlimited ? channel : { ...channel, value: clamped(channel.value, range) };
}

/** Spaces whose lightness and chroma are bounded; the other spaces also describe colours outside sRGB. */
const PERCEPTUAL: ReadonlySet<ColorSpace> = new Set(['lab', 'lch', 'oklab', 'oklch']);

/** Reads an alpha value, 0 to 1 after clamping. @param names channels of the origin colour that it may refer to */
export function takeAlpha(cursor: Cursor, names?: ReadonlySet<string>): Channel | null {
  const channel = take(cursor, 1, names);
  if (channel === null || channel.value === null) return channel;
  return { ...channel, value: clamped(channel.value, { full: 1, min: 0, max: 1 }) };
}

function take(cursor: Cursor, full: number | null, names: ReadonlySet<string> | undefined): Channel | null {
  if (cursor.takeWord('none')) return { percent: false, value: null };
  const name = names && cursor.takeIdent(names);
  if (typeof name === 'string') return { percent: false, value: (values) => values[name] ?? 0 };
  const at = cursor.position;
  const numeric = takeNumeric(cursor, names);
  if (numeric === null) return null;
  const { kind, evaluate } = numeric;
  if (kind === 'percentage' && full !== null)
    return { percent: true, value: (values) => (evaluate(environment(values)).percent * full) / 100 };
  if (kind === 'number' || (kind === 'angle' && full === null))
    return { percent: false, value: (values) => evaluate(environment(values)).value };
  return cursor.rewind(at);
}

function environment(channels: ChannelValues): MathEnvironment {
  return { ...DEFAULT_LENGTHS, channels };
}

function clamped(
  value: (values: ChannelValues) => number,
  { full, min, max }: ChannelRange,
): (values: ChannelValues) => number {
  return (values) => {
    const number = value(values);
    if (Number.isNaN(number)) return 0;
    const within = Math.min(max, Math.max(min, number));
    return full === null ? within % FULL_TURN : within;
  };
}

/** Takes the name of a colour space of color(): an RGB space or XYZ. */
export function takePredefinedSpace(args: Cursor): ColorSpace | null {
  const name = args.takeIdent();
  if (name === null || !isColorSpace(name)) return null;
  const { names } = SPACES[name];
  return names[0] === 'r' || names[0] === 'x' ? name : null;
}
