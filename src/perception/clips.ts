import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { clipShape } from './clip-shape.ts';

/** The part of the page that an element may show its contents in, px; endless where it does not clip or scrolls. */
export interface Clip {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What clips an element, and what clips its own text and its children in flow. */
export interface ElementClips {
  readonly own: Clip;
  readonly contents: Clip;
}

/** Clips of the children of an element: those in flow, and those with `position: absolute`. */
interface Clips {
  readonly inFlow: Clip;
  readonly absolute: Clip;
}

const ENDLESS: Clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
const UNCLIPPED: Clips = { inFlow: ENDLESS, absolute: ENDLESS };
const MIN_SCROLLER = 16; // px; in a lower box nobody scrolls to read a line

/** The clips of every element of a page, by index. */
export function clipsOfPage(elements: readonly StyledElement[]): readonly ElementClips[] {
  const clips: Clips[] = []; // parents precede their children
  const open = new Map<Clip, ElementClips>();
  return elements.map((element) => {
    const outer = clips[element.parent] ?? UNCLIPPED;
    const own = clipOf(element, outer);
    const inside = clipsOf(element, own, outer);
    clips.push(inside);
    if (own !== inside.inFlow) return { own, contents: inside.inFlow };
    // Most elements of a page clip nothing and share one object: a large page has room for little else.
    const same = open.get(own) ?? { own, contents: own };
    open.set(own, same);
    return same;
  });
}

/** The part of a box that its clip leaves; its width or height is 0 where nothing shows. */
export function shownPart(box: Box, clip: Clip): Box {
  const { across, down } = shownSides(box, clip);
  return {
    x: Math.max(box.x, clip.left),
    y: Math.max(box.y, clip.top),
    width: Math.max(0, across),
    height: Math.max(0, down),
  };
}

/** The clip that applies to an element itself, by the clips of its parent. Its own `clip-path` is part of it. */
function clipOf(element: StyledElement, { inFlow, absolute }: Clips): Clip {
  const { position } = element.style;
  const outer = position === 'fixed' ? ENDLESS : position === 'absolute' ? absolute : inFlow;
  const shape = clipShape(element);
  return shape === null ? outer : within(outer, shape);
}

/** The clips of the children of an element. @param own what clips the element itself */
function clipsOf(element: StyledElement, own: Clip, outer: Clips): Clips {
  const inFlow = clipOfContents(element, own);
  const isPath = element.style['clip-path'] !== 'none';
  // clip-path cuts off positioned descendants as well, whatever their containing block.
  const absolute = isPath ? own : outer.absolute;
  const inside = { inFlow, absolute: isContainingBlock(element.style) ? inFlow : absolute };
  return inside.inFlow === outer.inFlow && inside.absolute === outer.absolute ? outer : inside;
}

/** The sides of the visible part of a box, px; 0 or less where nothing of it shows. */
export function shownSides(box: Box, { left, right, top, bottom }: Clip): { across: number; down: number } {
  return {
    across: Math.min(box.x + box.width, right) - Math.max(box.x, left),
    down: Math.min(box.y + box.height, bottom) - Math.max(box.y, top),
  };
}

function within(clip: Clip, { x, y, width, height }: Box): Clip {
  return {
    left: Math.max(clip.left, x),
    right: Math.min(clip.right, x + width),
    top: Math.max(clip.top, y),
    bottom: Math.min(clip.bottom, y + height),
  };
}

function clipOfContents({ tag, style, box }: StyledElement, around: Clip): Clip {
  // The overflow of html and body belongs to the viewport, which scrolls.
  if (tag === 'html' || tag === 'body') return around;
  const isOpen = style['overflow-x'] === 'visible' && style['overflow-y'] === 'visible';
  if (isOpen && style.contain === 'none') return around;
  if (/\b(?:paint|strict|content)\b/.test(style.contain)) return within(around, box);
  const [left, right] = range(style['overflow-x'], box.x, box.width, [around.left, around.right]);
  const [top, bottom] = range(style['overflow-y'], box.y, box.height, [around.top, around.bottom]);
  return { left, right, top, bottom };
}

type Range = readonly [from: number, to: number];

function range(overflow: string, start: number, size: number, around: Range): Range {
  if (overflow === 'visible') return around;
  const scrolls = overflow !== 'hidden' && overflow !== 'clip';
  if (scrolls && size >= MIN_SCROLLER) return [-Infinity, Infinity];
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
