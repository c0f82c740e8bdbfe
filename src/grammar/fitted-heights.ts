import type { StyledElement } from '../cascade/styled-page.ts';
import type { Gap } from '../perception/gaps.ts';
import { lineage } from './gap-ends.ts';
import { lengthOf } from './even-sizes.ts';
import { changesBy, elementAt, type Restyling, type StyleChange } from './restyle.ts';

const MAX_DEPTH = 8; // levels from a part of the page to its first or last content

/** Lets boxes around the gaps be as high as their contents: a height of their own leaves space that no margin does. */
export function fittedHeights(page: Restyling, gaps: readonly Gap[]): StyleChange[] {
  const ends = gaps.flatMap(({ above, below }) => [...above, ...below]);
  const around = new Set(ends.flatMap((index) => boxesAround(page, index)));
  return changesBy(page, around, (_, element) => {
    const fitted = {
      ...(lengthOf(element, 'min-height') >= LEAST_HEIGHT && { 'min-height': '0' }),
      ...(lengthOf(element, 'height') >= LEAST_HEIGHT && isRoomy(page, element) && { height: 'auto' }),
    };
    return Object.keys(fitted).length === 0 ? null : fitted;
  });
}

/** Whether contents in flow leave a part of a box blank, and nothing but its height makes it so high. */
function isRoomy(page: Restyling, { box, children, style }: StyledElement): boolean {
  const held = children.flatMap((child) => elementAt(page, child) ?? []).filter(({ rendered }) => rendered);
  const isInFlow = held.every(
    ({ style: { position, float } }) => /static|relative/.test(position) && float === 'none',
  );
  const pictured = style['background-image'].some(({ kind }) => kind === 'url');
  const end = Math.max(...held.map((child) => child.box.y + child.box.height));
  return held.length > 0 && isInFlow && !pictured && box.y + box.height - end >= BLANK;
}

const BLANK = 24; // px

const LEAST_HEIGHT = 200; // px; a lower box is a row or a control

/** The element, the boxes that hold it, and the first and last boxes in it. */
function boxesAround(page: Restyling, index: number): number[] {
  const found = lineage(page, index);
  for (const side of ['first', 'last'] as const)
    for (let at = elementAt(page, index), depth = 0; at !== undefined && depth < MAX_DEPTH; depth++) {
      const child: number | undefined = side === 'first' ? at.children[0] : at.children.at(-1);
      at = child === undefined ? undefined : elementAt(page, child);
      if (at !== undefined) found.push(at.index);
    }
  return found;
}
