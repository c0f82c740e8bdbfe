import type { Box, StyledElement } from '../cascade/styled-page.ts';
import type { PageView } from './page-view.ts';
import { visibleSides } from './sides.ts';
import { surfaceFill } from './surface-fill.ts';

const SHORTEST = 200; // px; shorter rules are ornaments under a heading
const THICKEST = 4; // px
/** Lines of these belong to what they stand on, or to the frame of the site. */
const BEARERS =
  /^(table|thead|tbody|tfoot|a|button|input|select|textarea|blockquote|pre|nav|body|html|header|footer)$/;

/** Rules that part what stands above from what stands below: hr, and lines along the top or bottom of a part or a heading. */
export function dividersOf(view: PageView): readonly Box[] {
  return view.visible.flatMap((element) => dividersOfElement(element, view));
}

function dividersOfElement(element: StyledElement, view: PageView): Box[] {
  const { tag, namespace, box } = element;
  if (namespace !== 'html' || box.width < SHORTEST || BEARERS.test(tag)) return [];
  const sides = visibleSides(element, view);
  if (tag === 'hr') {
    const seen = sides.length > 0 || surfaceFill(element, view).kind !== 'none';
    return seen ? [box] : [];
  }
  const across = sides.every(({ side, width }) => (side === 'top' || side === 'bottom') && width <= THICKEST);
  if (!across) return [];
  return sides.map(({ side, width }) => ({
    ...box,
    y: side === 'top' ? box.y : box.y + box.height - width,
    height: width,
  }));
}
