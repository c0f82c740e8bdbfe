import { MIN_OPACITY } from '../cascade/rendering.ts';
import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';

/** Elements in a closed <details> that are visible once the reader opens it. They have no box. Indices. */
export function disclosedElements({ elements }: StyledPage): ReadonlySet<number> {
  const disclosed = new Set<number>();
  for (const element of elements) {
    const parent = elements[element.parent];
    if (element.rendered || parent === undefined || !mayShow(element)) continue;
    const opens = parent.tag === 'details' && element.tag !== 'summary' && parent.visible;
    if (opens || disclosed.has(parent.index)) disclosed.add(element.index);
  }
  return disclosed;
}

function mayShow({ style, tag }: StyledElement): boolean {
  return (
    tag !== 'noscript' &&
    tag !== 'template' &&
    style.display !== 'none' &&
    style.visibility === 'visible' &&
    style.opacity > MIN_OPACITY
  );
}
