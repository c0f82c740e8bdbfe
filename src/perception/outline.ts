import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import type { Rgba } from '../color/rgba.ts';
import { encloses } from './box-geometry.ts';
import { pseudoBox } from './pseudo-box.ts';
import { isRing } from './shadow-shape.ts';
import { SIDES, UNDRAWN } from './sides.ts';

const MIN_OUTLINE = 0.5; // px; thinner outlines are not drawn
const MAX_DISTANCE = 2; // px; a pseudo-element that draws the line may reach out of its element

/** Colours of the lines on all four sides of a box, however they are drawn, before their contrast is known. */
export function linesAround(element: StyledElement): Rgba[] {
  const { style } = element;
  const outlined = style['outline-width'] >= MIN_OUTLINE && !UNDRAWN.has(style['outline-style']);
  return [
    ...borderColors(style),
    ...(outlined ? [style['outline-color']] : []),
    ...style['box-shadow'].filter(isRing).map(({ color }) => color),
    ...borderImageColors(style),
    ...gradientBorderColors(style),
    ...[element.before, element.after].flatMap((pseudo) => {
      const area = pseudo && pseudoBox(element, pseudo);
      return area && isAround(element, area) ? borderColors(pseudo.style) : [];
    }),
  ];
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
