import type { CascadedElement } from '../cascade/styled-page.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { NaturalSize } from './natural-dimensions.ts';

const SIGN = 16; // px, Chromium's icon of a broken image
const CHARACTER = 0.5; // em, on average
const LINE = 1.15; // em
const WIDEST = 300; // px; longer texts would wrap, which a replaced box cannot

/** The size of an image that failed to load: its icon and alternative text, nothing if the text is empty. */
export function brokenImage({ attributes }: CascadedElement, style: ComputedStyle): NaturalSize {
  const text = attributes['alt']?.trim();
  if (text === '') return { width: 0, height: 0, ratio: null };
  const size = style['font-size'];
  const width = SIGN + (text ?? '').length * CHARACTER * size;
  return { width: Math.min(width, WIDEST), height: Math.max(SIGN, LINE * size), ratio: null };
}
