import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import type { GradientImage } from '../cascade/computed-value.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { canvasOf } from './canvas.ts';
import { fillingGradients } from './layers.ts';
import type { Ground, PageView } from './page-view.ts';

/** How an element paints its own box. */
export interface SurfaceFill {
  readonly kind: 'none' | 'color' | 'gradient' | 'picture';
  /** OKLab distance from what lies behind, 0..1; 1 where that is an image. */
  readonly contrast: number;
}

const WINDOW: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const UNFILLED: SurfaceFill = { kind: 'none', contrast: 0 };
const NOTICEABLE = 0.012; // OKLab distance; #f8f9fa on white (0.017) is meant to be seen, rgba(0,0,0,.01) is not
const MOST_LAYERS = 64; // deep enough for any design; a hostile page paints without end
const MOST_STOPS = 64; // compared pair by pair; no design has more
const SHADED = 0.05; // OKLab distance between the ends of a gradient that a reader sees as one

/** The fill of an element against the ground it lies on. */
export function surfaceFill(element: StyledElement, view: PageView): SurfaceFill {
  const { style } = element;
  if (style['background-clip'][0] === 'text') return UNFILLED;
  const { color: behind, image } = groundBehind(element, view);
  const fill = composite(style['background-color'], behind);
  const [gradient] = fillingGradients(element, view.page);
  if (gradient !== undefined && isShaded(gradient, fill)) return { kind: 'gradient', contrast: 1 };
  if (style['background-image'].some(({ kind }) => kind === 'url')) return { kind: 'picture', contrast: 1 };
  const contrast = image && style['background-color'].a > 0 ? 1 : colorDifference(fill, behind);
  if (contrast >= NOTICEABLE) return { kind: 'color', contrast };
  return gradient === undefined ? UNFILLED : evenGradient(gradient, behind);
}

/** What was painted before the element at its middle: positioned grounds need not be its ancestors. */
export function groundBehind(element: StyledElement, view: PageView): Ground {
  const { box, parent } = element;
  const canvas = canvasOf(view);
  let paint = canvas.at(box.x + box.width / 2, box.y + box.height / 2);
  let reached = false;
  for (let layer = 0; layer < MOST_LAYERS && paint !== undefined; layer++) {
    if (reached && paint.element !== element) break;
    reached ||= paint.element === element;
    paint = canvas.paints[paint.below];
  }
  if (reached && paint !== undefined)
    return { color: paint.color, image: paint.kind === 'picture' || paint.kind === 'media' };
  const above = view.page.elements[parent];
  return above === undefined ? { color: WINDOW, image: false } : view.ground(above);
}

/** A sheen of a few per cent over a button does not make it a gradient. */
function isShaded({ stops }: GradientImage, fill: Rgba): boolean {
  const seen = stops.slice(0, MOST_STOPS).map((stop) => composite(stop, fill));
  return seen.some((one) => seen.some((other) => colorDifference(one, other) >= SHADED));
}

/** A gradient between equal colours is a flat fill drawn another way. */
function evenGradient({ stops: [stop] }: GradientImage, behind: Rgba): SurfaceFill {
  if (stop === undefined) return UNFILLED;
  const contrast = colorDifference(composite(stop, behind), behind);
  return contrast >= NOTICEABLE ? { kind: 'color', contrast } : UNFILLED;
}
