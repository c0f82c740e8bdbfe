import type { StyledElement } from '../cascade/styled-page.ts';
import { oncePer } from '../text/once-per.ts';
import { clipsOfPage } from './clips.ts';
import { MEDIA } from './media.ts';

/**
 * px from the top of a page to the bottom of its lowest visible box. What clips a box cuts off is no part of the page, and
 * neither is a box out of flow that draws nothing: as a place to hide text, it would make a page longer than it looks.
 * @param elements all of the page, by index; which of them are seen does not matter
 */
export function lowestOf(visible: readonly StyledElement[], elements: readonly StyledElement[]): number {
  const { clips, isOut } = placesOf(elements);
  return visible.reduce((lowest, element) => {
    const { index, box } = element;
    if (isOut[index] === true && !draws(element)) return lowest;
    return Math.max(lowest, Math.min(box.y + box.height, clips[index]?.own.bottom ?? Infinity));
  }, 0);
}

/** What clips each element, and whether it is out of flow: once for the page before and after what others cover is left out. */
const placesOf = oncePer((elements: readonly StyledElement[]) => {
  const isOut: boolean[] = []; // parents precede their children
  for (const { index, parent, style } of elements)
    isOut[index] = isOut[parent] === true || OUT_OF_FLOW.has(style.position);
  return { clips: clipsOfPage(elements), isOut };
});

const OUT_OF_FLOW: ReadonlySet<string> = new Set(['absolute', 'fixed']);

/** Whether an element has a text or a picture of its own. A colour or a gradient may be that of the ground. */
function draws({ tag, textBox, style }: StyledElement): boolean {
  if (textBox !== null || REPLACED.has(tag)) return true;
  return style['background-image'].some(({ kind }) => kind === 'url');
}

/** DATA: elements that draw something without a background. */
const REPLACED: ReadonlySet<string> = new Set([...MEDIA, 'svg', 'input', 'textarea', 'select', 'button']);
