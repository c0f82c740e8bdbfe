import type { Box, StyledElement } from '../cascade/styled-page.ts';
import type { PageView } from './page-view.ts';
import { visibleSides } from './sides.ts';

const FULL_BLEED = 0.94; // share of the window's width from which a box reads as a band
const SIDES = 4;
const ROOM = 2; // px beside a box, so that its edges are seen

/** As wide as the window or nearly: a bar or a section. A frame whose four sides are seen stays a box. */
export function isBand(element: StyledElement, view: PageView): boolean {
  const { box } = element;
  const { width } = view.page.viewport;
  if (box.width < FULL_BLEED * width) return false;
  return !standsFree(box, width) || visibleSides(element, view).length < SIDES;
}

function standsFree({ x, width }: Box, window: number): boolean {
  return x >= ROOM && x + width <= window - ROOM;
}
