import type { FlexAxis } from './flex-axis.ts';
import type { Edges, LayoutBox } from './layout-box.ts';
import type { ContentArea, Layouter } from './layouter.ts';
import { across, borderBoxSize, down, innerEdges, marginEdges } from './sizes.ts';

/** An item of a flex container; sizes along the main axis are of the border box, px. */
export interface FlexItem {
  readonly box: LayoutBox;
  readonly base: number;
  readonly min: number;
  readonly max: number;
  readonly margins: Edges;
  readonly mainMargins: number;
  readonly crossMargins: number;
  /** The margin at main start, and whether it and the one at main end are auto (0 or 1). */
  readonly marginBefore: number;
  readonly autoBefore: number;
  readonly autoAfter: number;
  /** The resolved main size. */
  main: number;
}

/** The items in `order`, each with its flex base size and limits. */
export function flexItems(
  box: LayoutBox,
  area: ContentArea,
  axis: FlexAxis,
  layouter: Layouter,
): readonly FlexItem[] {
  const items = box.children.filter((child) => !child.outOfFlow);
  const ordered = items.some(({ style }) => style.order !== 0)
    ? items.toSorted((a, b) => a.style.order - b.style.order)
    : items;
  return ordered.map((item) => flexItem(item, area, axis, layouter));
}

function flexItem(box: LayoutBox, area: ContentArea, axis: FlexAxis, layouter: Layouter): FlexItem {
  const { style } = box;
  const margins = marginEdges(style, area.width);
  const edges = innerEdges(style, area.width);
  const inside = axis.row ? across(edges) : down(edges);
  const size = axis.row ? 'width' : 'height';
  const room = axis.row ? area.width : area.height;
  const specified = borderBoxSize(style, size, room, inside);
  const basis = style['flex-basis'];
  const given = basis === 'auto' ? specified : borderBoxSize(style, 'flex-basis', room, inside);
  const base = given ?? contentSize(box, area, axis, layouter);
  const max = borderBoxSize(style, `max-${size}`, room, inside) ?? Infinity;
  const own = borderBoxSize(style, `min-${size}`, room, inside);
  const least =
    own ??
    Math.max(inside, Math.min(automaticMinimum(box, area, axis, layouter), specified ?? Infinity, max));
  return {
    box,
    base,
    min: least,
    max: Math.max(max, least),
    margins,
    mainMargins: axis.row ? across(margins) : down(margins),
    crossMargins: axis.row ? down(margins) : across(margins),
    ...mainMargins(box, margins, axis),
    main: base,
  };
}

function mainMargins({ style }: LayoutBox, margins: Edges, axis: FlexAxis) {
  const sides = axis.row ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const [before, after] = axis.reverse ? [sides[1], sides[0]] : sides;
  const automatic = (side: keyof Edges) => (style[`margin-${side}`] === 'auto' ? 1 : 0);
  return { marginBefore: margins[before], autoBefore: automatic(before), autoAfter: automatic(after) };
}

/** `min-width: auto`: an item does not shrink below its content unless it scrolls (css-flexbox-1 section 4.5). */
function automaticMinimum(box: LayoutBox, area: ContentArea, axis: FlexAxis, layouter: Layouter): number {
  const { style } = box;
  if (style['overflow-x'] !== 'visible' && style['overflow-x'] !== 'clip') return 0;
  if (axis.row) return layouter.minContent(box);
  return style['flex-shrink'] > 0 && style.height === 'auto' ? contentSize(box, area, axis, layouter) : 0;
}

/** The main size of the content: max-content for rows, the laid-out height for columns. */
function contentSize(box: LayoutBox, area: ContentArea, axis: FlexAxis, layouter: Layouter): number {
  if (axis.row) return layouter.widths(box).max;
  const { style } = box;
  const own = style['align-self'];
  const align = own === 'auto' ? (box.parent?.style['align-items'] ?? 'normal') : own;
  const fills = (align === 'normal' || align === 'stretch') && style.width === 'auto';
  const edges = across(innerEdges(style, area.width));
  const max = borderBoxSize(style, 'max-width', area.width, edges) ?? Infinity;
  const width = Math.max(0, area.width - across(marginEdges(style, area.width)));
  layouter.layout(box, {
    width: area.width,
    height: null,
    sizing: 'shrink',
    forcedWidth: fills ? Math.min(width, max) : null,
    forcedHeight: null,
    final: false,
  });
  return box.height;
}
