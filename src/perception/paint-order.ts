import type { ComputedStyle } from '../cascade/properties.ts';
import type { Box, PseudoElement, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { intersect } from './box-geometry.ts';
import { zIndex, type CoverTest } from './pseudo-covers.ts';

/** An element when its turn to be painted comes, and the part of the page it may paint on. */
export interface Turn {
  readonly element: StyledElement;
  /** Its ::before or ::after where that covers its content; null for the element itself. */
  readonly cover: PseudoElement | null;
  readonly clip: Box;
}

const POSITIONED = 0.5; // after what flows, before any positive z-index
const CLIPPING = new Set(['hidden', 'clip', 'auto', 'scroll']);

/**
 * Elements from back to front. Every positioned element counts as a stacking context of its own, which
 * differs from CSS only where a z-index reaches out of a positioned parent without one.
 * @param covers which boxes of ::before and ::after have a turn of their own
 */
export function* paintOrder(page: StyledPage, canvas: Box, covers: CoverTest): Generator<Turn> {
  const root = page.elements[0];
  if (root === undefined) return;
  const waiting: Turn[] = [{ element: root, cover: null, clip: canvas }];
  for (let turn = waiting.pop(); turn !== undefined; turn = waiting.pop()) {
    yield turn;
    if (turn.cover !== null) continue;
    const clip = clipOfChildren(turn);
    for (const { element, cover, style } of backToFront(page, turn.element, covers).toReversed()) {
      waiting.push({ element, cover, clip: style.position === 'fixed' ? canvas : clip });
    }
  }
}

/** A child, or a box of ::before or ::after that covers children. */
interface Part {
  readonly element: StyledElement;
  readonly cover: PseudoElement | null;
  readonly style: ComputedStyle;
}

function backToFront(page: StyledPage, parent: StyledElement, covers: CoverTest): Part[] {
  const rendered = parent.children.flatMap((index): Part[] => {
    const child = page.elements[index];
    return child?.rendered ? [{ element: child, cover: null, style: child.style }] : [];
  });
  const coverOf = (cover: PseudoElement | null): Part[] =>
    cover !== null && covers(cover) ? [{ element: parent, cover, style: cover.style }] : [];
  const parts = [...coverOf(parent.before), ...rendered, ...coverOf(parent.after)];
  if (parts.every(({ style }) => style.position === 'static')) return parts;
  return parts.toSorted((a, b) => level(a) - level(b));
}

function level({ style }: Part): number {
  if (style.position === 'static') return 0;
  const z = zIndex(style);
  return Number.isNaN(z) || z === 0 ? POSITIONED : z;
}

function clipOfChildren({ element, clip }: Turn): Box {
  const { style, tag, box } = element;
  const clips = CLIPPING.has(style['overflow-x']) || CLIPPING.has(style['overflow-y']);
  // The overflow of html and body belongs to the window, which scrolls.
  return clips && tag !== 'html' && tag !== 'body' ? intersect(clip, box) : clip;
}
