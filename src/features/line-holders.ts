import type { StyledElement } from '../cascade/styled-page.ts';
import type { PageView } from './page-view.ts';

const LINE_HOLDERS = /^(h[1-6]|p|a|span|button|label|select|pre|code|td|th)$/;
/** These hold one text, or whatever a part of the page may hold: a card that is a link, a table that is a layout. */
const MAY_HOLD_BLOCKS = /^(a|td|th)$/;

/** Does the element hold one text? What stands in it are parts of a line, not neighbours. */
export function holdsLine({ tag, children }: StyledElement, { page }: PageView): boolean {
  if (!LINE_HOLDERS.test(tag)) return false;
  return !MAY_HOLD_BLOCKS.test(tag) || children.every((child) => isInLine(page.elements[child]));
}

function isInLine(element: StyledElement | undefined): boolean {
  const display = element?.style.display ?? 'none';
  return display === 'none' || display.startsWith('inline');
}
