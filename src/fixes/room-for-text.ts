import type { StyledElement } from '../cascade/styled-page.ts';
import { changesBy, type Declarations, type Restyling, type StyleChange } from '../grammar/restyle.ts';
import type { Perception } from '../perception/perceive.ts';

/** Boxes that cut off what they have no room for. */
const CUTTING: ReadonlySet<string> = new Set(['hidden', 'clip']);

/** Lets boxes of a fixed height grow that cut off text which a stylesheet pushes out of them. @param page with the stylesheet */
export function roomForText({ runs: before }: Perception, page: Restyling): StyleChange[] {
  const { runs: now, page: seen } = page.perception;
  const left = new Set(now.map(({ element }) => element.index));
  const around = new Set<number>();
  for (const { element } of before) {
    if (left.has(element.index)) continue;
    for (let at = holderOf(element, seen); at !== undefined; at = holderOf(at, seen))
      if (CUTTING.has(at.style['overflow-y'])) around.add(at.index);
  }
  return changesBy(page, around, ({ height }): Declarations => ({
    overflow: 'visible',
    ...(height !== 'auto' && { height: 'auto' }),
  }));
}

function holderOf({ parent }: StyledElement, { elements }: Perception['page']): StyledElement | undefined {
  return elements[parent];
}
