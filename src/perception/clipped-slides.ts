import { siblingRows } from '../cascade/sibling-rows.ts';
import type { Box, StyledElement, StyledPage } from '../cascade/styled-page.ts';

/** The part of the page that an element may show its children in, px; endless where it does not clip or scrolls. */
interface Clip {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Clips of the children of an element: those in flow, and those with `position: absolute`. */
interface Clips {
  readonly inFlow: Clip;
  readonly absolute: Clip;
}

const ENDLESS: Clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
const UNCLIPPED: Clips = { inFlow: ENDLESS, absolute: ENDLESS };
const MIN_SHOWN = 1; // px; less is rounding

/**
 * Slides that are not in the window of their carousel: of siblings of one kind, those that an ancestor clips
 * completely while it shows others. What the reader can scroll to is not clipped. Indices.
 */
export function clippedSlides({ elements }: StyledPage): ReadonlySet<number> {
  const clips: Clips[] = []; // parents precede their children
  const clipped = new Set<number>();
  for (const element of elements) {
    clips.push(clipsOf(element, clips[element.parent] ?? UNCLIPPED));
    if (!element.visible) continue;
    for (const row of siblingRows(element, elements)) {
      for (const { index } of outsideOf(row, clips[element.index] ?? UNCLIPPED)) clipped.add(index);
    }
  }
  return clipped;
}

/** The members of a row outside the clip; none if no member is inside. */
function outsideOf(row: readonly StyledElement[], clips: Clips): readonly StyledElement[] {
  const shown = row.filter(({ visible, box }) => visible && Math.min(box.width, box.height) >= MIN_SHOWN);
  const outside = shown.filter(({ style, box }) => !isInside(box, clipOf(style, clips)));
  return outside.length < shown.length ? outside : [];
}

function isInside({ x, y, width, height }: Box, { left, right, top, bottom }: Clip): boolean {
  const across = Math.min(x + width, right) - Math.max(x, left);
  const down = Math.min(y + height, bottom) - Math.max(y, top);
  return across >= MIN_SHOWN && down >= MIN_SHOWN;
}

function clipOf({ position }: StyledElement['style'], { inFlow, absolute }: Clips): Clip {
  if (position === 'fixed') return ENDLESS;
  return position === 'absolute' ? absolute : inFlow;
}

function clipsOf(element: StyledElement, outer: Clips): Clips {
  const { style } = element;
  const around = clipOf(style, outer);
  const inFlow = clipIn(element, around);
  return { inFlow, absolute: isContainingBlock(style) ? inFlow : outer.absolute };
}

function clipIn({ tag, style, box }: StyledElement, around: Clip): Clip {
  // The overflow of html and body belongs to the viewport, which scrolls.
  if (tag === 'html' || tag === 'body') return around;
  const [left, right] = range(style['overflow-x'], box.x, box.width, [around.left, around.right]);
  const [top, bottom] = range(style['overflow-y'], box.y, box.height, [around.top, around.bottom]);
  return { left, right, top, bottom };
}

type Range = readonly [from: number, to: number];

function range(overflow: string, start: number, size: number, around: Range): Range {
  if (overflow === 'visible') return around;
  if (overflow !== 'hidden' && overflow !== 'clip') return [-Infinity, Infinity];
  return [Math.max(start, around[0]), Math.min(start + size, around[1])];
}

function isContainingBlock(style: StyledElement['style']): boolean {
  return (
    style.position !== 'static' ||
    style.transform !== 'none' ||
    style.translate !== 'none' ||
    style.filter !== 'none'
  );
}
