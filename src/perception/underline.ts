import type { ComputedStyle } from '../cascade/properties.ts';
import type { Box, PseudoElement, StyledElement } from '../cascade/styled-page.ts';
import { thinGradients } from './background-layers.ts';
import type { DrawnPage } from './drawn-page.ts';
import { pseudoBox } from './pseudo-box.ts';
import { isShadowRule } from './shadow-shape.ts';
import { UNDRAWN } from './sides.ts';

const MIN_ALPHA = 0.1; // alpha
const MAX_THICKNESS = 6; // px; a thicker stripe below a text is a marker or a fill
const LOWER_HALF = 0.5; // of the height: a line above the middle strikes the text out
const MIN_BREADTH = 0.5; // of the text: a shorter one is an ornament

/**
 * A line below the letters, however it is drawn: by `text-decoration`, a border or a shadow along the bottom alone, a
 * thin gradient, or a pseudo-element.
 */
export function isUnderlined(element: StyledElement, seen: DrawnPage): boolean {
  const { style } = element;
  if (style['text-decoration-line'].includes('underline')) return true;
  const sides = seen.surfaces.sides(element);
  if (sides.length === 1 && sides[0]?.side === 'bottom') return true;
  if (hasShadowLine(style) || hasGradientLine(element, seen)) return true;
  return [element.before, element.after].some((pseudo) => pseudo !== null && isLineBelow(element, pseudo));
}

/** The line of an element around: it reaches into blocks and lines, but into no box within a line, float or layer. */
export function isUnderlinedFromAround(element: StyledElement, { page }: DrawnPage): boolean {
  let at: StyledElement | undefined = element;
  while (at !== undefined && !startsAnew(at)) {
    at = page.elements[at.parent];
    if (at?.style['text-decoration-line'].includes('underline')) return true;
  }
  return false;
}

function startsAnew({ style }: StyledElement): boolean {
  const { display, position } = style;
  return (
    display.startsWith('inline-') || style.float !== 'none' || position === 'absolute' || position === 'fixed'
  );
}

/** Inside its box a line at the bottom is drawn by an offset upwards, outside by one downwards. */
function hasShadowLine(style: ComputedStyle): boolean {
  return style['box-shadow'].some(
    (shadow) =>
      isShadowRule(shadow) &&
      shadow.color.a > MIN_ALPHA &&
      Math.abs(shadow.y) <= MAX_THICKNESS &&
      (shadow.inset ? shadow.y < 0 : shadow.y > 0),
  );
}

function hasGradientLine(element: StyledElement, seen: DrawnPage): boolean {
  return thinGradients(element, seen).some(
    ({ image, thickness, from, breadth }) =>
      thickness <= MAX_THICKNESS &&
      from >= LOWER_HALF &&
      breadth >= MIN_BREADTH &&
      image.stops.some(({ a }) => a > MIN_ALPHA),
  );
}

function isLineBelow(element: StyledElement, pseudo: PseudoElement): boolean {
  const area = pseudo.text.trim() === '' ? pseudoBox(element, pseudo) : null;
  if (area === null || pseudo.style.visibility !== 'visible' || pseudo.style.opacity <= MIN_ALPHA)
    return false;
  const { style } = pseudo;
  const border = UNDRAWN.has(style['border-bottom-style']) ? 0 : style['border-bottom-width'];
  const thickness = area.height + border;
  const painted =
    style['background-color'].a > MIN_ALPHA ||
    style['background-image'].length > 0 ||
    (border > 0 && style['border-bottom-color'].a > MIN_ALPHA);
  return painted && thickness > 0 && thickness <= MAX_THICKNESS && liesBelow(area, element.box);
}

function liesBelow(line: Box, { y, width, height }: Box): boolean {
  return line.y >= y + LOWER_HALF * height && line.width >= MIN_BREADTH * width;
}
