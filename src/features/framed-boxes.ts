import type { CornerRadius, Shadow } from '../cascade/computed-value.ts';
import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import { colorDifference } from '../color/difference.ts';
import { filledBehind } from '../perception/backing.ts';
import { areaOf } from '../perception/box-geometry.ts';
import { defineFeature } from './feature.ts';
import { FIELD_TAGS, PUSH_INPUTS } from '../perception/controls.ts';
import { MIN_SHADOW_ALPHA } from '../perception/groups.ts';
import type { Perception } from '../perception/perceive.ts';
import { isCutOut } from '../perception/masks.ts';
import { resolveLength } from '../perception/pseudo-box.ts';
import { shortSelector } from '../perception/selector.ts';
import { isShadowRule } from '../perception/shadow-shape.ts';

export type BoxKind = 'button' | 'input' | 'tag' | 'card' | 'image';

/** A box that shows, by a fill, a border, a shadow or an image. */
export interface FramedBox {
  readonly selector: string;
  /** Index of the element. */
  readonly index: number;
  readonly kind: BoxKind;
  /** px: its roundest corner, never more than half of the shorter side. */
  readonly radius: number;
  /** The corners take half of the height: a capsule or a circle. */
  readonly pill: boolean;
  /** As wide as high, within 2 px. */
  readonly square: boolean;
  readonly fill: 'none' | 'color' | 'gradient' | 'image';
  /** Visible shadows, outermost last as written. */
  readonly shadows: readonly Shadow[];
  /** Weight of its place: 2 on the first screen, 1 on the next two, then 0.25. */
  readonly attention: number;
}

const MIN_WIDTH = 20; // px; smaller boxes are dots and ticks
const MIN_HEIGHT = 14;
const TAG_HEIGHT = 30; // px; a filled inline box up to this height is a tag
const BUTTON_HEIGHT = 90; // px; a taller link with a fill is a card
const MIN_FILL_CONTRAST = 0.02; // OKLab distance of a fill from its ground
const TABLE_PARTS = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th', 'caption', 'col']);
const IMAGES = new Set(['img', 'picture', 'video']);
const UNBOXED_TYPES = new Set(['checkbox', 'radio', 'range', 'hidden', 'file', 'color']);

/** Buttons, cards, inputs, tags and framed images; bands, table cells and layout wrappers are none. */
export const framedBoxes = defineFeature({
  id: 'framedBoxes',
  observe: (perception: Perception): readonly FramedBox[] =>
    perception.visible.flatMap((element) => framedBox(element, perception)),
});

function framedBox(element: StyledElement, perception: Perception): FramedBox[] {
  if (!couldBeBox(element, perception)) return [];
  const { style, box } = element;
  const drawn = filledBehind(element) ?? element;
  const fill = fillOf(drawn, perception);
  const shadows = style['box-shadow'].filter((shadow) => isVisible(shadow));
  const { sides, frame } = perception.surfaces;
  const outlined = sides(element).length >= 3 || frame(element) !== null;
  const image = IMAGES.has(element.tag);
  if (fill === 'none' && shadows.length === 0 && !outlined && !image) return [];
  if (image && fillsFrame(element, perception)) return [];
  const half = Math.min(box.width, box.height) / 2;
  const radius = Math.min(half, roundestCorner(drawn));
  return [
    {
      selector: shortSelector(element),
      index: element.index,
      kind: kindOf(element),
      radius,
      pill: radius > 2 && radius >= Math.min(half, box.height / 2) - 1,
      square: Math.abs(box.width - box.height) <= 2,
      fill,
      shadows,
      attention: perception.attention(box),
    },
  ];
}

function couldBeBox(element: StyledElement, perception: Perception): boolean {
  const { tag, namespace, box, attributes, parent } = element;
  if (parent === -1 || tag === 'body' || namespace !== 'html' || TABLE_PARTS.has(tag)) return false;
  if (tag === 'input' && UNBOXED_TYPES.has(attributes['type'] ?? '')) return false;
  if (box.width < MIN_WIDTH || box.height < MIN_HEIGHT || isCutOut(element.style)) return false;
  return !perception.surfaces.isBand(element) && !perception.controls.isNameplate(element);
}

function fillOf(element: StyledElement, perception: Perception): FramedBox['fill'] {
  const { style, parent } = element;
  const clipped = style['background-clip'][0] === 'text';
  const [image] = clipped ? [] : style['background-image'];
  if (image !== undefined && areaOf(element.box) > 0) {
    // A gradient may draw no more than an underline, and lie under an icon.
    const layers = perception.layers(element).filter(({ kind }) => kind !== 'color');
    const fill = layers.findLast(({ uncertain }) => !uncertain) ?? layers.at(-1);
    if (fill !== undefined && fill.url === null) return 'gradient';
    if (style['background-image'].some(({ kind }) => kind === 'url')) return 'image';
  }
  const above = perception.page.elements[parent];
  const fill = style['background-color'];
  if (clipped || fill.a === 0 || above === undefined) return 'none';
  const ground = perception.ground(above);
  const seen =
    ground.image || colorDifference(composite(fill, ground.color), ground.color) >= MIN_FILL_CONTRAST;
  return seen ? 'color' : 'none';
}

function isVisible(shadow: Shadow): boolean {
  const { color, x, y, blur, spread } = shadow;
  const drawn = blur > 0 || spread > 0 || x !== 0 || y !== 0;
  return drawn && color.a >= MIN_SHADOW_ALPHA && !isShadowRule(shadow);
}

/** An image that fills a parent which clips or frames it: the parent is the box. */
function fillsFrame({ box, parent }: StyledElement, perception: Perception): boolean {
  const frame = perception.page.elements[parent];
  if (frame === undefined || areaOf(frame.box) > 1.2 * areaOf(box)) return false;
  return frame.style['overflow-x'] !== 'visible' || roundestCorner(frame) > 0;
}

function kindOf(element: StyledElement): BoxKind {
  const { tag, attributes, style, box } = element;
  if (IMAGES.has(tag)) return 'image';
  if (tag === 'button' || (tag === 'input' && PUSH_INPUTS.has(attributes['type'] ?? ''))) return 'button';
  if (FIELD_TAGS.has(tag)) return 'input';
  const clickable = tag === 'a' || tag === 'summary' || attributes['role'] === 'button';
  if (clickable && box.height <= BUTTON_HEIGHT) return 'button';
  if (style.display.startsWith('inline') && box.height <= TAG_HEIGHT) return 'tag';
  return 'card';
}

export const CORNERS = [
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-right-radius',
  'border-bottom-left-radius',
] as const;

/** px before any overlap is reduced: joined controls keep one round side, so the roundest corner decides. */
export function roundestCorner({ style, box }: StyledElement): number {
  return Math.max(...CORNERS.map((corner) => cornerRadius(style[corner], box)));
}

function cornerRadius({ horizontal, vertical }: CornerRadius, box: Box): number {
  return Math.min(resolveLength(horizontal, box.width), resolveLength(vertical, box.height));
}
