import type { Box, StyledElement } from '../cascade/styled-page.ts';
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
/** Code samples, marked words and the page itself are no groups. */
const NO_GROUPS = new Set(['html', 'body', 'pre', 'code', 'mark']);
/** Their fills tell rows from each other and heads from bodies; only an outline makes boxes of them. */
const TABLE_PARTS = new Set(['td', 'th', 'tr', 'tbody', 'thead', 'tfoot']);
const FEWEST_LINES = 3; // sides of a frame; the fourth may be that of a neighbour

/** What the element draws around the contents it holds; null for nothing. */
export function groupKind(element: StyledElement, view: PageView): GroupKind | null {
  const { tag, namespace, style, box } = element;
  if (namespace !== 'html' || NO_GROUPS.has(tag) || areaOf(box) < SMALLEST_GROUP) return null;
  if (isControl(element, view)) return null;
  const sheet = Math.min(TALLEST_SHARE * view.height, TALLEST_PANEL * view.page.viewport.height);
  if (box.height >= sheet) return null;
  const lines = visibleSides(element, view).length;
  if (TABLE_PARTS.has(tag)) return lines >= FEWEST_LINES ? 'frame' : null;
  const wide = box.width >= FULL_BLEED * view.page.viewport.width && !(lines === 4 && isInset(box, view));
  const filled = surfaceFill(element, view).kind !== 'none';
  if (wide) return filled ? 'band' : null;
  const raised = style['box-shadow'].some(
    ({ color, blur, spread, x, y }) =>
      color.a >= VISIBLE_SHADOW && blur + Math.abs(spread) + Math.abs(x) + Math.abs(y) > 0,
  );
  if (filled || raised) return 'panel';
  return lines >= FEWEST_LINES ? 'frame' : null;
}

/** Its left and right edges stand within the window. */
function isInset({ x, width }: Box, { page }: PageView): boolean {
  return x > 0 && x + width < page.viewport.width;
}

/** A box that a reader sees as one thing: filled, raised or outlined, no band and no part of a table. */
export function isCard(element: StyledElement, view: PageView): boolean {
  if (TABLE_PARTS.has(element.tag)) return false;
  const kind = groupKind(element, view);
  return kind === 'panel' || kind === 'frame';
}
