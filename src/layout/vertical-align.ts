import type { ComputedStyle } from '../cascade/properties.ts';
import type { LayoutBox } from './layout-box.ts';
import { down, lengthOf, marginEdges } from './sizes.ts';
import { textLength } from './text-length.ts';
import type { Font } from './text-metrics.ts';

/** Distance above and below a baseline, px. */
export interface Extent {
  readonly above: number;
  readonly below: number;
}

/** The extent of a line of text: the line height distributed around ascent and descent. */
export function leading(font: Font): Extent {
  const above = font.ascent + Math.floor((font.lineHeight - font.ascent - font.descent) / 2);
  return { above, below: font.lineHeight - above };
}

/** px from the parent's baseline down to the baseline of an inline box. */
export function alignInline(style: ComputedStyle, font: Font, parent: Font): number {
  const align = style['vertical-align'];
  if (align === 'middle') {
    const { above, below } = leading(font);
    return -parent.middle - (below - above) / 2;
  }
  if (align === 'text-top') return leading(font).above - parent.ascent;
  if (align === 'text-bottom') return parent.descent - leading(font).below;
  return raised(align, font, parent);
}

/** The extent of an atomic inline relative to its parent's baseline; null when the line box decides. */
export function alignAtomic(box: LayoutBox, parent: Font, width: number): Extent | null {
  const align = box.style['vertical-align'];
  if (align === 'top' || align === 'bottom') return null;
  const margins = marginEdges(box.style, width);
  const height = box.height + down(margins);
  const from = (above: number): Extent => ({ above, below: height - above });
  if (align === 'middle') return from(height / 2 + parent.middle);
  if (align === 'text-top') return from(parent.ascent);
  if (align === 'text-bottom') return from(height - parent.descent);
  const baseline = atomicBaseline(box);
  const above = baseline === null ? height : margins.top + baseline;
  return from(above - raised(align, box.font, parent));
}

/** The baseline of an atomic inline from its border-box top; null for its bottom margin edge. */
function atomicBaseline(box: LayoutBox): number | null {
  if (box.inside === 'flow') {
    const clips = box.style['overflow-y'] !== 'visible' && box.source?.tag !== 'button';
    return clips ? null : box.lastBaseline;
  }
  return box.firstBaseline;
}

/** Negative values move up, as in Chromium's sub- and superscripts. */
function raised(align: string, font: Font, parent: Font): number {
  if (align === 'baseline') return 0;
  if (align === 'sub') return parent.size / 5 + 1;
  if (align === 'super') return -(parent.size / 3 + 1);
  const length = textLength(align, font.size);
  return length === null ? 0 : -lengthOf(length, font.lineHeight);
}
