import type { CornerRadius, Shadow } from '../cascade/computed-value.ts';
import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import { attentionAt } from './attention.ts';
import { areaOf } from './clip.ts';
import { defineFeature } from './feature.ts';
import { isBand } from './full-bleed.ts';
import { layersOf } from './layers.ts';
import type { PageView } from './page-view.ts';
import { resolveLength } from './pseudo-box.ts';
import { shortSelector } from './selector.ts';
import { isShadowRule } from './shadow-rule.ts';
import { visibleSides } from './sides.ts';

export type BoxKind = 'button' | 'input' | 'tag' | 'card' | 'image';

/** A box a reader sees as a box, because of a fill, a border, a shadow or an image. */
export interface FramedBox {
  readonly selector: string;
  readonly kind: BoxKind;
  /** px: its roundest corner, never more than half of the shorter side. */
  readonly radius: number;
  /** The corners take half of the height: a capsule or a circle. */
  readonly pill: boolean;
  /** As wide as high, within 2 px. */
  readonly square: boolean;
  readonly fill: 'none' | 'color' | 'gradient' | 'image';
  /** Shadows that can be seen, outermost last as written. */
  readonly shadows: readonly Shadow[];
  /** Weight of its place: 2 on the first screen, 1 on the next two, then 0.25. */
  readonly attention: number;
}

const MIN_WIDTH = 20; // px; smaller boxes are dots and ticks
const MIN_HEIGHT = 14;
const TAG_HEIGHT = 30; // px; a filled inline box up to this height is a tag
const BUTTON_HEIGHT = 90; // px; a taller link with a fill is a card
const NOTICEABLE = 0.02; // OKLab distance of a fill from its ground
const VISIBLE_SHADOW = 0.03; // alpha
const TABLE_PARTS = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th', 'caption', 'col']);
const IMAGES = new Set(['img', 'picture', 'video']);
const FIELDS = new Set(['input', 'select', 'textarea']);
const BUTTON_TYPES = new Set(['submit', 'button', 'reset', 'image']);
const UNBOXED_TYPES = new Set(['checkbox', 'radio', 'range', 'hidden', 'file', 'color']);

/** Buttons, cards, inputs, tags and framed images; bands, table cells and layout wrappers are none. */
export const framedBoxes = defineFeature({
  id: 'framedBoxes',
  observe: (view: PageView): readonly FramedBox[] =>
    view.visible.flatMap((element) => framedBox(element, view)),
});

function framedBox(element: StyledElement, view: PageView): FramedBox[] {
  if (!couldBeBox(element, view)) return [];
  const { style, box } = element;
  const fill = fillOf(element, view);
  const shadows = style['box-shadow'].filter((shadow) => isVisible(shadow));
  const outlined = visibleSides(element, view).length >= 3;
  const image = IMAGES.has(element.tag);
  if (fill === 'none' && shadows.length === 0 && !outlined && !image) return [];
  if (image && fillsFrame(element, view)) return [];
  const half = Math.min(box.width, box.height) / 2;
  const radius = Math.min(half, roundestCorner(element));
  return [
    {
      selector: shortSelector(element),
      kind: kindOf(element),
      radius,
      pill: radius > 2 && radius >= Math.min(half, box.height / 2) - 1,
      square: Math.abs(box.width - box.height) <= 2,
      fill,
      shadows,
      attention: attentionAt(box, view),
    },
  ];
}

function couldBeBox(element: StyledElement, view: PageView): boolean {
  const { tag, namespace, box, attributes, parent } = element;
  if (parent === -1 || tag === 'body' || namespace !== 'html' || TABLE_PARTS.has(tag)) return false;
  if (tag === 'input' && UNBOXED_TYPES.has(attributes['type'] ?? '')) return false;
  if (box.width < MIN_WIDTH || box.height < MIN_HEIGHT) return false;
  return !isBand(element, view);
}

function fillOf(element: StyledElement, view: PageView): FramedBox['fill'] {
  const { style, parent } = element;
  const clipped = style['background-clip'][0] === 'text';
  const [image] = clipped ? [] : style['background-image'];
  if (image !== undefined && areaOf(element.box) > 0) {
    // A gradient may draw no more than an underline, and lie under an icon.
    const layers = layersOf(style, element.box, view.page).filter(({ kind }) => kind !== 'color');
    const fill = layers.findLast(({ uncertain }) => !uncertain) ?? layers.at(-1);
    if (fill !== undefined && fill.url === null) return 'gradient';
    if (style['background-image'].some(({ kind }) => kind === 'url')) return 'image';
  }
  const above = view.page.elements[parent];
  const fill = style['background-color'];
  if (clipped || fill.a === 0 || above === undefined) return 'none';
  const ground = view.ground(above);
  const seen = ground.image || colorDifference(composite(fill, ground.color), ground.color) >= NOTICEABLE;
  return seen ? 'color' : 'none';
}

function isVisible(shadow: Shadow): boolean {
  const { color, x, y, blur, spread } = shadow;
  const drawn = blur > 0 || spread > 0 || x !== 0 || y !== 0;
  return drawn && color.a >= VISIBLE_SHADOW && !isShadowRule(shadow);
}

/** An image that fills a parent which clips or frames it: the parent is the box. */
function fillsFrame({ box, parent }: StyledElement, view: PageView): boolean {
  const frame = view.page.elements[parent];
  if (frame === undefined || areaOf(frame.box) > 1.2 * areaOf(box)) return false;
  return frame.style['overflow-x'] !== 'visible' || roundestCorner(frame) > 0;
}

function kindOf(element: StyledElement): BoxKind {
  const { tag, attributes, style, box } = element;
  if (IMAGES.has(tag)) return 'image';
  if (tag === 'button' || (tag === 'input' && BUTTON_TYPES.has(attributes['type'] ?? ''))) return 'button';
  if (FIELDS.has(tag)) return 'input';
  const clickable = tag === 'a' || tag === 'summary' || attributes['role'] === 'button';
  if (clickable && box.height <= BUTTON_HEIGHT) return 'button';
  if (style.display.startsWith('inline') && box.height <= TAG_HEIGHT) return 'tag';
  return 'card';
}

const CORNERS = [
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-right-radius',
  'border-bottom-left-radius',
] as const;

/** px before any overlap is reduced: joined controls keep one round side, so the roundest corner tells. */
function roundestCorner({ style, box }: StyledElement): number {
  return Math.max(...CORNERS.map((corner) => cornerRadius(style[corner], box)));
}

function cornerRadius({ horizontal, vertical }: CornerRadius, box: Box): number {
  return Math.min(resolveLength(horizontal, box.width), resolveLength(vertical, box.height));
}
