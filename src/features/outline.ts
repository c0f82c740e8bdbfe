import type { Shadow } from '../cascade/computed-value.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import { encloses } from './clip.ts';
import type { PageView } from './page-view.ts';
import { pseudoBox } from './pseudo-box.ts';
import { SIDES, UNDRAWN, visibleSides } from './sides.ts';
import { groundBehind } from './surface-fill.ts';

const VISIBLE_LINE = 0.3; // alpha of a line on a photograph
const NOTICEABLE = 0.025; // OKLab distance, as of a side of a border
const HAIRLINE = 0.5; // px; thinner lines are not drawn
const BESIDE = 2; // px; a pseudo-element that draws the line may reach out of its element

/**
 * A line on all four sides, however it is drawn: by a border, an outline, a shadow without blur, an image or a
 * gradient in the border, or a pseudo-element over the box. On a photograph any line counts: how it differs from
 * what it lies on cannot be told.
 */
export function isOutlined(element: StyledElement, view: PageView): boolean {
  if (visibleSides(element, view).length === SIDES.length) return true;
  const lines = linesAround(element);
  if (lines.length === 0) return false;
  const { color, image } = groundBehind(element, view);
  return lines.some((line) =>
    image ? line.a > VISIBLE_LINE : colorDifference(composite(line, color), color) >= NOTICEABLE,
  );
}

/** Colours of the lines around a box, without the borders that `visibleSides` sees. */
function linesAround(element: StyledElement): Rgba[] {
  const { style } = element;
  const outlined = style['outline-width'] >= HAIRLINE && !UNDRAWN.has(style['outline-style']);
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

/** The thinnest line of a shadow that stands around its box, inside or outside. */
function isRing({ x, y, blur, spread }: Shadow): boolean {
  return x === 0 && y === 0 && blur === 0 && spread >= HAIRLINE;
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

/** A fill up to the padding leaves the gradient below it to be seen under a transparent border. */
function gradientBorderColors(style: ComputedStyle): readonly Rgba[] {
  const clips = style['background-clip'];
  const below = style['background-image'].at(-1);
  const framed = clips.length > 1 && clips[0] !== 'border-box' && clips.at(-1) === 'border-box';
  const open = borderColors(style).every(({ a }) => a === 0) && borderColors(style).length > 0;
  return framed && open && below?.kind === 'gradient' ? below.stops : [];
}

function isAround({ box }: StyledElement, area: StyledElement['box']): boolean {
  const outer = {
    x: area.x - BESIDE,
    y: area.y - BESIDE,
    width: area.width + 2 * BESIDE,
    height: area.height + 2 * BESIDE,
  };
  return encloses(outer, box);
}
