import { Cursor } from '../css/cursor.ts';
import type { MutableStyle } from './element-scope.ts';
import type { ElementStyle } from './element-style.ts';
import { blockify } from './values/display.ts';

/** Adjusts computed values that depend on other properties or on the parent (CSS 2.2, §9.7). */
export function adjustStyle(
  style: MutableStyle,
  parent: ElementStyle | null,
  declared: ReadonlyMap<string, string>,
): void {
  hideUnstyledBorders(style);
  adjustDisplay(style, parent);
  clampLines(style, declared.get('-webkit-box-orient'));
  adjustLayers(style, layerCount(declared.get('background-image')) ?? style['background-image'].length);
  adjustOverflow(style);
  if (style['text-align'] === 'match-parent') style['text-align'] = matchParent(parent);
}

/** Flex and grid items, floats, boxes out of flow and the root become block-level. */
function adjustDisplay(style: MutableStyle, parent: ElementStyle | null): void {
  const { display } = style;
  const outOfFlow = style.position === 'absolute' || style.position === 'fixed';
  if (outOfFlow) style.float = 'none';
  if (display === 'none' || display === 'contents') {
    if (parent === null && display === 'contents') style.display = 'block';
    return;
  }
  const becomesBlock = outOfFlow || style.float !== 'none' || parent === null || parent.holdsItems;
  if (becomesBlock) style.display = blockify(display);
}

/** Chromium turns a legacy `-webkit-box` with a line clamp into a block. */
function clampLines(style: MutableStyle, orientation: string | undefined): void {
  if (orientation === undefined || style['-webkit-line-clamp'] === 'none') return;
  if (!VERTICAL_BOX.has(orientation.toLowerCase())) return;
  if (style.display === '-webkit-box') style.display = 'flow-root';
  if (style.display === '-webkit-inline-box') style.display = 'inline-block';
}

const VERTICAL_BOX: ReadonlySet<string> = new Set(['vertical', 'block-axis']);

/** Whether children of a box with this display are flex or grid items. */
export function holdsItems(display: string, parent: ElementStyle | null): boolean {
  if (display === 'contents') return parent?.holdsItems ?? false;
  return ITEM_CONTAINERS.has(display);
}

/** Children of a legacy `-webkit-box` keep their display. */
const ITEM_CONTAINERS: ReadonlySet<string> = new Set(['flex', 'inline-flex', 'grid', 'inline-grid']);

/** The width of a border without a style computes to 0, except for outlines. */
function hideUnstyledBorders(style: MutableStyle): void {
  if (isUnstyled(style['border-top-style'])) style['border-top-width'] = 0;
  if (isUnstyled(style['border-right-style'])) style['border-right-width'] = 0;
  if (isUnstyled(style['border-bottom-style'])) style['border-bottom-width'] = 0;
  if (isUnstyled(style['border-left-style'])) style['border-left-width'] = 0;
}

function isUnstyled(lineStyle: string): boolean {
  return lineStyle === 'none' || lineStyle === 'hidden';
}

/** `visible` on one axis becomes `auto` when the other axis scrolls; Chromium keeps `clip`. */
function adjustOverflow(style: MutableStyle): void {
  const x = style['overflow-x'];
  const y = style['overflow-y'];
  if (x === 'visible' && SCROLLING.has(y)) style['overflow-x'] = 'auto';
  if (y === 'visible' && SCROLLING.has(x)) style['overflow-y'] = 'auto';
}

const SCROLLING: ReadonlySet<string> = new Set(['hidden', 'scroll', 'auto']);

/** Number of layers, including `none`; null when the text does not decide it. */
function layerCount(images: string | undefined): number | null {
  if (images === undefined || !images.includes(',')) return null;
  return Cursor.over(images)?.splitCommas()?.length ?? null;
}

/** Lists about background layers have one entry per layer, or one when there is none. */
function adjustLayers(style: MutableStyle, layers: number): void {
  const count = Math.max(1, layers);
  style['background-size'] = repeatText(style['background-size'], count);
  style['background-position'] = repeatText(style['background-position'], count);
  style['background-repeat'] = repeatText(style['background-repeat'], count);
  style['background-clip'] = repeat(style['background-clip'], count);
  style['background-attachment'] = repeat(style['background-attachment'], count);
}

function repeatText(text: string, count: number): string {
  if (count === 1 && !text.includes(',')) return text;
  return repeat(text.split(', '), count).join(', ');
}

function repeat(list: readonly string[], count: number): readonly string[] {
  if (list.length === count) return list;
  return Array.from({ length: count }, (_, i) => list[i % list.length] ?? '');
}

function matchParent(parent: ElementStyle | null): string {
  const align = parent?.style['text-align'] ?? 'start';
  if (align !== 'start' && align !== 'end') return align;
  const leftToRight = parent?.style.direction !== 'rtl';
  return (align === 'start') === leftToRight ? 'left' : 'right';
}
