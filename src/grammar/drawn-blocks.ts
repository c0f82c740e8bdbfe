import type { StyledElement } from '../cascade/styled-page.ts';
import { changesBy, elementAt, type Declarations, type Restyling, type StyleChange } from './restyle.ts';

/** DATA: elements that stand apart from the text around them, whatever a page draws around them. */
const BLOCKS: ReadonlySet<string> = new Set(['pre', 'table', 'figure', 'img', 'blockquote']);
const TEXTS: ReadonlySet<string> = new Set(['pre', 'blockquote']);
const LEAST_WIDTH = 200; // px; smaller pictures are icons and logos
const LEAST_PADDING = 8; // px between an edge that is seen and text

/** Pictures, tables, quotations and code samples drawn as boxes: for pages without cards. */
export function drawnBlocks(page: Restyling, declarations: Declarations): StyleChange[] {
  const isBlock = ({ tag, box }: StyledElement) => BLOCKS.has(tag) && box.width >= LEAST_WIDTH;
  const blocks = page.perception.visible.filter((element) => {
    if (!isBlock(element)) return false;
    for (let at = elementAt(page, element.parent); at !== undefined; at = elementAt(page, at.parent))
      if (isBlock(at)) return false;
    return true;
  });
  const indices = blocks.map(({ index }) => index);
  return changesBy(page, indices, (style, { tag }) => ({
    ...declarations,
    ...(TEXTS.has(tag) && style['padding-left'].px < LEAST_PADDING && { padding: '12px 16px' }),
  }));
}
