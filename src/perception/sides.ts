import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Ground, VisiblePage } from './visible-page.ts';

type SideName = 'top' | 'right' | 'bottom' | 'left';

/** One visible side of a border. */
export interface Side {
  readonly side: SideName;
  /** px */
  readonly width: number;
  /** Composited on its ground. */
  readonly color: Rgba;
  /** OKLab distance from the ground it is drawn on, on average of a gradient; 1 on a picture of unknown colours. */
  readonly difference: number;
}

/** The sides of a box with the properties of their borders. */
export const SIDES = [
  ['top', 'border-top-width', 'border-top-style', 'border-top-color'],
  ['right', 'border-right-width', 'border-right-style', 'border-right-color'],
  ['bottom', 'border-bottom-width', 'border-bottom-style', 'border-bottom-color'],
  ['left', 'border-left-width', 'border-left-style', 'border-left-color'],
] as const;
/** Values of `border-style` and `outline-style` that draw nothing. */
export const UNDRAWN: ReadonlySet<string> = new Set(['none', 'hidden']);
/** OKLab distance; a line needs a little more contrast than a fill to show. */
export const MIN_LINE_CONTRAST = 0.025;
/** Alpha from which a line shows on an image, whatever its colours. */
export const MIN_LINE_ALPHA = 0.3;

/** The border sides that differ both from the ground around and from the fill inside. */
export function visibleSides(element: StyledElement, seen: VisiblePage): Side[] {
  const { style } = element;
  const drawn = SIDES.filter(([, width, line]) => style[width] > 0 && !UNDRAWN.has(style[line]));
  if (drawn.length === 0) return [];
  const above = seen.page.elements[element.parent];
  const inside = seen.ground(element);
  const outside = above === undefined ? inside : seen.ground(above);
  return drawn.flatMap(([side, width, , hue]) => {
    const line = style[hue];
    if (line.a === 0) return [];
    const color = composite(line, inside.color);
    const difference = Math.min(differenceOn(outside, line, color), differenceOn(inside, line, color));
    return difference < MIN_LINE_CONTRAST ? [] : [{ side, width: style[width], color, difference }];
  });
}

function differenceOn({ color: ground, image, shades }: Ground, line: Rgba, color: Rgba): number {
  if (!image) return colorDifference(color, ground);
  if (shades !== undefined)
    return meanOf(shades.map((shade) => colorDifference(composite(line, shade), shade)));
  return line.a >= MIN_LINE_ALPHA ? 1 : colorDifference(color, ground);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
