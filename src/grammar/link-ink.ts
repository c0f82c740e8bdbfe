import type { StyledElement } from '../cascade/styled-page.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { elementAt, type Restyling } from './restyle.ts';

/** The colour of links of the target for a text that is a link whose colour tells it apart, which it is to keep doing; null for others. */
export function linkInk(page: Restyling, index: number): Rgba | null {
  const text = elementAt(page, index);
  return text !== undefined && looksColored(text.style.color) && isInlineLink(page, text)
    ? page.tokens.color('color.link')
    : null;
}

function isInlineLink(page: Restyling, text: StyledElement): boolean {
  let at: StyledElement | undefined = text;
  for (; at?.style.display === 'inline'; at = elementAt(page, at.parent)) if (at.tag === 'a') return true;
  return false;
}
