import { parseHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import type { Restyling, Way } from '../../restyle.ts';
import { groundChanges } from '../../scheme-ways.ts';
import { targetPalette } from '../../target-palette.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** Hex digits of a ground in the middle of each value. */
const EXAMPLES: Readonly<Record<Value, string>> = {
  white: 'ffffff',
  cream: 'faf6ec',
  'gray-light': 'f2f2f2',
  'gray-dark': '262626',
  black: '0c0c0c',
  'warm-tinted': 'f0dccb',
  'cool-tinted': 'e6edf5',
};

/** The ground of the target where it has the value, then an example of the value, then all colours of the target. */
export function ways(target: Value, page: Restyling, fits: (color: Rgba) => boolean): readonly Way[] {
  const own = page.tokens.color('color.background');
  const example = parseHex(EXAMPLES[target]);
  const grounds = [own !== null && fits(own) ? own : null, example];
  const ways = grounds.flatMap((ground) =>
    ground === null ? [] : [{ changes: groundChanges(page, ground) }],
  );
  return own !== null && fits(own) ? [...ways, ...targetPalette(page)] : ways;
}
