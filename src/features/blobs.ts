import type { StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import { untiledGradients } from '../perception/background-layers.ts';
import type { Perception } from '../perception/perceive.ts';

const MIN_BLUR = 30; // px; from here a filled shape has no edge left and becomes a blob
const FADED = 0.1; // alpha below which the last stop of a gradient leaves no edge
const MIN_CONTRAST = 0.02; // OKLab distance; a gradient between more similar colours looks flat

/** The colour fields without an edge that an element draws: radial gradients that fade out, and a blurred fill. */
export function blobsOf(element: StyledElement, perception: Perception): number {
  return radialBlobs(element, perception) + (isBlurred(element) ? 1 : 0);
}

/** Tiles of dots are patterns. */
function radialBlobs(element: StyledElement, perception: Perception): number {
  const { color: ground } = perception.ground(element);
  return untiledGradients(element, perception).filter(({ shape, stops }) => {
    const [centre] = stops;
    const fades = shape === 'radial' && (stops.at(-1)?.a ?? 1) < FADED;
    return (
      fades && centre !== undefined && colorDifference(composite(centre, ground), ground) >= MIN_CONTRAST
    );
  }).length;
}

function isBlurred({ style }: StyledElement): boolean {
  const radius = /blur\((\d+(?:\.\d+)?)px\)/.exec(style.filter)?.[1];
  const filled = style['background-color'].a > 0 || style['background-image'].length > 0;
  return filled && radius !== undefined && Number(radius) >= MIN_BLUR;
}
