import type { StyledElement } from '../cascade/styled-page.ts';
import { clipsOfPage } from './clips.ts';

/**
 * px from the top of a page to the bottom of its lowest visible box. What clips a box cuts off is no part of the page, and
 * neither is a box out of flow that draws nothing: as a place to hide text, it would make a page longer than it looks.
 * @param elements all of the page, by index
 */
export function lowestOf(visible: readonly StyledElement[], elements: readonly StyledElement[]): number {
  const clips = clipsOfPage(elements);
  const isOut: boolean[] = []; // parents precede their children
  for (const { index, parent, style } of elements)
    isOut[index] = isOut[parent] === true || OUT_OF_FLOW.has(style.position);
  return visible.reduce((lowest, element) => {
    const { index, box } = element;
    if (isOut[index] === true && !draws(element)) return lowest;
    return Math.max(lowest, Math.min(box.y + box.height, clips[index]?.own.bottom ?? Infinity));
  }, 0);
}

const OUT_OF_FLOW: ReadonlySet<string> = new Set(['absolute', 'fixed']);

/** Whether an element has a text or a picture of its own. A colour or a gradient may be that of the ground. */
function draws({ tag, textBox, style }: StyledElement): boolean {
  if (textBox !== null || REPLACED.has(tag)) return true;
  return style['background-image'].some(({ kind }) => kind === 'url');
}

/** DATA: elements that draw something without a background. */
const REPLACED: ReadonlySet<string> = new Set(
  'img svg video canvas iframe object embed input textarea select button'.split(' '),
);
