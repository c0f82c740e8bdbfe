import { inFlow, type Edges, type LayoutBox } from './layout-box.ts';
import type { ContentArea, Layouter } from './layouter.ts';
import { across, borderBoxSize, clamp, down, innerEdges, marginEdges } from './sizes.ts';

/** An item of a flex container; sizes along the main axis are of the border box, px. */
export interface FlexItem {
  readonly box: LayoutBox;
  readonly base: number;
  readonly min: number;
  readonly max: number;
  readonly margins: Edges;
  readonly mainMargins: number;
  readonly crossMargins: number;
  /** How many main-axis margins are automatic, and whether the first is. */
  readonly autoMargins: number;
  readonly autoBefore: number;
  /** The resolved main size. */
  main: number;
}

/** The items in `order`, each with its flex base size and limits. */
export function flexBaseSizes(
  box: LayoutBox,
  area: ContentArea,
  row: boolean,
  layouter: Layouter,
): FlexItem[] {
  const items = box.children.filter((child) => !child.outOfFlow);
  const ordered = items.some(({ style }) => style.order !== 0)
    ? items.toSorted((a, b) => a.style.order - b.style.order)
    : items;
  return ordered.map((item) => flexItem(item, area, row, layouter));
}

/** Grows or shrinks the items of a line into `space` (css-flexbox-1 section 9.7). */
export function resolveFlexible(items: readonly FlexItem[], space: number): void {
  const wanted = items.reduce(
    (sum, item) => sum + clamp(item.base, item.min, item.max) + item.mainMargins,
    0,
  );
  const grows = wanted < space;
  const factor = ({ box, base }: FlexItem) =>
    grows ? box.style['flex-grow'] : box.style['flex-shrink'] * base;
  let open = items.filter((item) => {
    item.main = clamp(item.base, item.min, item.max);
    return factor(item) > 0 && !(grows ? item.base > item.main : item.base < item.main);
  });
  while (open.length > 0) {
    const free =
      space -
      items.reduce((sum, item) => sum + (open.includes(item) ? item.base : item.main) + item.mainMargins, 0);
    const total = open.reduce((sum, item) => sum + factor(item), 0);
    const grown = grows ? free * Math.min(1, total) : free;
    const violations = open.map((item) => {
      const size = item.base + (grown * factor(item)) / total;
      item.main = clamp(size, item.min, item.max);
      return item.main - size;
    });
    const balance = violations.reduce((sum, violation) => sum + violation, 0);
    if (Math.abs(balance) < 0.01) return;
    open = open.filter((_, index) =>
      balance > 0 ? (violations[index] ?? 0) <= 0 : (violations[index] ?? 0) >= 0,
    );
  }
}

function flexItem(box: LayoutBox, area: ContentArea, row: boolean, layouter: Layouter): FlexItem {
  const { style } = box;
  const margins = marginEdges(style, area.width);
  const edges = innerEdges(style, area.width);
  const inside = row ? across(edges) : down(edges);
  const axis = row ? 'width' : 'height';
  const room = row ? area.width : area.height;
  const specified = borderBoxSize(style, axis, room, inside);
  const basis = style['flex-basis'];
  const given = basis === 'auto' ? specified : borderBoxSize(style, 'flex-basis', room, inside);
  const content = () => (row ? layouter.widths(box).max : contentHeight(box, area, layouter));
  const base = given ?? content();
  const max = borderBoxSize(style, `max-${axis}`, room, inside) ?? Infinity;
  const own = borderBoxSize(style, `min-${axis}`, room, inside);
  const [before, after] = row
    ? [style['margin-left'], style['margin-right']]
    : [style['margin-top'], style['margin-bottom']];
  const autoBefore = before === 'auto' ? 1 : 0;
  return {
    box,
    base,
    min: own ?? automaticMinimum(box, row, specified, max, inside, content, layouter),
    max: Math.max(max, own ?? 0),
    margins,
    mainMargins: row ? across(margins) : down(margins),
    crossMargins: row ? down(margins) : across(margins),
    autoMargins: autoBefore + (after === 'auto' ? 1 : 0),
    autoBefore,
    main: base,
  };
}

/** `min-width: auto`: an item does not shrink below its content unless it scrolls (css-flexbox-1 section 4.5). */
function automaticMinimum(
  box: LayoutBox,
  row: boolean,
  specified: number | null,
  max: number,
  inside: number,
  content: () => number,
  layouter: Layouter,
): number {
  if (box.style['overflow-x'] !== 'visible' && box.style['overflow-x'] !== 'clip') return inside;
  const least = row
    ? layouter.widths(box).min
    : specified === null && box.style['flex-shrink'] > 0
      ? content()
      : (specified ?? 0);
  return Math.max(inside, Math.min(least, specified ?? Infinity, max));
}

function contentHeight(box: LayoutBox, area: ContentArea, layouter: Layouter): number {
  const { style } = box;
  const margins = across(marginEdges(style, area.width));
  const align =
    style['align-self'] === 'auto' ? (box.parent?.style['align-items'] ?? 'normal') : style['align-self'];
  const fills = (align === 'normal' || align === 'stretch') && style.width === 'auto' && inFlow(box);
  const width = Math.max(0, area.width - margins);
  const edges = across(innerEdges(style, area.width));
  const max = borderBoxSize(style, 'max-width', area.width, edges) ?? Infinity;
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
