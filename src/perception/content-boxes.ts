import type { Box, StyledElement } from '../cascade/styled-page.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import { areaOf, encloses } from './box-geometry.ts';
import { FIELD_TAGS } from './controls.ts';
import type { DrawnPage } from './drawn-page.ts';
import { isDrawn } from './drawn-svg.ts';
import type { Readiness } from './readiness.ts';
import type { RoledRun } from './text-roles.ts';
import type { TextRun } from './visible-page.ts';

/** Something to see or read: lines of text, an image, a control. */
export interface ContentBox {
  readonly element: StyledElement;
  /** The space it takes, of a text with its leading; clipped to the width of the viewport. */
  readonly box: Box;
  /** The part that shows: of a text its glyphs. */
  readonly seen: Box;
}

const MEDIA_TAGS = new Set(['img', 'video', 'canvas', 'iframe', 'object', 'embed']);
const INVISIBLE_INPUTS = new Set(['hidden', 'file']);
const GLYPH_HEIGHT = 1.17; // em, ascent and descent of the common faces (Arial 1.15, Roboto 1.17, Inter 1.21)
/** Browsers draw these, whatever their styles. */
const DRAWN_TYPES = new Set([
  'checkbox',
  'radio',
  'range',
  'color',
  'image',
  'submit',
  'reset',
  'date',
  'time',
  'month',
  'week',
  'datetime-local',
]);
const MIN_HEIGHT = 4; // px; thinner boxes are lines between contents
const MIN_PAINT = 6; // px; progress bars, colour swatches, tracks
const MAX_PAINT_HEIGHT = 300; // px; a larger empty fill is a ground
const MAX_PAINT_WIDTH = 0.94; // of the viewport; wider fills are bands
const MIN_PICTURE_AREA = 2000; // px²; smaller background images are bullets and icons
const APP_SHELL = 0.5; // of the viewport; a fixed box that large is an application that scrolls inside
const MAX_GROUNDS = 200; // each is compared with every text
const MIN_GROUND_AREA = 300_000; // px², a third of the first screen: a picture that large with text on it is a ground

/** Everything that can be seen or read, without grounds and without bars that are fixed to the viewport. */
export function contentBoxes(
  drawn: DrawnPage,
  roles: readonly RoledRun[],
  { awaited }: Readiness,
  work: WorkBudget,
): readonly ContentBox[] {
  const fixed = fixedElements(drawn);
  const text = roles.flatMap(({ run, role, owner }) =>
    role === 'hidden' || fixed.has(run.element.index) || (role === 'control' && isButton(owner, drawn))
      ? []
      : [textContent(run, drawn)].filter(({ box }) => box.height >= MIN_HEIGHT),
  );
  const holders = indicesWithin(drawn, text);
  const rest = drawn.visible.flatMap((element) => {
    const { index, box } = element;
    if (fixed.has(index)) return [];
    const isSeen =
      isContent(element, holders.has(index), awaited.has(index), drawn) &&
      (element.tag !== 'svg' || isDrawn(element, drawn.page, work));
    return isSeen ? [content(element, awaited.get(index) ?? box, drawn)] : [];
  });
  const images = rest.filter(({ box }) => box.height >= MIN_HEIGHT);
  const large = images.filter(({ box }) => areaOf(box) >= MIN_GROUND_AREA).slice(0, MAX_GROUNDS);
  const grounds = new Set(
    large.filter((image) => isCover(image, drawn) || text.some((line) => encloses(image.box, line.box))),
  );
  return [...text, ...images.filter((image) => !grounds.has(image))];
}

/**
 * The space of a text is that of its lines: leading covers the page as glyphs do. The gap between two texts is measured
 * from glyph to glyph. Glyphs have the height of common faces, whatever the face.
 */
function textContent({ element, box }: TextRun, drawn: DrawnPage): ContentBox {
  const line = element.style['line-height'];
  if (line === null || line <= 0) return content(element, box, drawn);
  const glyphs = GLYPH_HEIGHT * element.style['font-size'];
  const lines = 1 + Math.max(0, Math.round((box.height - glyphs) / line));
  const space = withHeight(box, Math.max(box.height, lines * line));
  return content(element, space, drawn, withHeight(box, (lines - 1) * line + Math.min(line, glyphs)));
}

/** The box with another height about its centre. */
function withHeight(box: Box, height: number): Box {
  return { ...box, y: box.y + (box.height - height) / 2, height };
}

function content(element: StyledElement, box: Box, { page }: DrawnPage, seen = box): ContentBox {
  const left = Math.max(0, box.x);
  const width = Math.max(0, Math.min(page.viewport.width, box.x + box.width) - left);
  return { element, box: { ...box, x: left, width }, seen: { ...seen, x: left, width } };
}

/** What stays in place while the page scrolls is no part of its rhythm, unless it is the whole page. */
function fixedElements({ page }: DrawnPage): ReadonlySet<number> {
  const shell = APP_SHELL * page.viewport.width * page.viewport.height;
  const fixed = new Set<number>();
  for (const { index, parent, style, box } of page.elements) {
    if (fixed.has(parent) || (style.position === 'fixed' && areaOf(box) < shell)) fixed.add(index);
  }
  return fixed;
}

/** Elements that hold text, at any depth. */
function indicesWithin({ page }: DrawnPage, boxes: readonly ContentBox[]): ReadonlySet<number> {
  const holders = new Set<number>();
  for (const { element } of boxes) {
    for (let at = element.index; at >= 0 && !holders.has(at); at = page.elements[at]?.parent ?? -1)
      holders.add(at);
  }
  return holders;
}

function isContent(
  element: StyledElement,
  holdsText: boolean,
  isAwaited: boolean,
  drawn: DrawnPage,
): boolean {
  const { tag, namespace, attributes } = element;
  if (namespace === 'svg') return tag === 'svg';
  if (MEDIA_TAGS.has(tag)) return true;
  if (FIELD_TAGS.has(tag))
    return !INVISIBLE_INPUTS.has(attributes['type'] ?? '') && isShownControl(element, holdsText, drawn);
  if (isButton(element, drawn)) return isShownControl(element, holdsText, drawn);
  if (isPicture(element)) return !holdsText || isTile(element, drawn);
  return !holdsText && (isAwaited || isPaint(element, drawn));
}

/** Draws anything: a box, a label, a value, or what it holds. */
function isShownControl(element: StyledElement, holdsText: boolean, { surfaces }: DrawnPage): boolean {
  const { tag, attributes, children, style, before, after } = element;
  if (
    holdsText ||
    element.textBox !== null ||
    children.length > 0 ||
    before !== null ||
    after !== null ||
    DRAWN_TYPES.has(attributes['type'] ?? '')
  )
    return true;
  if (tag === 'select' || attributes['placeholder'] || attributes['value']) return true;
  if (style['background-image'].length > 0 || style['box-shadow'].length > 0) return true;
  return surfaces.isFilled(element) || surfaces.isOutlined(element) || surfaces.sides(element).length > 0;
}

/** A button counts as its box; the label within adds nothing. */
function isButton(element: StyledElement, drawn: DrawnPage): boolean {
  return element.tag !== 'summary' && element.style.display !== 'inline' && drawn.controls.isControl(element);
}

function isPicture({ style, box }: StyledElement): boolean {
  return areaOf(box) >= MIN_PICTURE_AREA && style['background-image'].some(({ kind }) => kind === 'url');
}

/** Text on a small picture is its caption. A larger picture behind text, or one across the viewport, is a ground. */
function isTile({ box }: StyledElement, { page }: DrawnPage): boolean {
  return areaOf(box) < MIN_GROUND_AREA && box.width < MAX_PAINT_WIDTH * page.viewport.width;
}

/** A background as tall as the viewport is a ground, even where the text is beside it. */
function isCover({ element, box }: ContentBox, { page }: DrawnPage): boolean {
  return isPicture(element) && box.height >= page.viewport.height;
}

/** A bar, a swatch or a dot: drawn by its fill alone. */
function isPaint(element: StyledElement, drawn: DrawnPage): boolean {
  const { page, surfaces } = drawn;
  const { box, children } = element;
  if (children.length > 0 || Math.min(box.width, box.height) < MIN_PAINT) return false;
  const ground = box.height > MAX_PAINT_HEIGHT || box.width > MAX_PAINT_WIDTH * page.viewport.width;
  return !ground && surfaces.isFilled(element);
}
