import type { Shadow } from '../cascade/computed-value.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { areaOf } from './box-geometry.ts';
import { perElement } from './by-element.ts';
import type { DrawnPage } from './drawn-page.ts';
import { isRing } from './shadow-shape.ts';

/** The groups of a page; each answer is computed once per element. */
export interface Groups {
  /** What the element draws around its contents, null for nothing. */
  readonly kind: (element: StyledElement) => GroupKind | null;
  /** A panel or a frame that is no part of a table. */
  readonly isCard: (element: StyledElement) => boolean;
}

/** What holds contents together. panel: filled or raised; frame: outlined; band: across the viewport. */
export type GroupKind = 'panel' | 'frame' | 'band';

const MIN_GROUP_AREA = 5000; // px²; smaller boxes are tags, keys and icons
const MAX_PAGE_SHARE = 0.85; // of the height of the page: a taller box is the sheet that everything lies on
const MAX_SCREENS = 2; // of height: nobody sees both ends of a taller box, so it groups nothing
/** Alpha from which a shadow shows. */
export const MIN_SHADOW_ALPHA = 0.03;
/** Code samples, marked words and the page itself are no groups. */
const NO_GROUPS = new Set(['html', 'body', 'pre', 'code', 'mark']);
/** Their fills tell rows from each other and heads from bodies; only an outline makes boxes of them. */
const TABLE_PARTS = new Set(['td', 'th', 'tr', 'tbody', 'thead', 'tfoot']);
const STRONG_LINE = 0.3; // OKLab distance; such an outline is seen before the fill or the shadow of its box

/** Prepares the answers for one page. */
export function groupsOf(drawn: DrawnPage): Groups {
  const kind = perElement((element) => groupKind(element, drawn));
  const isCard = (element: StyledElement) => {
    if (TABLE_PARTS.has(element.tag)) return false;
    const drawnKind = kind(element);
    return drawnKind === 'panel' || drawnKind === 'frame';
  };
  return { kind, isCard };
}

function groupKind(
  element: StyledElement,
  { page, height, surfaces, controls }: DrawnPage,
): GroupKind | null {
  const { tag, namespace, style, box } = element;
  if (namespace !== 'html' || NO_GROUPS.has(tag) || areaOf(box) < MIN_GROUP_AREA) return null;
  if (controls.isControl(element) || controls.isNameplate(element)) return null;
  if (box.height >= Math.min(MAX_PAGE_SHARE * height, MAX_SCREENS * page.viewport.height)) return null;
  const outline = surfaces.outline(element);
  const outlined = outline > 0;
  if (TABLE_PARTS.has(tag)) return outlined ? 'frame' : null;
  const filled = surfaces.fill(element).kind !== 'none';
  if (surfaces.isBand(element)) return filled ? 'band' : null;
  if (outline >= STRONG_LINE) return 'frame';
  if (filled || style['box-shadow'].some(isRaising)) return 'panel';
  return outlined ? 'frame' : null;
}

function isRaising(shadow: Shadow): boolean {
  const { color, blur, spread, x, y } = shadow;
  return (
    !isRing(shadow) && color.a >= MIN_SHADOW_ALPHA && blur + Math.abs(spread) + Math.abs(x) + Math.abs(y) > 0
  );
}
