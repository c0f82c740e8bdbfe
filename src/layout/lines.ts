import { across, inlineEdge, lengthOf, marginEdges } from './sizes.ts';
import { inlineContent } from './inline-content.ts';
import { type Chunk, type InlineItem, type LayoutBox, setPosition } from './layout-box.ts';
import type { ContentArea, FloatPosition, Layouter } from './layouter.ts';
import { placeLine, type Fragments, type PlacedItem } from './line.ts';

/** Breaks the inline content of a block into lines; returns their total height. */
export function layoutLines(
  block: LayoutBox,
  area: ContentArea,
  layouter: Layouter,
  outer: FloatPosition,
): number {
  return new LinePass(block, area, layouter, outer).run();
}

/** Tolerance: sums of estimated advances rarely match a width exactly. */
const SLACK = 0.05; // px

/** One pass over inline content, with the current line. */
class LinePass {
  private readonly block: LayoutBox;
  private readonly area: ContentArea;
  private readonly layouter: Layouter;
  private readonly outer: FloatPosition;
  private readonly fragments: Fragments;
  /** Top of the current line, from the top of the content box. */
  private y = 0;
  private items: PlacedItem[] = [];
  /** Width of the current line so far, and its initial indent. */
  private used = 0;
  private left = 0;
  private right = 0;
  private filled = false;
  private count = 0;
  /** `-webkit-line-clamp`: the block ends after this many lines. */
  private readonly mostLines: number;
  private clampedAt: number | null = null;
  private readonly waiting: LayoutBox[] = [];

  constructor(block: LayoutBox, area: ContentArea, layouter: Layouter, outer: FloatPosition) {
    this.block = block;
    this.area = area;
    this.layouter = layouter;
    this.outer = outer;
    this.fragments = { work: layouter.work, block, area, open: [], seen: new Set() };
    this.mostLines = Number.parseInt(block.style['-webkit-line-clamp'], 10);
    block.firstBaseline = null;
    block.lastBaseline = null;
  }

  run(): number {
    this.startLine();
    this.used = lengthOf(this.block.style['text-indent'], this.area.width);
    for (const part of inlineContent(this.block, this.layouter)) {
      if (!this.layouter.work.spend('layout', part.kind === 'content' ? part.items.length : 1)) break;
      if (part.kind === 'content') this.addChunk(part);
      else if (part.kind === 'newline') this.addNewline(part.box);
      else if (part.kind === 'float') this.addFloat(part.box);
      else this.placeStatic(part.box);
    }
    this.endLine();
    return this.clampedAt ?? this.y;
  }

  /** Static position of a box out of flow: in the line, or, for a block, at the start of the next one. */
  private placeStatic(box: LayoutBox): void {
    const inLine = wasInline(box);
    const font = this.block.font;
    const x = this.left + (inLine ? this.used : 0);
    const y = this.y + (!inLine && this.filled ? font.lineHeight : 0);
    setPosition(box, this.block, this.area.x + x, this.area.y + y);
  }

  private startLine(): void {
    const { floats, x, y } = this.outer;
    const origin = x + this.area.x;
    const band = floats.band(y + this.area.y + this.y, origin, origin + this.area.width);
    this.left = band.left - origin;
    this.right = Math.max(this.left, band.right - origin);
    this.items = [];
    this.used = 0;
    this.filled = false;
  }

  private addChunk(chunk: Chunk): void {
    const width = this.measure(chunk);
    const solid = width > 0 || chunk.items.some(isSolid);
    if (this.filled && this.used + chunk.space + width > this.room + SLACK) this.endLine();
    if (!this.filled && width > this.room) this.moveBelowFloats(width);
    if (this.filled) this.used += chunk.space;
    for (const item of chunk.items) {
      this.items.push({ item, x: this.used });
      this.used += this.advance(item);
    }
    this.filled ||= solid;
  }

  private get room(): number {
    return this.right - this.left;
  }

  private measure(chunk: Chunk): number {
    let width = 0;
    for (const item of chunk.items) {
      if (item.kind === 'atomic') this.layoutAtomic(item.box);
      width += this.advance(item);
    }
    return width;
  }

  private layoutAtomic(box: LayoutBox): void {
    this.layouter.layout(box, {
      width: this.area.width,
      height: this.area.height,
      sizing: 'shrink',
      forcedWidth: null,
      forcedHeight: null,
      final: this.area.final,
    });
  }

  private advance(item: InlineItem): number {
    if (item.kind === 'word' || item.kind === 'gap') return item.width;
    if (item.kind === 'atomic') {
      return item.box.width + across(marginEdges(item.box.style, this.area.width));
    }
    return inlineEdge(item.box, item.kind, this.area.width);
  }

  private moveBelowFloats(width: number): void {
    const { floats, x, y } = this.outer;
    const origin = x + this.area.x;
    const top = y + this.area.y;
    const room = floats.room(top + this.y, origin, origin + this.area.width, width);
    if (room.y - top <= this.y) return;
    this.y = room.y - top;
    this.left = room.left - origin;
    this.right = room.right - origin;
  }

  private addNewline(box: LayoutBox): void {
    if (box.inside === 'break') this.items.push({ item: { kind: 'open', box }, x: this.used });
    this.filled = true; // an empty line has the height of its font
    const top = this.y;
    this.endLine();
    if (box.inside !== 'break') return;
    setPosition(box, this.block, this.area.x + this.left, this.area.y + top);
    box.height = box.font.ascent + box.font.descent;
    const cleared = this.outer.floats.clearance(box.style.clear) - this.outer.y - this.area.y;
    if (cleared <= this.y) return;
    this.y = cleared;
    this.startLine();
  }

  private addFloat(box: LayoutBox): void {
    const margins = marginEdges(box.style, this.area.width);
    this.layoutAtomic(box);
    if (this.filled && this.used + box.width + across(margins) > this.room) {
      this.waiting.push(box);
      return;
    }
    this.placeFloat(box);
    const { used, items, filled } = this;
    this.startLine();
    this.used = used;
    this.items = items;
    this.filled = filled;
  }

  private placeFloat(box: LayoutBox): void {
    if (box.float === 'none') return;
    const { floats, x, y } = this.outer;
    const margins = marginEdges(box.style, this.area.width);
    const left = x + this.area.x;
    const from = Math.max(y + this.area.y + this.y, floats.clearance(box.style.clear));
    const width = box.width + across(margins);
    const height = box.height + margins.top + margins.bottom;
    const at = floats.place(box.float, from, left, left + this.area.width, width, height);
    setPosition(box, this.block, at.x - x + margins.left, at.y - y + margins.top);
  }

  private endLine(): void {
    if (this.filled) {
      const room = { left: this.left, width: this.room, used: this.used, y: this.y };
      this.y += placeLine(this.items, room, this.fragments);
      this.count += 1;
      if (this.count === this.mostLines) this.clampedAt = this.y;
    } else placeEmpty(this.items, this.left, this.y, this.fragments);
    for (const box of this.waiting.splice(0)) this.placeFloat(box);
    this.startLine();
  }
}

/** DATA: elements that are inline by default; for boxes out of flow the computed style no longer shows it. */
const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr b button cite code em i img input kbd label mark q s select small span strong sub sup svg time u'.split(
    ' ',
  ),
);

function wasInline({ source, style }: LayoutBox): boolean {
  if (source === null) return true;
  return style.display === 'block' && INLINE_TAGS.has(source.tag);
}

function isSolid(item: InlineItem): boolean {
  return item.kind === 'word' || item.kind === 'atomic';
}

/** Positions inline boxes without content. */
function placeEmpty(items: readonly PlacedItem[], left: number, y: number, state: Fragments): void {
  const { area, block } = state;
  for (const { item } of items) {
    if (item.kind !== 'open') continue;
    const font = item.box.font;
    setPosition(item.box, block, area.x + left, area.y + y);
    item.box.width = 0;
    item.box.height = font.ascent + font.descent;
  }
}
