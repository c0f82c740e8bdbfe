import { compact } from '../math/compact.ts';
import { splitInlineStyle } from './anonymous-style.ts';
import { inFlow, newBox, type Inside, type LayoutBox } from './layout-box.ts';
import type { SharedStyles } from './shared-styles.ts';

const TABLE_PARTS: ReadonlySet<string> = new Set(['table-cell', 'table-row', 'table-row-group']);

/**
 * Adds anonymous boxes, as CSS requires: flex and grid items become blocks, blocks and lines are not siblings, table
 * parts are in a table. Also sets the parent of each child.
 */
export function repairChildren(box: LayoutBox, styles: SharedStyles): void {
  if (box.inside === 'flex' || box.inside === 'grid') box.children = blockified(box, styles);
  if (box.inside === 'flow' || box.inside === 'columns')
    box.children = separated(tabled(box, styles), styles);
  if (box.inside === 'inline' && box.children.some((child) => child.level === 'block' && inFlow(child))) {
    box.inside = 'flow'; // a block inside an inline box splits it; the parts then span the line
    box.level = 'block';
    box.style = splitInlineStyle(box);
    box.children = separated(box, styles);
  }
  box.children = compact(box.children);
  for (const child of box.children) child.parent = box;
}

/** Wraps each run of text and each inline box as a separate item. */
function blockified(box: LayoutBox, styles: SharedStyles): LayoutBox[] {
  const items: LayoutBox[] = [];
  for (const child of box.children) {
    if (child.inside === 'text') {
      if (isSpace(child)) continue;
      items.push(anonymousParent(box, 'flow', [child], styles));
    } else if (child.inside !== 'break') {
      if (child.inside === 'inline') child.inside = 'flow';
      child.level = 'block';
      child.float = 'none'; // items do not float
      items.push(child);
    }
  }
  return items;
}

/** Wraps runs of inline content in anonymous blocks if there are block siblings. */
function separated(box: LayoutBox, styles: SharedStyles): readonly LayoutBox[] {
  if (!box.children.some((child) => child.level === 'block' && inFlow(child))) return box.children;
  const blocks: LayoutBox[] = [];
  let run: LayoutBox[] = [];
  const flush = () => {
    if (run.some((child) => inFlow(child) && !isSpace(child)))
      blocks.push(anonymousParent(box, 'flow', run, styles));
    else for (const child of run) if (!inFlow(child)) blocks.push(child);
    run = [];
  };
  for (const child of box.children) {
    if (child.level === 'inline' || !inFlow(child)) {
      run.push(child);
      continue;
    }
    flush();
    blocks.push(child);
  }
  flush();
  return blocks;
}

/** Wraps cells and rows without a table in an anonymous one. */
function tabled(box: LayoutBox, styles: SharedStyles): LayoutBox {
  const own = box.style.display;
  if (own.startsWith('table-') && own !== 'table-cell' && own !== 'table-caption') return box;
  if (!box.children.some(isTablePart)) return box;
  const children: LayoutBox[] = [];
  let parts: LayoutBox[] = [];
  const flush = () => {
    if (parts.length > 0) children.push(anonymousParent(box, 'table', parts, styles));
    parts = [];
  };
  for (const child of box.children) {
    if (isTablePart(child)) parts.push(child);
    else if (parts.length === 0 || !isSpace(child)) {
      flush();
      children.push(child);
    }
  }
  flush();
  box.children = children;
  return box;
}

function isTablePart(box: LayoutBox): boolean {
  return inFlow(box) && box.inside === 'flow' && TABLE_PARTS.has(box.style.display);
}

function isSpace(box: LayoutBox): boolean {
  return box.inside === 'text' && box.text.trim() === '' && !box.style['white-space'].startsWith('pre');
}

function anonymousParent(
  owner: LayoutBox,
  inside: Inside,
  children: readonly LayoutBox[],
  styles: SharedStyles,
): LayoutBox {
  const box = newBox({ style: styles.anonymous(owner.style), font: owner.font, inside, level: 'block' });
  box.children = compact(children);
  for (const child of children) child.parent = box;
  return box;
}
