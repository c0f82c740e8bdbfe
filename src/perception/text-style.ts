import { oncePer } from '../text/once-per.ts';
import { letterFamilies } from '../text/split-families.ts';
import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import type { Rgba } from '../color/rgba.ts';
import type { TextRun } from './visible-page.ts';

/** px, rounded to the half: 15.9 and 16.1 px look alike. */
export function sizeOf({ element }: TextRun): number {
  return Math.round(2 * element.style['font-size']) / 2;
}

/** Set in capitals by `text-transform` or typed so. */
export function isUpperCase({ element, text }: TextRun): boolean {
  if (element.style['text-transform'] === 'uppercase') return true;
  return text.length >= 3 && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** The colour of the letters, or the stops of a gradient clipped to them; none for invisible letters. */
export function inksOf({ style, index }: StyledElement, page: StyledPage): readonly Rgba[] {
  const fill = style['-webkit-text-fill-color'];
  if (fill.a > 0) return [fill];
  for (let at = page.elements[index]; at !== undefined; at = page.elements[at.parent]) {
    if (at.style['background-clip'][0] !== 'text') continue;
    const gradient = at.style['background-image'].find((image) => image.kind === 'gradient');
    return gradient?.stops ?? [];
  }
  return [];
}

/** The families of a text that have letters. */
export function familiesOf({ element }: TextRun): readonly string[] {
  return lettered(element.style['font-family']);
}

/** A page may set thousands of texts in one list of a thousand families. */
const lettered = oncePer(letterFamilies);
