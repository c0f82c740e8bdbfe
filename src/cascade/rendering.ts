import type { DocElement } from '../document/document.ts';
import type { ComputedStyle } from './properties.ts';

/** Below this opacity, multiplied through the ancestors, nobody sees an element. */
export const MIN_OPACITY = 0.05;

/** Elements whose HTML content is a fallback or data and never gets boxes of its own. */
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
/** SVG elements that only define what others use. */
const DEFINITIONS = new Set(
  `defs symbol clippath mask marker pattern lineargradient radialgradient filter title desc metadata`.split(
    /\s+/,
  ),
);

/** What an element passes on to its children about being seen. */
export interface Presence {
  /** It generates a box (or, with display: contents, its children may). */
  readonly rendered: boolean;
  readonly visible: boolean;
  /** Its children may generate boxes. */
  readonly open: boolean;
  /** Product of the opacities down to here. */
  readonly opacity: number;
}

export const OUTSIDE: Presence = { rendered: true, visible: true, open: true, opacity: 1 };

/** Is an element drawn at all, given its parent's presence? */
export function presenceOf(element: DocElement, style: ComputedStyle, parent: Presence): Presence {
  const rendered =
    parent.open && style.display !== 'none' && !isHiddenByDetails(element) && element.tag !== 'noscript';
  const opacity = parent.opacity * style.opacity;
  const visible = rendered && style.visibility === 'visible' && opacity > MIN_OPACITY;
  return { rendered, visible, open: rendered && opensTo(element), opacity };
}

function opensTo({ tag, namespace }: DocElement): boolean {
  return namespace === 'svg' ? !DEFINITIONS.has(tag) : !CLOSED.has(tag);
}

/** Closed <details> show their first <summary> only. */
function isHiddenByDetails({ tag, parent, previous }: DocElement): boolean {
  if (parent === null || parent.tag !== 'details' || 'open' in parent.attributes) return false;
  if (tag !== 'summary') return true;
  for (let sibling = previous; sibling !== null; sibling = sibling.previous) {
    if (sibling.tag === 'summary') return true;
  }
  return false;
}
