import type { CascadedElement } from '../cascade/styled-page.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { NaturalSize } from './natural-dimensions.ts';

const SIGN = 16; // px, the sign of a broken picture in Chromium
const CHARACTER = 0.5; // em, on average
const LINE = 1.15; // em
const WIDEST = 300; // px; longer texts break, which a replaced box cannot

/** What stands in place of an image that is not there: its description behind a sign, nothing if it has an empty one. */
export function brokenImage({ attributes }: CascadedElement, style: ComputedStyle): NaturalSize {
  const text = attributes['alt']?.trim();
  if (text === '') return { width: 0, height: 0, ratio: null };
  const size = style['font-size'];
  const width = SIGN + (text ?? '').length * CHARACTER * size;
  return { width: Math.min(width, WIDEST), height: Math.max(SIGN, LINE * size), ratio: null };
}
