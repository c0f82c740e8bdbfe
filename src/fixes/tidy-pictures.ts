import type { StyledElement } from '../cascade/styled-page.ts';
import { elementAt, type Declarations, type Restyling } from '../grammar/restyle.ts';
import type { Looks } from './looks.ts';

/** DATA: what has a width of its own, whatever room there is. */
const PICTURES: ReadonlySet<string> = new Set(['img', 'video', 'iframe', 'canvas']);

/** Pictures stay inside boxes that get padding at their sides. */
export function tidyPictures(looks: Looks, page: Restyling): void {
  // Also those that did not load: readers may have them.
  for (const picture of page.perception.page.elements) {
    if (!PICTURES.has(picture.tag)) continue;
    if (picture.box.width <= roomFor(picture, looks, page)) continue;
    looks.set(picture.index, { 'max-width': '100%', ...looks.get(picture.index) });
  }
}

/** px that are left for a picture in the nearest box around it that a sheet pads at its sides; no limit without one. */
function roomFor({ parent }: StyledElement, looks: Looks, page: Restyling): number {
  for (let at = elementAt(page, parent); at !== undefined; at = elementAt(page, at.parent)) {
    const sides = sidesIn(looks.get(at.index) ?? {});
    if (sides > 0) return at.box.width - sides;
  }
  return Infinity;
}

/** px of padding at the left and the right together. */
function sidesIn({ padding = '', 'padding-left': left, 'padding-right': right }: Declarations): number {
  const parts = padding.split(/\s+/).map((part) => Number.parseFloat(part) || 0);
  const [, second = parts[0] ?? 0, , fourth = second] = parts;
  const px = (value: string | undefined, other: number) =>
    value === undefined ? other : Number.parseFloat(value) || 0;
  return px(left, fourth) + px(right, second);
}
