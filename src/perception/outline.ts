import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import type { Rgba } from '../color/rgba.ts';
import { encloses } from './box-geometry.ts';
import { pseudoBox } from './pseudo-box.ts';
import { isRing } from './shadow-shape.ts';
import { SIDES, UNDRAWN } from './sides.ts';

const MIN_OUTLINE = 0.5; // px; thinner outlines are not drawn
const MAX_DISTANCE = 2; // px; a pseudo-element that draws the line may reach out of its element

/** A line on all four sides of a box, in one of its colours. */
export interface LineAround {
  readonly color: Rgba;
  /** px */
  readonly width: number;
}

/** The lines on all four sides of a box, however they are drawn, before their contrast is known. */
export function linesAround(element: StyledElement): LineAround[] {
  const { style } = element;
  return [...linesOf(style, borderColors(style)), ...ringsOf(element), ...substituteLines(element)];
}

/** The lines that shadows without blur draw around a box. */
export function ringsOf({ style }: StyledElement): LineAround[] {
  return style['box-shadow'].filter(isRing).map(({ color, spread }) => ({ color, width: spread }));
}

/** The lines on all four sides that are neither borders of the element nor shadows. */
export function substituteLines(element: StyledElement): LineAround[] {
  const { style } = element;
  const width = style['outline-width'];
  const outlined = width >= MIN_OUTLINE && !UNDRAWN.has(style['outline-style']);
  return [
    ...(outlined ? [{ color: style['outline-color'], width }] : []),
    ...linesOf(style, borderImageColors(style)),
    ...linesOf(style, gradientBorderColors(style)),
    ...[element.before, element.after].flatMap((pseudo) => {
      const area = pseudo && pseudoBox(element, pseudo);
      return area && isAround(element, area) ? linesOf(pseudo.style, borderColors(pseudo.style)) : [];
    }),
  ];
}

/** Lines in the place of a border, as wide as its thinnest side. */
function linesOf(style: ComputedStyle, colors: readonly Rgba[]): LineAround[] {
  const width = Math.min(...SIDES.map(([, side]) => style[side]));
  return colors.map((color) => ({ color, width }));
}

/** Of a border on all four sides, else none. */
function borderColors(style: ComputedStyle): Rgba[] {
  const drawn = SIDES.every(([, width, line]) => style[width] > 0 && !UNDRAWN.has(style[line]));
  return drawn ? SIDES.map(([, , , color]) => style[color]) : [];
}

function borderImageColors(style: ComputedStyle): readonly Rgba[] {
  const [image] = style['border-image-source'];
  if (image === undefined || borderColors(style).length === 0) return [];
  return image.kind === 'gradient' ? image.stops : [style.color];
}

/** A fill up to the padding lets the gradient below show under a transparent border. */
function gradientBorderColors(style: ComputedStyle): readonly Rgba[] {
  const clips = style['background-clip'];
  const below = style['background-image'].at(-1);
  const framed = clips.length > 1 && clips[0] !== 'border-box' && clips.at(-1) === 'border-box';
  const open = borderColors(style).every(({ a }) => a === 0) && borderColors(style).length > 0;
  return framed && open && below?.kind === 'gradient' ? below.stops : [];
}

function isAround({ box }: StyledElement, area: StyledElement['box']): boolean {
  const outer = {
    x: area.x - MAX_DISTANCE,
    y: area.y - MAX_DISTANCE,
    width: area.width + 2 * MAX_DISTANCE,
    height: area.height + 2 * MAX_DISTANCE,
  };
  return encloses(outer, box);
}
