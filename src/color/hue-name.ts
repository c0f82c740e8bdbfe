import type { Rgba } from './rgba.ts';
import { CHROMATIC_FROM, seenOklch } from './seen-hue.ts';

/** Names of hues that people agree on, in the order of the colour wheel, then the colours without a hue. */
export const HUE_NAMES = [
  'pink',
  'red',
  'orange',
  'brown',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'black',
  'grey',
  'white',
] as const;
export type HueName = (typeof HUE_NAMES)[number];

/**
 * First degree of each hue in OKLCH; the colours of CSS that carry the name lie inside: tomato 33, orange 71, gold 91,
 * green 142, teal 195, blue 264, purple 328.
 */
const FROM: readonly (readonly [number, HueName])[] = [
  [0, 'pink'],
  [12, 'red'],
  [38, 'orange'],
  [82, 'yellow'],
  [118, 'green'],
  [172, 'teal'],
  [222, 'blue'],
  [282, 'purple'],
  [340, 'pink'],
];

/** OKLCH lightness: below, a colour without a hue is black; above, white; an orange below BROWN is brown. */
const BLACK = 0.3;
const WHITE = 0.96;
const BROWN = { below: 0.52, chroma: 0.13 } as const;

/** The name most people would give a colour. */
export function hueName(color: Rgba): HueName {
  const { l, c, h } = seenOklch(color);
  if (c < CHROMATIC_FROM) return l < BLACK ? 'black' : l > WHITE ? 'white' : 'grey';
  const name = FROM.findLast(([from]) => h >= from)?.[1] ?? 'pink';
  return (name === 'orange' || name === 'red') && l < BROWN.below && c < BROWN.chroma ? 'brown' : name;
}
