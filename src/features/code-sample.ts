import type { StyledElement } from '../cascade/styled-page.ts';

/** A block of code, whose colours are those of a highlighter; code within a sentence is set by the page. */
export function isCodeSample({ tag, style }: StyledElement): boolean {
  return tag === 'pre' || tag === 'textarea' || (tag === 'code' && !style.display.startsWith('inline'));
}
