import type { Box, StyledElement } from '../cascade/styled-page.ts';
import type { DrawnPage } from './drawn-page.ts';

const MIN_LENGTH = 200; // px; shorter rules are ornaments under a heading
const MAX_THICKNESS = 8; // px; a thicker one is a bar
/** Their lines belong to themselves, or to the frame of the site. */
const LINED_TAGS =
  /^(table|thead|tbody|tfoot|a|button|input|select|textarea|blockquote|pre|nav|body|html|header|footer)$/;

/** Rules between parts of the page: `hr`, flat filled boxes, and lines along the top or bottom of a part or a heading. */
export function dividersOf(drawn: DrawnPage): readonly Box[] {
  return drawn.visible.flatMap((element) => dividersOfElement(element, drawn));
}

function dividersOfElement(element: StyledElement, { surfaces }: DrawnPage): Box[] {
  const { tag, namespace, box } = element;
  if (namespace !== 'html' || box.width < MIN_LENGTH || LINED_TAGS.test(tag)) return [];
  const sides = surfaces.sides(element);
  const isFilled = () => surfaces.fill(element).kind !== 'none';
  if (tag === 'hr') return sides.length > 0 || isFilled() ? [box] : [];
  if (box.height <= MAX_THICKNESS && isFilled()) return [box]; // a `div` drawn as a line
  const across = sides.every(
    ({ side, width }) => (side === 'top' || side === 'bottom') && width <= MAX_THICKNESS,
  );
  if (!across) return [];
  return sides.map(({ side, width }) => ({
    ...box,
    y: side === 'top' ? box.y : box.y + box.height - width,
    height: width,
  }));
}
