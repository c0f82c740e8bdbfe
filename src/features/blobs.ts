import type { ComputedStyle } from '../cascade/properties.ts';
import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import type { Rgba } from '../color/rgba.ts';
import { untiledGradients } from '../perception/background-layers.ts';
import { isFaint } from '../perception/page-images.ts';
import type { Perception } from '../perception/perceive.ts';
import { pseudoBox } from '../perception/pseudo-box.ts';

const MIN_BLUR = 30; // px; from here a filled shape has no edge left and becomes a blob
const FADED = 0.1; // alpha below which the last stop of a gradient leaves no edge
const MIN_CONTRAST = 0.02; // OKLab distance; a gradient between more similar colours looks flat

type Drawn = Pick<StyledElement, 'style' | 'box'>;

/**
 * The boxes of the colour fields without an edge that an element and its ::before and ::after draw: radial gradients that
 * fade out, and blurred fills. A box that draws several occurs as often.
 */
export function blobsOf(element: StyledElement, perception: Perception): readonly Box[] {
  const generated = [element.before, element.after].flatMap((pseudo): Drawn[] => {
    const box = pseudo && pseudoBox(element, pseudo);
    if (!box || pseudo.style.visibility !== 'visible') return [];
    return isFaint(element.style.opacity * pseudo.style.opacity) ? [] : [{ style: pseudo.style, box }];
  });
  const drawn = [element, ...generated].filter(({ style }) => isFilled(style));
  if (drawn.length === 0) return [];
  const { color: ground } = perception.ground(element);
  return drawn.flatMap((each) => {
    const blobs = radialBlobs(each, ground, perception) + (isBlurred(each) ? 1 : 0);
    return Array.from({ length: blobs }, () => each.box);
  });
}

/** Tiles of dots are patterns. */
function radialBlobs(drawn: Drawn, ground: Rgba, perception: Perception): number {
  return untiledGradients(drawn, perception).filter(({ shape, stops }) => {
    const [centre] = stops;
    const fades = shape === 'radial' && (stops.at(-1)?.a ?? 1) < FADED;
    return (
      fades && centre !== undefined && colorDifference(composite(centre, ground), ground) >= MIN_CONTRAST
    );
  }).length;
}

function isFilled(style: ComputedStyle): boolean {
  return style['background-color'].a > 0 || style['background-image'].length > 0;
}

function isBlurred({ style }: Drawn): boolean {
  const radius = /blur\((\d+(?:\.\d+)?)px\)/.exec(style.filter)?.[1];
  return radius !== undefined && Number(radius) >= MIN_BLUR;
}
