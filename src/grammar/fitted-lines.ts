import type { StyledElement } from '../cascade/styled-page.ts';
import { changesBy, elementAt, type Restyling, type StyleChange } from './restyle.ts';

const TALL = 1.5; // times the lines of its texts; lower lines only set them apart a little more
const NORMAL = 1.2; // times the font size

/** Lines as high as the texts in them: a block in a larger font keeps its own line height around smaller inline texts. */
export function fittedLines(page: Restyling): StyleChange[] {
  const heights = new Map<number, number>();
  const blocks = new Set<number>();
  for (const { element } of page.perception.runs) {
    const height = lineHeight(element);
    for (const { index } of holdersOf(page, element))
      heights.set(index, Math.max(height, heights.get(index) ?? 0));
    const block = holdersOf(page, element).find(({ style }) => !style.display.startsWith('inline'));
    if (block !== undefined) blocks.add(block.index);
  }
  return changesBy(page, blocks, (_, element) => {
    const height = heights.get(element.index) ?? Infinity;
    return lineHeight(element) < TALL * height ? null : { 'line-height': `${Math.round(height)}px` };
  });
}

/** The element and those that hold it, from inside. */
function holdersOf(page: Restyling, element: StyledElement): StyledElement[] {
  const found: StyledElement[] = [];
  for (let at: StyledElement | undefined = element; at !== undefined; at = elementAt(page, at.parent))
    found.push(at);
  return found;
}

function lineHeight({ style }: StyledElement): number {
  const height = style['line-height'];
  return typeof height === 'number' ? height : NORMAL * style['font-size'];
}
