import type { ComputedStyle } from '../cascade/properties.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { shortSelector } from '../perception/selector.ts';

/** An element, or what it generates before or after its content: each has transitions and animations of its own. */
export interface MovingPart {
  readonly element: StyledElement;
  readonly pseudo: 'before' | 'after' | null;
  readonly style: ComputedStyle;
}

/** The element and its pseudo-elements. */
export function partsOf(element: StyledElement): readonly MovingPart[] {
  const { style, before, after } = element;
  const parts: MovingPart[] = [{ element, pseudo: null, style }];
  if (before !== null) parts.push({ element, pseudo: 'before', style: before.style });
  if (after !== null) parts.push({ element, pseudo: 'after', style: after.style });
  return parts;
}

/** The selector of a part for people: `a.button::after`. */
export function selectorOf({ element, pseudo }: MovingPart): string {
  return pseudo === null ? shortSelector(element) : `${shortSelector(element)}::${pseudo}`;
}
