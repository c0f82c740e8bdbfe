import type { DocElement } from '../document/document.ts';
import type { ComputedStyle } from './properties.ts';

/** Product of the opacities of an element and its ancestors below which it counts as invisible. */
export const MIN_OPACITY = 0.05;

/** Elements whose HTML content is a fallback or data and never has boxes. */
const CLOSED = new Set([
  'audio',
  'canvas',
  'iframe',
  'object',
  'video',
  'select',
  'datalist',
  'textarea',
  'math',
]);
/** SVG elements that only define what others reference. */
const DEFINITIONS = new Set(
  `defs symbol clippath mask marker pattern lineargradient radialgradient filter title desc metadata`.split(
    /\s+/,
  ),
);

/** Visibility state that an element passes on to its children. */
export interface Presence {
  /** It generates a box (or, with display: contents, its children may). */
  readonly rendered: boolean;
  readonly visible: boolean;
  /** Its children may generate boxes. */
  readonly open: boolean;
  /** Product of the opacities of the element and its ancestors. */
  readonly opacity: number;
}

export const OUTSIDE: Presence = { rendered: true, visible: true, open: true, opacity: 1 };

/** Whether an element is rendered, given its parent's state. */
export function presenceOf(element: DocElement, style: ComputedStyle, parent: Presence): Presence {
  const rendered =
    parent.open && style.display !== 'none' && !isHiddenByDetails(element) && element.tag !== 'noscript';
  const opacity = parent.opacity * style.opacity;
  const skipsContents = style['content-visibility'] === 'hidden';
  const visible = rendered && style.visibility === 'visible' && opacity > MIN_OPACITY && !skipsContents;
  return { rendered, visible, open: rendered && opensTo(element) && !skipsContents, opacity };
}

function opensTo({ tag, namespace }: DocElement): boolean {
  return namespace === 'svg' ? !DEFINITIONS.has(tag) : !CLOSED.has(tag);
}

/** A closed <details> shows only its first <summary>. */
function isHiddenByDetails({ tag, parent, previous }: DocElement): boolean {
  if (parent === null || parent.tag !== 'details' || 'open' in parent.attributes) return false;
  if (tag !== 'summary') return true;
  for (let sibling = previous; sibling !== null; sibling = sibling.previous) {
    if (sibling.tag === 'summary') return true;
  }
  return false;
}
