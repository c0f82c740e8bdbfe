import type { Cursor } from '../css/cursor.ts';
import { takeAlpha, takeChannel, takePredefinedSpace } from './color-channel.ts';
import { type ColorSpace, convertColor, SPACES, type SpaceColor } from './color-space.ts';
import { type ColorNode, compoundNode, type TakeColor } from './specified-color.ts';

/**
 * Parses the rest of `rgb(from red r g b)` after `from`. A null space means color(), which names its space after the
 * origin.
 */
export function relativeColor(notation: ColorSpace | null, args: Cursor, take: TakeColor): ColorNode | null {
  const origin = take(args);
  const space = notation ?? takePredefinedSpace(args);
  if (origin === null || space === null) return null;
  const { names } = SPACES[space];
  // rgb() counts to 255, color(srgb) to 1.
  const scale = notation === 'srgb' ? 255 : 1;
  const known = new Set<string>([...names, 'alpha']);
  const range = notation ?? 'srgb-linear';
  const first = takeChannel(args, range, 0, known);
  const second = takeChannel(args, range, 1, known);
  const third = takeChannel(args, range, 2, known);
  if (first === null || second === null || third === null) return null;
  const alpha = args.takeDelimiter('/') ? takeAlpha(args, known) : undefined;
  if (alpha === null || !args.done) return null;
  return compoundNode([origin], (context): SpaceColor => {
    const from = convertColor(origin.evaluate(context), space);
    const values = {
      [names[0]]: (from.channels[0] ?? 0) * scale,
      [names[1]]: (from.channels[1] ?? 0) * scale,
      [names[2]]: (from.channels[2] ?? 0) * scale,
      alpha: from.alpha ?? 0,
    };
    const read = (channel: typeof first) => channel.value && channel.value(values) / scale;
    return {
      space,
      channels: [read(first), read(second), read(third)],
      alpha: alpha === undefined ? from.alpha : alpha.value && alpha.value(values),
    };
  });
}
