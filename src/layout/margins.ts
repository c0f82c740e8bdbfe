import { hasLines, NO_MARGIN, type LayoutBox, type MarginStrut } from './layout-box.ts';
import { innerEdges, marginEdges, sizeOf } from './sizes.ts';

/** Adds a margin to a strut. */
export function addMargin(strut: MarginStrut, margin: number): MarginStrut {
  if (margin === 0) return strut;
  return margin > 0
    ? { positive: Math.max(strut.positive, margin), negative: strut.negative }
    : { positive: strut.positive, negative: Math.min(strut.negative, margin) };
}

/** Two collapsing margins as one. */
export function addStrut(a: MarginStrut, b: MarginStrut): MarginStrut {
  return { positive: Math.max(a.positive, b.positive), negative: Math.min(a.negative, b.negative) };
}

/** The margin in px that is left of a strut after collapsing. */
export function strutSize(strut: MarginStrut): number {
  return strut.positive + strut.negative;
}

/**
 * Whether a box establishes a block formatting context: margins do not collapse through it and it contains its
 * floats.
 */
export function establishesContext(box: LayoutBox): boolean {
  if (box.inside !== 'flow' || box.level === 'inline' || box.parent === null) return true;
  if (box.outOfFlow || box.float !== 'none' || scrolls(box)) return true;
  if (!FLOWING.has(box.style.display) || CONTEXT_TAGS.has(box.source?.tag ?? '')) return true;
  return box.parent.inside === 'flex' || box.parent.inside === 'grid';
}

const FLOWING: ReadonlySet<string> = new Set(['block', 'list-item', 'inline']);
const CONTEXT_TAGS: ReadonlySet<string> = new Set(['html', 'button', 'fieldset', 'legend']);

/** Whether the content is clipped on overflow; the overflow of <body> applies to the viewport. */
function scrolls({ style, source }: LayoutBox): boolean {
  return style['overflow-x'] !== 'visible' && style['overflow-x'] !== 'clip' && source?.tag !== 'body';
}

/** The margins that adjoin at the top of a box: its own and those of the first boxes in it. */
export function topStrut(box: LayoutBox, width: number): MarginStrut {
  if (box.topStrut !== null) return box.topStrut;
  let strut = addMargin(NO_MARGIN, marginEdges(box.style, width).top);
  if (isOpenAbove(box, width)) {
    for (const child of box.children) {
      if (child.outOfFlow || child.float !== 'none') continue;
      if (child.style.clear !== 'none' && child.level === 'block') break;
      strut = addStrut(strut, topStrut(child, width));
      if (!isEmpty(child, width)) break;
      strut = addMargin(strut, marginEdges(child.style, width).bottom);
    }
  }
  box.topStrut = strut;
  return strut;
}

/** Whether nothing separates the margins above and below a box. `width` is that of its container at the first call. */
export function isEmpty(box: LayoutBox, width: number): boolean {
  box.empty ??= findsNothing(box, width);
  return box.empty;
}

function findsNothing(box: LayoutBox, width: number): boolean {
  if (establishesContext(box)) return false;
  const { style } = box;
  const edges = innerEdges(style, width);
  if (edges.top !== 0 || edges.bottom !== 0) return false;
  if ((sizeOf(style.height, null) ?? 0) > 0 || (sizeOf(style['min-height'], null) ?? 0) > 0) return false;
  if (style.display === 'list-item' && style['list-style-type'] !== 'none') return false;
  return box.children.every((child) =>
    child.level === 'inline'
      ? isBlank(child)
      : child.outOfFlow || child.float !== 'none' || isEmpty(child, width),
  );
}

function isOpenAbove(box: LayoutBox, width: number): boolean {
  return !establishesContext(box) && !hasLines(box) && innerEdges(box.style, width).top === 0;
}

/** Inline content without a line: white space, or an empty inline box. */
function isBlank(box: LayoutBox): boolean {
  if (box.outOfFlow || box.float !== 'none') return true;
  if (box.inside === 'text') return box.text.trim() === '';
  return box.inside === 'inline' && box.children.every(isBlank);
}
