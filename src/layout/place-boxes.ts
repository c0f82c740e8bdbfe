import type { Box, CascadedPage, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { createWorkBudget, type WorkBudget } from '../limits/work-budget.ts';
import { buildBoxTree } from './box-tree.ts';
import { finite } from './finite.ts';
import { imageSizeOn } from './image-size.ts';
import { createLayouter } from './layout.ts';
import type { LayoutBox } from './layout-box.ts';
import { resolvePositions } from './positioned.ts';
import { applyQuirks } from './quirks.ts';

/** Known data about the images of a page. */
type Images = Pick<StyledPage, 'imageSizes' | 'absentImages'>;

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/**
 * Estimates the box of every element: a small layout engine over computed styles, in a viewport of the page's width.
 * Pure and deterministic; never throws, and all numbers are finite.
 */
export function placeBoxes(
  page: CascadedPage,
  known: Partial<Images> = {},
  work: WorkBudget = createWorkBudget(),
): StyledPage {
  const { imageSizes = new Map(), absentImages = new Set() } = known;
  const boxes: (Box | null)[] = page.elements.map(() => null);
  const texts: (Box | null)[] = page.elements.map(() => null);
  const root = buildBoxTree(page);
  if (root !== null) {
    if (page.quirks) applyQuirks(root, page.viewport.height);
    layoutDocument(root, page, { imageSizes, absentImages }, work);
    collect(root, boxes, texts);
  }
  const elements = page.elements.map((element): StyledElement => {
    // Shapes in a drawing and too deeply nested elements use the box of their nearest ancestor with one.
    const box = boxes[element.index] ?? (element.rendered ? boxes[element.parent] : null) ?? NOWHERE;
    boxes[element.index] = box;
    return { ...element, box, textBox: texts[element.index] ?? null };
  });
  return { ...page, elements, imageSizes, absentImages, pixels: null };
}

function layoutDocument(root: LayoutBox, page: CascadedPage, images: Images, work: WorkBudget): void {
  const { width, height } = page.viewport;
  const layouter = createLayouter(imageSizeOn(page, images), page.elements.length, work);
  layouter.layout(root, {
    width,
    height,
    sizing: 'fill',
    forcedWidth: null,
    forcedHeight: null,
    final: true,
  });
  root.origin = null;
  resolvePositions(root, { left: 0, top: 0, width, height }, layouter);
}

/** Reads the rectangles from the box tree, in document order. */
function collect(root: LayoutBox, boxes: (Box | null)[], texts: (Box | null)[]): void {
  const waiting = [root];
  for (let box = waiting.pop(); box !== undefined; box = waiting.pop()) {
    for (const child of box.children) waiting.push(child);
    if (box.element < 0) continue;
    const frame = frameOf(box);
    if (box.inside !== 'text') boxes[box.element] = frame;
    else if (box.width > 0) texts[box.element] = union(texts[box.element] ?? null, frame);
  }
}

/** Clamps a size, which may have grown after the pass that set it. */
function frameOf({ left, top, width, height }: LayoutBox): Box {
  return { x: left, y: top, width: Math.max(0, finite(width)), height: Math.max(0, finite(height)) };
}

function union(a: Box | null, b: Box): Box {
  if (a === null) return b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
