import type { Box, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { intersect } from './box-geometry.ts';

/** An element when its turn to be painted comes, and the part of the page it may paint on. */
export interface Turn {
  readonly element: StyledElement;
  readonly clip: Box;
}

const POSITIONED = 0.5; // after what flows, before any positive z-index
const CLIPPING = new Set(['hidden', 'clip', 'auto', 'scroll']);

/**
 * Elements from back to front. Every positioned element counts as a stacking context of its own, which
 * differs from CSS only where a z-index reaches out of a positioned parent without one.
 */
export function* paintOrder(page: StyledPage, canvas: Box): Generator<Turn> {
  const root = page.elements[0];
  if (root === undefined) return;
  const waiting: Turn[] = [{ element: root, clip: canvas }];
  for (let turn = waiting.pop(); turn !== undefined; turn = waiting.pop()) {
    yield turn;
    const clip = clipOfChildren(turn);
    for (const child of backToFront(page, turn.element).toReversed()) {
      waiting.push({ element: child, clip: child.style.position === 'fixed' ? canvas : clip });
    }
  }
}

function backToFront(page: StyledPage, { children }: StyledElement): StyledElement[] {
  const rendered = children.flatMap((index) => {
    const child = page.elements[index];
    return child?.rendered ? [child] : [];
  });
  if (rendered.every(({ style }) => style.position === 'static')) return rendered;
  return rendered.toSorted((a, b) => level(a) - level(b));
}

function level({ style }: StyledElement): number {
  if (style.position === 'static') return 0;
  const z = Number.parseInt(style['z-index'], 10);
  return Number.isNaN(z) || z === 0 ? POSITIONED : z;
}

function clipOfChildren({ element, clip }: Turn): Box {
  const { style, tag, box } = element;
  const clips = CLIPPING.has(style['overflow-x']) || CLIPPING.has(style['overflow-y']);
  // The overflow of html and body belongs to the window, which scrolls.
  return clips && tag !== 'html' && tag !== 'body' ? intersect(clip, box) : clip;
}
