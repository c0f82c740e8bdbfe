import type { Shadow } from '../cascade/computed-value.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { parseFixedColor } from '../color/parse-color.ts';
import type { Surfaces } from '../perception/surfaces.ts';

const DROP_SHADOW = /drop-shadow\((.{1,100}?) (-?[\d.e+-]+)px (-?[\d.e+-]+)px ([\d.e+-]+)px\)/g;
/** The blur of a filter is the deviation of its Gaussian, that of a box shadow twice the deviation. */
const BLUR_RATIO = 2;
const PICTURES: ReadonlySet<string> = new Set(['img', 'picture', 'video', 'canvas']);

/**
 * The shadows that `filter` draws below a box, as box shadows that look alike. The filter follows what is painted: without a
 * fill, a border or a picture it is a shadow of text, which raises nothing.
 */
export function dropShadows(element: StyledElement, surfaces: Surfaces): readonly Shadow[] {
  const text = element.style.filter;
  if (!text.includes('drop-shadow') || !paintsBox(element, surfaces)) return [];
  return [...text.matchAll(DROP_SHADOW)].flatMap(([, paint = '', x, y, blur]) => {
    const color = parseFixedColor(paint);
    if (color === null) return [];
    return { color, x: Number(x), y: Number(y), blur: BLUR_RATIO * Number(blur), spread: 0, inset: false };
  });
}

/** True where shadows are all that the filter draws, so that a page without shadows needs no filter. */
export function onlyDropsShadows(filter: string): boolean {
  return filter.replaceAll(DROP_SHADOW, '').trim() === '' && filter !== '';
}

function paintsBox(element: StyledElement, surfaces: Surfaces): boolean {
  return PICTURES.has(element.tag) || surfaces.isFilled(element) || surfaces.sides(element).length > 0;
}
