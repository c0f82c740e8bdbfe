import { FloatContext } from './float-context.ts';
import { layoutLines } from './lines.ts';
import { hasLines, NO_MARGIN, setPosition, type LayoutBox, type MarginStrut } from './layout-box.ts';
import type { ContentArea, FloatPosition, Layouter } from './layouter.ts';
import type { Space } from './space.ts';
import { addMargin, addStrut, establishesContext, strutSize, topStrut } from './margins.ts';
import { across, borderBoxSize, borderEdges, innerEdges, marginEdges } from './sizes.ts';

/** Lays out block-level children or lines, one below the other; returns the content height. */
export function layoutFlow(
  box: LayoutBox,
  area: ContentArea,
  layouter: Layouter,
  outer?: FloatPosition,
): number {
  const shared = outer !== undefined && !establishesContext(box) ? outer : undefined;
  const floats = shared ?? { floats: new FloatContext(layouter.work), x: -area.x, y: -area.y };
  box.bottomStrut = NO_MARGIN;
  const height = hasLines(box)
    ? layoutLines(box, area, layouter, floats)
    : new BlockPass(box, area, layouter, floats, shared !== undefined).run();
  if (height === 0 && hasMarker(box)) return box.font.lineHeight;
  // A block formatting context contains its floats.
  return shared === undefined ? Math.max(height, floats.floats.bottom) : height;
}

/** The marker of a list item creates a line even without other content. */
function hasMarker({ style, children }: LayoutBox): boolean {
  if (style.display !== 'list-item' || style['list-style-type'] === 'none') return false;
  return children.every((child) => child.level === 'inline' && child.float === 'none');
}

/** One pass over the block-level children of a box. */
class BlockPass {
  /** Bottom of the last box with a height, from the top of the content box. */
  private y = 0;
  private strut: MarginStrut = NO_MARGIN;
  /** Whether the children still adjoin the top margin of the box. */
  private atTop: boolean;
  private readonly box: LayoutBox;
  private readonly area: ContentArea;
  private readonly layouter: Layouter;
  private readonly outer: FloatPosition;
  private readonly shared: boolean;

  constructor(box: LayoutBox, area: ContentArea, layouter: Layouter, outer: FloatPosition, shared: boolean) {
    this.box = box;
    this.area = area;
    this.layouter = layouter;
    this.outer = outer;
    this.shared = shared;
    this.atTop = shared && area.y === 0;
  }

  run(): number {
    for (const child of this.box.children) {
      if (this.isLegend(child)) this.placeLegend(child);
      else if (child.outOfFlow) setPosition(child, this.box, this.area.x, this.area.y + this.next);
      else if (child.float === 'none') this.placeBlock(child);
      else this.placeFloat(child, child.float);
    }
    const open = this.shared && this.area.height === null && this.isOpenBelow();
    if (!open) return this.next;
    this.box.bottomStrut = this.strut;
    return this.y;
  }

  private get next(): number {
    return this.atTop ? this.y : this.y + strutSize(this.strut);
  }

  /** Whether the last margin collapses through the bottom: no padding or border separates it. */
  private isOpenBelow(): boolean {
    return innerEdges(this.box.style, this.area.width).bottom === 0;
  }

  /** The legend of a fieldset is in its top border; the content begins below both. */
  private isLegend(child: LayoutBox): boolean {
    const legend = child.source?.tag === 'legend' && this.box.source?.tag === 'fieldset';
    return legend && child.float === 'none' && !child.outOfFlow && this.y === 0;
  }

  private placeLegend(child: LayoutBox): void {
    const border = borderEdges(this.box.style).top;
    const margins = marginEdges(child.style, this.area.width);
    this.layouter.layout(child, this.space('fill', this.area.width));
    setPosition(child, this.box, this.area.x + margins.left, Math.max(0, (border - child.height) / 2));
    this.y = Math.max(0, child.height - border) + margins.bottom;
    this.strut = NO_MARGIN;
  }

  private placeFloat(child: LayoutBox, side: 'left' | 'right'): void {
    const { floats, x, y } = this.outer;
    const left = x + this.area.x;
    const margins = marginEdges(child.style, this.area.width);
    this.layouter.layout(child, this.space('shrink', this.area.width));
    const from = Math.max(y + this.area.y + this.next, floats.clearance(child.style.clear));
    const width = child.width + across(margins);
    const height = child.height + margins.top + margins.bottom;
    const at = floats.place(side, from, left, left + this.area.width, width, height);
    setPosition(child, this.box, at.x - x + margins.left, at.y - y + margins.top);
  }

  private placeBlock(child: LayoutBox): void {
    const before = this.strut;
    const top = topStrut(child, this.area.width);
    if (!this.atTop) this.strut = addStrut(this.strut, top);
    const cleared = this.outer.floats.clearance(child.style.clear) - this.outer.y - this.area.y;
    const moved = child.style.clear !== 'none' && cleared > this.next;
    if (moved) {
      this.y = cleared;
      this.strut = NO_MARGIN;
      this.atTop = false;
    }
    const y = this.layoutChild(child, this.next);
    if (child.collapsesThrough) {
      if (!this.atTop && !moved) this.strut = addStrut(addStrut(before, top), child.bottomStrut);
      return;
    }
    this.atTop = false;
    this.y = y + child.height;
    this.strut = child.bottomStrut;
  }

  /** Sizes a block and places it at `y`, or lower if floats leave no room; returns its position. */
  private layoutChild(child: LayoutBox, y: number): number {
    const { area, outer } = this;
    const margins = marginEdges(child.style, area.width);
    const beside = establishesContext(child) || child.inside === 'replaced';
    const at = beside ? this.besideFloats(child, y, across(margins)) : { x: 0, y, width: area.width };
    const position = {
      floats: outer.floats,
      x: outer.x + area.x + margins.left,
      y: outer.y + area.y + at.y,
    };
    this.layouter.layout(child, this.space('fill', at.width), beside ? undefined : position);
    child.bottomStrut = addMargin(child.bottomStrut, margins.bottom);
    const x = at.x + blockOffset(child, at.width, this.box);
    setPosition(child, this.box, area.x + x, area.y + at.y);
    takeBaselines(this.box, child);
    return at.y;
  }

  /** A box with its own formatting context is placed beside floats, not under them. */
  private besideFloats(child: LayoutBox, y: number, margins: number) {
    const { area, outer } = this;
    const left = outer.x + area.x;
    const top = outer.y + area.y;
    const edges = innerEdges(child.style, area.width);
    const wanted = borderBoxSize(child.style, 'width', area.width, across(edges));
    const need = (wanted ?? this.layouter.widths(child).min) + margins;
    const first = outer.floats.band(top + y, left, left + area.width);
    if (first.until === Infinity) return { x: 0, y, width: area.width };
    const room = outer.floats.room(top + y, left, left + area.width, Math.min(need, area.width));
    return {
      x: room.left - left,
      y: room.y - top,
      width: wanted === null ? room.right - room.left : area.width,
    };
  }

  private space(sizing: Space['sizing'], width: number): Space {
    return {
      width,
      height: this.area.height,
      sizing,
      forcedWidth: null,
      forcedHeight: null,
      final: this.area.final,
    };
  }
}

/** The baselines of a block are those of its first and last lines, at any depth. */
function takeBaselines(box: LayoutBox, child: LayoutBox): void {
  if (child.firstBaseline !== null) box.firstBaseline ??= child.y + child.firstBaseline;
  if (child.lastBaseline !== null) box.lastBaseline = child.y + child.lastBaseline;
}

/** Left offset of a block in its container, after auto margins. */
function blockOffset(child: LayoutBox, width: number, parent: LayoutBox): number {
  const { style } = child;
  const margins = marginEdges(style, width);
  const free = width - child.width - across(margins);
  const left = style['margin-left'] === 'auto';
  const right = style['margin-right'] === 'auto';
  if (left && free > 0) return right ? free / 2 : free;
  if (parent.style.direction === 'rtl' && !right) return margins.left + free;
  if (free > 0 && !right) {
    const align = parent.style['text-align'];
    if (align === '-webkit-center') return margins.left + free / 2;
    if (align === '-webkit-right') return margins.left + free;
  }
  return margins.left;
}
