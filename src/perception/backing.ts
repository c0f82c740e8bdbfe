import type { StyledElement } from '../cascade/styled-page.ts';
import { areaOf, intersect } from './box-geometry.ts';
import { pseudoBox } from './pseudo-box.ts';
import { zIndex } from './pseudo-covers.ts';

const SHOWN = 0.5; // opacity; hover effects wait at 0
const FILLED = 0.9; // of the box of the element
const MIN_ALPHA = 0.05;

/**
 * The element with the fill and the corners of a ::before or ::after that lies behind its content, where it has no fill of its own: buttons are
 * drawn so to animate the fill. Null without one.
 */
export function filledBehind(element: StyledElement): StyledElement | null {
  const { style, before, after } = element;
  if (before === null && after === null) return null;
  if (style['background-color'].a >= MIN_ALPHA || style['background-image'].length > 0) return null;
  // Without a stacking context of its own the box would lie behind the grounds of the page.
  const holds = style.position !== 'static' && !Number.isNaN(zIndex(style));
  if (!holds && style.transform === 'none') return null;
  const backing = [before, after].find((pseudo) => {
    if (pseudo === null || !(zIndex(pseudo.style) < 0)) return false;
    const { visibility, opacity } = pseudo.style;
    const isPainted =
      pseudo.style['background-color'].a >= MIN_ALPHA || pseudo.style['background-image'].length > 0;
    const box = pseudoBox(element, pseudo);
    if (box === null || !isPainted || visibility !== 'visible' || opacity < SHOWN) return false;
    return areaOf(intersect(box, element.box)) >= FILLED * areaOf(element.box);
  });
  if (backing === undefined || backing === null) return null;
  return {
    ...element,
    style: {
      ...style,
      'background-color': backing.style['background-color'],
      'background-image': backing.style['background-image'],
      'background-clip': backing.style['background-clip'],
      'border-top-left-radius': backing.style['border-top-left-radius'],
      'border-top-right-radius': backing.style['border-top-right-radius'],
      'border-bottom-right-radius': backing.style['border-bottom-right-radius'],
      'border-bottom-left-radius': backing.style['border-bottom-left-radius'],
    },
  };
}
