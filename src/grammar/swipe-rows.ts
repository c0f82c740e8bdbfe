import type { StyledElement } from '../cascade/styled-page.ts';
import type { Perception } from '../perception/perceive.ts';

/** Blocks that could lie in one row that readers swipe. */
export interface SwipeRow {
  /** Index of the element that holds them, and nothing else that is seen. */
  readonly holder: number;
  readonly blocks: readonly number[];
}

const MIN_BLOCKS = 3;
const MIN_AREA = 12_000; // px²; smaller ones are links or icons
const MAX_HEIGHT = 700; // px; a higher block is a part of the page
const MAX_WIDTH = 0.9; // of the viewport; a wider block is a section
const FIXED = /^(?:table|tbody|thead|tr|dl|pre|nav|form|html|body)$/; // keep the layout of their parts

/** Lists of at least three blocks of one kind, such as cards or pictures. */
export function swipeRows({ page }: Pick<Perception, 'page'>): readonly SwipeRow[] {
  const { elements, viewport } = page;
  const isBlock = ({ box }: StyledElement) =>
    box.width * box.height >= MIN_AREA && box.height <= MAX_HEIGHT && box.width <= MAX_WIDTH * viewport.width;
  return elements.flatMap((holder) => {
    if (!holder.visible || holder.namespace !== 'html' || FIXED.test(holder.tag)) return [];
    const blocks = holder.children.flatMap((index) => elements[index] ?? []).filter(({ visible }) => visible);
    const [first] = blocks;
    if (first === undefined || blocks.length < MIN_BLOCKS) return [];
    const isAlike = ({ tag, classes }: StyledElement) => tag === first.tag && classes[0] === first.classes[0];
    if (!blocks.every((block) => isAlike(block) && isBlock(block)) || TEXT.test(first.tag)) return [];
    return [{ holder: holder.index, blocks: blocks.map(({ index }) => index) }];
  });
}

const TEXT = /^(?:p|h[1-6]|section|pre|blockquote)$/; // follow each other in reading order
