import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { areaOf, encloses } from './clip.ts';
import { isControl, isFilled } from './control.ts';
import type { PageView, TextRun } from './page-view.ts';
import { textRoles } from './text-role.ts';

/** A place on the page where there is something to see or read: lines of text, an image, a control. */
export interface ContentBox {
  readonly element: StyledElement;
  /** The room it takes, of a text its leading included; clipped to the width of the window. */
  readonly box: Box;
  /** What of it is seen: of a text its glyphs. */
  readonly seen: Box;
}

const MEDIA_TAGS = new Set([
  'img',
  'video',
  'canvas',
  'iframe',
  'object',
  'embed',
  'input',
  'select',
  'textarea',
]);
const INVISIBLE_INPUTS = new Set(['hidden', 'file']);
const GLYPH_HEIGHT = 1.17; // em, ascent and descent of the common faces (Arial 1.15, Roboto 1.17, Inter 1.21)
const SMALLEST = 4; // px; thinner things are lines between contents
const SMALLEST_PAINT = 6; // px; progress bars, colour swatches, tracks
const TALLEST_PAINT = 300; // px; a larger empty fill is a ground
const WIDEST_PAINT = 0.94; // of the window; wider fills are bands
const SMALLEST_CHART = 40; // px; sparklines are about that high
const SMALLEST_PICTURE = 2000; // px²; smaller background images are bullets and icons
const APP_SHELL = 0.5; // of the window; a fixed box that large is an application that scrolls within
const MOST_GROUNDS = 200; // a hostile page could ask for every picture against every text
const GROUND_PICTURE = 300_000; // px², a third of the first screen: a picture that large with text on it is a ground

const known = new WeakMap<PageView, readonly ContentBox[]>();

/** Everything that can be seen or read; grounds are left out, and bars that are fixed to the window. */
export function contentBoxes(view: PageView): readonly ContentBox[] {
  const made = known.get(view) ?? collect(view);
  known.set(view, made);
  return made;
}

function collect(view: PageView): ContentBox[] {
  const fixed = fixedElements(view);
  const text = textRoles(view).flatMap(({ run, role, owner }) =>
    role === 'hidden' || fixed.has(run.element.index) || (role === 'control' && isButton(owner, view))
      ? []
      : [textContent(run, view)].filter(({ box }) => box.height >= SMALLEST),
  );
  const holders = indicesWithin(view, text);
  const rest = view.visible.flatMap((element) => {
    if (fixed.has(element.index)) return [];
    const seen = isContent(element, holders.has(element.index), view);
    return seen ? [content(element, drawnBox(element, view), view)] : [];
  });
  const images = rest.filter(({ box }) => box.height >= SMALLEST);
  const large = images.filter(({ box }) => areaOf(box) >= GROUND_PICTURE).slice(0, MOST_GROUNDS);
  const grounds = new Set(
    large.filter((image) => isCover(image, view) || text.some((line) => encloses(image.box, line.box))),
  );
  return [...text, ...images.filter((image) => !grounds.has(image))];
}

/**
 * The room of a text are its lines, for its leading covers the page as its glyphs do. What is left between the glyphs
 * of two texts is the space between them. Glyphs count as high as common faces have them, whatever face is there.
 */
function textContent({ element, box }: TextRun, view: PageView): ContentBox {
  const line = element.style['line-height'];
  if (line === null || line <= 0) return content(element, box, view);
  const glyphs = GLYPH_HEIGHT * element.style['font-size'];
  const lines = 1 + Math.max(0, Math.round((box.height - glyphs) / line));
  const room = withHeight(box, Math.max(box.height, lines * line));
  return content(element, room, view, withHeight(box, (lines - 1) * line + Math.min(line, glyphs)));
}

/** The box made as high, about its middle. */
function withHeight(box: Box, height: number): Box {
  return { ...box, y: box.y + (box.height - height) / 2, height };
}

function content(element: StyledElement, box: Box, { page }: PageView, seen = box): ContentBox {
  const left = Math.max(0, box.x);
  const width = Math.max(0, Math.min(page.viewport.width, box.x + box.width) - left);
  return { element, box: { ...box, x: left, width }, seen: { ...seen, x: left, width } };
}

/** What stays in place while the page scrolls takes no part in its rhythm, unless it is the whole page. */
function fixedElements({ page }: PageView): ReadonlySet<number> {
  const shell = APP_SHELL * page.viewport.width * page.viewport.height;
  const fixed = new Set<number>();
  for (const { index, parent, style, box } of page.elements) {
    if (fixed.has(parent) || (style.position === 'fixed' && areaOf(box) < shell)) fixed.add(index);
  }
  return fixed;
}

/** Elements that hold text, at any depth. */
function indicesWithin({ page }: PageView, boxes: readonly ContentBox[]): ReadonlySet<number> {
  const holders = new Set<number>();
  for (const { element } of boxes) {
    for (let at = element.index; at >= 0 && !holders.has(at); at = page.elements[at]?.parent ?? -1)
      holders.add(at);
  }
  return holders;
}

function isContent(element: StyledElement, holdsText: boolean, view: PageView): boolean {
  const { tag, namespace, attributes } = element;
  if (namespace === 'svg') return tag === 'svg';
  if (MEDIA_TAGS.has(tag)) return !INVISIBLE_INPUTS.has(attributes['type'] ?? '');
  if (isButton(element, view)) return true;
  if (isPicture(element)) return !holdsText || isTile(element, view);
  return !holdsText && (awaitsScript(element, view) || isPaint(element, view));
}

/** A button is seen as its box; the label within adds nothing. */
function isButton(element: StyledElement, view: PageView): boolean {
  return element.tag !== 'summary' && element.style.display !== 'inline' && isControl(element, view);
}

function isPicture({ style, box }: StyledElement): boolean {
  return areaOf(box) >= SMALLEST_PICTURE && style['background-image'].some(({ kind }) => kind === 'url');
}

/** Text on a small picture is its caption; under text a larger one, or one across the window, is a ground. */
function isTile({ box }: StyledElement, { page }: PageView): boolean {
  return areaOf(box) < GROUND_PICTURE && box.width < WIDEST_PAINT * page.viewport.width;
}

/** A background as tall as the window is half of the ground, though the text stands beside it. */
function isCover({ element, box }: ContentBox, { page }: PageView): boolean {
  return isPicture(element) && box.height >= page.viewport.height;
}

/** A bar, a swatch or a dot: something drawn by its fill alone. */
function isPaint(element: StyledElement, view: PageView): boolean {
  const { page } = view;
  const { box, children } = element;
  if (children.length > 0 || Math.min(box.width, box.height) < SMALLEST_PAINT) return false;
  const ground = box.height > TALLEST_PAINT || box.width > WIDEST_PAINT * page.viewport.width;
  return !ground && isFilled(element, view);
}

/** Chart libraries stretch a canvas over the element they find it in. */
function drawnBox({ tag, parent, box }: StyledElement, { page }: PageView): Box {
  const frame = page.elements[parent];
  const alone = tag === 'canvas' && page.boxes === 'estimated' && frame?.children.length === 1;
  return alone && areaOf(frame.box) > areaOf(box) ? frame.box : box;
}

/** Before any script has run, an empty element with an id and room of its own waits for a chart or a map. */
function awaitsScript({ id, children, content, box }: StyledElement, { page }: PageView): boolean {
  if (page.boxes !== 'estimated' || id === null || children.length > 0) return false;
  const empty = content.every((part) => typeof part === 'string' && part.trim() === '');
  return empty && Math.min(box.width, box.height) >= SMALLEST_CHART;
}
