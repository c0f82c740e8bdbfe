import { parseHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import type { Restyling, Way } from '../../restyle.ts';
import { fillChanges } from '../../restyle-colors.ts';
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

/**
 * The ground of the target where it has the value, then an example of the value, then the panels alone that are the ground
 * above a root in another colour, then all colours of the target.
 */
export function ways(target: Value, page: Restyling, fits: (color: Rgba) => boolean): readonly Way[] {
  const own = page.tokens.color('color.background');
  const example = parseHex(EXAMPLES[target]);
  const grounds = [own !== null && fits(own) ? own : null, example];
  const [main] = page.features.grounds.candidates;
  const panels = main === undefined || main.root ? [] : main.elements;
  const stated = grounds.filter((ground) => ground !== null);
  const ways = [
    ...stated.map((ground) => groundChanges(page, ground)),
    ...stated
      .slice(0, panels.length > 0 ? 1 : 0)
      .map((ground) => fillChanges(page, new Map(panels.map((index) => [index, ground])))),
  ].map((changes) => ({ changes }));
  return own !== null && fits(own) ? [...ways, ...targetPalette(page)] : ways;
}
