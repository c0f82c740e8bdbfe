import type { StyledElement } from '../cascade/styled-page.ts';
import { areaOf } from './clip.ts';
import { isControl } from './control.ts';
import type { PageView } from './page-view.ts';
import { visibleSides } from './sides.ts';
import { surfaceFill } from './surface-fill.ts';

/** What holds contents together. panel: filled or raised; frame: outlined only; band: across the window. */
export type GroupKind = 'panel' | 'frame' | 'band';

const FULL_BLEED = 0.94; // of the window's width: a band
const SMALLEST_GROUP = 5000; // px²; smaller boxes are tags, keys and icons
const TALLEST_SHARE = 0.85; // of the page: a box that high is the sheet everything lies on
const TALLEST_PANEL = 2; // screens: nobody sees both ends of a taller box, so it groups nothing to the eye
const VISIBLE_SHADOW = 0.03; // alpha
/** Parts of tables and of sentences, and code samples, are no groups. */
const NO_GROUPS = new Set([
  'td',
  'th',
  'tr',
  'tbody',
  'thead',
  'tfoot',
  'html',
  'body',
  'pre',
  'code',
  'mark',
]);

/** What the element draws around the contents it holds; null for nothing. */
export function groupKind(element: StyledElement, view: PageView): GroupKind | null {
  const { tag, namespace, style, box } = element;
  if (namespace !== 'html' || NO_GROUPS.has(tag) || areaOf(box) < SMALLEST_GROUP) return null;
  if (isControl(element, view)) return null;
  const wide = box.width >= FULL_BLEED * view.page.viewport.width;
  const sheet = Math.min(TALLEST_SHARE * view.height, TALLEST_PANEL * view.page.viewport.height);
  if (box.height >= sheet) return null;
  const filled = surfaceFill(element, view).kind !== 'none';
  if (wide) return filled ? 'band' : null;
  const raised = style['box-shadow'].some(
    ({ color, blur, spread, x, y }) =>
      color.a >= VISIBLE_SHADOW && blur + Math.abs(spread) + Math.abs(x) + Math.abs(y) > 0,
  );
  if (filled || raised) return 'panel';
  return visibleSides(element, view).length >= 3 ? 'frame' : null;
}

/** A box that a reader sees as one thing: filled, raised or outlined, and no band. */
export function isCard(element: StyledElement, view: PageView): boolean {
  const kind = groupKind(element, view);
  return kind === 'panel' || kind === 'frame';
}
