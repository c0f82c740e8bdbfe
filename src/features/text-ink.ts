import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import type { Rgba } from '../color/rgba.ts';

/** The colour of the letters, or the stops of the gradient that is cut out to their shape; none for invisible ones. */
export function inksOf({ style, index }: StyledElement, page: StyledPage): readonly Rgba[] {
  const fill = style['-webkit-text-fill-color'];
  if (fill.a > 0) return [fill];
  for (let at = page.elements[index]; at !== undefined; at = page.elements[at.parent]) {
    if (at.style['background-clip'][0] !== 'text') continue;
    const gradient = at.style['background-image'].find((image) => image.kind === 'gradient');
    return gradient?.stops ?? [];
  }
  return [];
}
