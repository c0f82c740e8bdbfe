import type { GradientImage } from '../cascade/computed-value.ts';
import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import { fillingGradients } from './background-layers.ts';
import { filledBehind } from './backing.ts';
import { perElement } from './by-element.ts';
import { linesAround, ringsOf, substituteLines, type LineAround } from './outline.ts';
import { MAX_PAINTS, type PaintMap } from './paint-map.ts';
import { MIN_LINE_ALPHA, MIN_LINE_CONTRAST, SIDES, visibleSides, type Side } from './sides.ts';
import { WINDOW_GROUND, type Ground, type VisiblePage } from './visible-page.ts';

/** How elements draw their own boxes; each answer is computed once per element. */
export interface Surfaces {
  /** The border sides that differ both from the ground around and from the fill inside. */
  readonly sides: (element: StyledElement) => readonly Side[];
  /** The fill of an element against the ground behind it. */
  readonly fill: (element: StyledElement) => SurfaceFill;
  /** True with a background colour or a gradient, whatever its contrast. */
  readonly isFilled: (element: StyledElement) => boolean;
  /**
   * A line on all four sides, drawn by a border, an outline, a shadow without blur, a border image, a gradient or a
   * pseudo-element. On a photograph any line counts, because its contrast is unknown.
   */
  readonly isOutlined: (element: StyledElement) => boolean;
  /**
   * OKLab distance of the line around an element from what it is drawn on, 0..1: of borders on three or four sides the
   * faintest, as a neighbour may draw the fourth. 0 without a line.
   */
  readonly outline: (element: StyledElement) => number;
  /**
   * The visible line on all four sides that an outline, a border image, a gradient or a pseudo-element draws; null
   * without one.
   */
  readonly frame: (element: StyledElement) => LineAround | null;
  /** As wide as the viewport or nearly: a bar or a section. With a gap on both sides, four round corners or a line around make it a box. */
  readonly isBand: (element: StyledElement) => boolean;
}

/** How an element paints its own box. */
export interface SurfaceFill {
  readonly kind: 'none' | 'color' | 'gradient' | 'picture';
  /** OKLab distance from what lies behind, 0..1; 1 where that is an image. */
  readonly contrast: number;
}

const UNFILLED: SurfaceFill = { kind: 'none', contrast: 0 };
const MIN_FILL_ALPHA = 0.05; // a thinner background colour is no fill
const MIN_FILL_CONTRAST = 0.012; // OKLab distance; #f8f9fa on white (0.017) is meant to be seen, rgba(0,0,0,.01) is not
const MAX_STOPS = 64; // compared pair by pair; no design has more
const MIN_SHADING = 0.05; // OKLab distance between the ends of a gradient; less looks flat
const FULL_BLEED = 0.94; // share of the viewport's width from which a box is a band
/** Sides of a frame; the fourth may be drawn by a neighbour. */
const MIN_SIDES = 3;
const MIN_MARGIN = 2; // px beside a box, so that its left and right edges show

/** Prepares the answers for one page. */
export function surfacesOf(seen: VisiblePage, paint: PaintMap): Surfaces {
  const sides = perElement((element) => visibleSides(element, seen));
  const behind = (element: StyledElement) => groundBehind(element, seen, paint);
  const lineOf = perElement((element) =>
    frameOf(element, [...ringsOf(element), ...substituteLines(element)]),
  );
  const outline = perElement((element) => {
    const drawn = sides(element);
    if (drawn.length >= MIN_SIDES) return Math.min(...drawn.map(({ difference }) => difference));
    const line = lineOf(element);
    if (line === null) return 0;
    const { color: ground, image } = behind(element);
    return image ? 1 : colorDifference(composite(line.color, ground), ground);
  });
  return {
    sides,
    fill: perElement((element) => surfaceFill(filledBehind(element) ?? element, behind(element), seen)),
    isFilled: perElement((element) => isFilled(filledBehind(element) ?? element, seen)),
    isOutlined: perElement(
      (element) =>
        sides(element).length === SIDES.length ||
        visibleLine(linesAround(element), () => behind(element)) !== null,
    ),
    outline,
    frame: perElement((element) => frameOf(element, substituteLines(element))),
    isBand: (element) =>
      isFullBleed(element, seen) &&
      !(
        hasMargins(element.box, seen) &&
        (sides(element).length === SIDES.length || lineOf(element) !== null || isRounded(element))
      ),
  };

  function frameOf(element: StyledElement, lines: readonly LineAround[]): LineAround | null {
    const line = visibleLine(lines, () => behind(element));
    return line !== null && differsFromFill(line, element, seen) ? line : null;
  }
}

/** What was painted before the element at its centre: positioned grounds need not be its ancestors. */
function groundBehind(element: StyledElement, seen: VisiblePage, map: PaintMap): Ground {
  let paint = map.atCentre(element.box);
  let reached = false;
  for (let layer = 0; layer < MAX_PAINTS && paint !== undefined; layer++) {
    if (reached && paint.element !== element && isSeen(paint.element, seen)) break;
    reached ||= paint.element === element;
    paint = map.paints[paint.below];
  }
  if (reached && paint !== undefined)
    return { color: paint.color, image: paint.kind === 'picture' || paint.kind === 'media' };
  const above = seen.page.elements[element.parent];
  return above === undefined ? WINDOW_GROUND : seen.ground(above);
}

/** The viewport itself, and elements that nothing covers. */
function isSeen({ index }: StyledElement, { page }: VisiblePage): boolean {
  return index === 0 || page.elements[index]?.visible === true;
}

function surfaceFill(
  element: StyledElement,
  { color: behind, image }: Ground,
  seen: VisiblePage,
): SurfaceFill {
  const { style } = element;
  if (style['background-clip'][0] === 'text') return UNFILLED;
  const fill = composite(style['background-color'], behind);
  const [gradient] = fillingGradients(element, seen);
  if (gradient !== undefined && isShaded(gradient, fill)) return { kind: 'gradient', contrast: 1 };
  if (style['background-image'].some(({ kind }) => kind === 'url')) return { kind: 'picture', contrast: 1 };
  const contrast = image && style['background-color'].a > 0 ? 1 : colorDifference(fill, behind);
  if (contrast >= MIN_FILL_CONTRAST) return { kind: 'color', contrast };
  return gradient === undefined ? UNFILLED : flatGradient(gradient, behind);
}

/** A sheen of a few per cent over a button does not make it a gradient. */
function isShaded({ stops }: GradientImage, fill: Rgba): boolean {
  const shown = stops.slice(0, MAX_STOPS).map((stop) => composite(stop, fill));
  return shown.some((one) => shown.some((other) => colorDifference(one, other) >= MIN_SHADING));
}

/** A gradient between equal colours is a flat fill. */
function flatGradient({ stops: [stop] }: GradientImage, behind: Rgba): SurfaceFill {
  if (stop === undefined) return UNFILLED;
  const contrast = colorDifference(composite(stop, behind), behind);
  return contrast >= MIN_FILL_CONTRAST ? { kind: 'color', contrast } : UNFILLED;
}

function isFilled(element: StyledElement, seen: VisiblePage): boolean {
  const { style } = element;
  if (style['background-clip'][0] === 'text') return false;
  return style['background-color'].a >= MIN_FILL_ALPHA || fillingGradients(element, seen).length > 0;
}

function visibleLine(lines: readonly LineAround[], behind: () => Ground): LineAround | null {
  if (lines.length === 0) return null;
  const { color: ground, image } = behind();
  const visible = lines.find(({ color }) =>
    image
      ? color.a >= MIN_LINE_ALPHA
      : colorDifference(composite(color, ground), ground) >= MIN_LINE_CONTRAST,
  );
  return visible ?? null;
}

/** A line in the colour of the fill only widens the box. */
function differsFromFill({ color }: LineAround, element: StyledElement, seen: VisiblePage): boolean {
  const { color: fill, image } = seen.ground(element);
  return image || colorDifference(composite(color, fill), fill) >= MIN_LINE_CONTRAST;
}

function isFullBleed({ box }: StyledElement, { page }: VisiblePage): boolean {
  return box.width >= FULL_BLEED * page.viewport.width;
}

function hasMargins({ x, width }: Box, { page }: VisiblePage): boolean {
  return x >= MIN_MARGIN && x + width <= page.viewport.width - MIN_MARGIN;
}

/** All four corners: a bar with two round ones hangs on an edge of the window. */
function isRounded({ style }: StyledElement): boolean {
  return CORNERS.every((corner) => style[corner].horizontal.px + style[corner].horizontal.percent > 0);
}

const CORNERS = [
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-right-radius',
  'border-bottom-left-radius',
] as const;
