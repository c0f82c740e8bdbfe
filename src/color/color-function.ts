import type { Cursor } from '../css/cursor.ts';
import { takeAlpha, takeChannel, takePredefinedSpace } from './color-channel.ts';
import { mixColors } from './color-mix.ts';
import { type ColorSpace, convertColor, type SpaceColor, toRgba } from './color-space.ts';
import { contrastRatio } from './contrast.ts';
import { relativeColor } from './relative-color.ts';
import { type ColorNode, compoundNode, fixedNode, type TakeColor } from './specified-color.ts';

/** Parses the colour function `name` with its arguments; `take` reads a nested colour. */
export function takeColorFunction(name: string, args: Cursor, take: TakeColor): ColorNode | null {
  if (name === 'color') return colorInSpace(args, take);
  if (name === 'color-mix') return mixColors(args, take);
  if (name === 'light-dark') return lightDark(args, take);
  if (name === 'contrast-color') return contrastColor(args, take);
  if (name === 'alpha') return relativeAlpha(args, take);
  const space = NOTATIONS.get(name);
  if (space === undefined) return null;
  if (args.takeWord('from')) return relativeColor(space, args, take);
  const legacy = space === 'srgb' || space === 'hsl';
  return (legacy ? withCommas(space, args) : null) ?? withSpaces(space, args);
}

const NOTATIONS: ReadonlyMap<string, ColorSpace> = new Map<string, ColorSpace>([
  ['rgb', 'srgb'],
  ['rgba', 'srgb'],
  ['hsl', 'hsl'],
  ['hsla', 'hsl'],
  ['hwb', 'hwb'],
  ['lab', 'lab'],
  ['lch', 'lch'],
  ['oklab', 'oklab'],
  ['oklch', 'oklch'],
]);

/** `rgb(1, 2, 3, 0.5)`: all channels of one kind, none missing. */
function withCommas(space: 'srgb' | 'hsl', args: Cursor): ColorNode | null {
  const start = args.position;
  const channels: number[] = [];
  let percents = 0;
  for (const index of [0, 1, 2] as const) {
    if (index > 0 && !args.takeDelimiter(',')) return args.rewind(start);
    const channel = takeChannel(args, space, index);
    if (channel === null || channel.value === null) return args.rewind(start);
    if (channel.percent) percents++;
    channels.push(channel.value({}));
  }
  if (space === 'hsl' ? percents !== 2 : percents !== 0 && percents !== 3) return args.rewind(start);
  let alpha = 1;
  if (args.takeDelimiter(',')) {
    const value = takeAlpha(args);
    if (value === null || value.value === null) return args.rewind(start);
    alpha = value.value({});
  }
  return args.done ? legacyNode(space, channels, alpha) : args.rewind(start);
}

/** `oklch(0.7 0.1 30 / 50%)` */
function withSpaces(space: ColorSpace, args: Cursor): ColorNode | null {
  const channels: (number | null)[] = [];
  for (const index of [0, 1, 2] as const) {
    const channel = takeChannel(args, space, index);
    if (channel === null) return null;
    channels.push(channel.value === null ? null : channel.value({}));
  }
  let alpha: number | null = 1;
  if (args.takeDelimiter('/')) {
    const value = takeAlpha(args);
    if (value === null) return null;
    alpha = value.value === null ? null : value.value({});
  }
  if (!args.done) return null;
  if (space !== 'srgb' && space !== 'hsl' && space !== 'hwb')
    return fixedNode({ space, channels: triple(channels), alpha });
  return legacyNode(space, channels, alpha);
}

/** The legacy notations are rounded to whole sRGB steps on their own; inside other functions they stay exact. */
function legacyNode(
  space: 'srgb' | 'hsl' | 'hwb',
  channels: readonly (number | null)[],
  alpha: number | null,
): ColorNode {
  const scale = space === 'srgb' ? 255 : 1;
  const scaled = channels.map((channel) => channel && channel / scale);
  return { ...fixedNode({ space, channels: triple(scaled), alpha }), inWholeSteps: true };
}

function triple([a = null, b = null, c = null]: readonly (number | null)[]): SpaceColor['channels'] {
  return [a, b, c];
}

/** `color(display-p3 1 0 0)`, also relative. */
function colorInSpace(args: Cursor, take: TakeColor): ColorNode | null {
  if (args.takeWord('from')) return relativeColor(null, args, take);
  const space = takePredefinedSpace(args);
  if (space === null) return null;
  return space === 'srgb' ? modernSrgb(args) : withSpaces(space, args);
}

/** color(srgb …) counts from 0 to 1, unlike rgb(): parse it in srgb-linear, which has the same channel ranges. */
function modernSrgb(args: Cursor): ColorNode | null {
  const node = withSpaces('srgb-linear', args);
  return node && compoundNode([node], (context) => ({ ...node.evaluate(context), space: 'srgb' }));
}

function lightDark(args: Cursor, take: TakeColor): ColorNode | null {
  const light = take(args);
  if (light === null || !args.takeDelimiter(',')) return null;
  const dark = take(args);
  if (dark === null || !args.done) return null;
  return {
    usesCurrent: light.usesCurrent || dark.usesCurrent,
    usesScheme: true,
    evaluate: (context) => (context.scheme === 'dark' ? dark : light).evaluate(context),
  };
}

/** Black or white, whichever has the higher contrast. */
function contrastColor(args: Cursor, take: TakeColor): ColorNode | null {
  const against = take(args);
  if (against === null || !args.done) return null;
  return compoundNode([against], (context) => {
    const ground = toRgba(against.evaluate(context));
    const light = contrastRatio(ground, { r: 255, g: 255, b: 255, a: 1 });
    const dark = contrastRatio(ground, { r: 0, g: 0, b: 0, a: 1 });
    const channel = light > dark ? 1 : 0;
    return { space: 'srgb', channels: [channel, channel, channel], alpha: 1 };
  });
}

/** `alpha(from red / 50%)` */
function relativeAlpha(args: Cursor, take: TakeColor): ColorNode | null {
  const origin = args.takeWord('from') ? take(args) : null;
  if (origin === null) return null;
  if (args.done) return origin;
  const alpha = args.takeDelimiter('/') ? takeAlpha(args, ALPHA_ONLY) : null;
  if (alpha === null || !args.done) return null;
  return compoundNode([origin], (context) => {
    const color = convertColor(origin.evaluate(context), 'srgb');
    return { ...color, alpha: alpha.value && alpha.value({ alpha: color.alpha ?? 0 }) };
  });
}

const ALPHA_ONLY: ReadonlySet<string> = new Set(['alpha']);
