import type { Box, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { composite } from '../color/composite.ts';
import type { Rgba } from '../color/rgba.ts';
import { pageImages, type PageImages } from './page-images.ts';
import { areaOf } from './box-geometry.ts';
import { clipsOfPage, type ElementClips, shownPart } from './clips.ts';
import { lowestOf } from './page-height.ts';

/** What lies behind an element: the composited flat colour, and whether an image covers it. */
export interface Ground {
  readonly color: Rgba;
  /** True when a background image or gradient lies between the element and that colour. */
  readonly image: boolean;
  /** The colours of what lies there if these are gradients alone; pictures may have any. */
  readonly shades?: readonly Rgba[] | undefined;
}

/** The own text of one visible element. */
export interface TextRun {
  readonly element: StyledElement;
  readonly text: string;
  readonly characters: number;
  /** Share of it that the clips of its ancestors and the window leave, 0..1: of a ticker most waits outside. */
  readonly shown: number;
  readonly ground: Ground;
  readonly box: Box;
  /** Characters that are not clipped, weighted by position. */
  readonly weight: number;
}

/** The visible elements of a page, their texts, and how much each position counts. */
export interface VisiblePage {
  readonly page: StyledPage;
  readonly images: PageImages;
  /** Visible elements with a box of at least 1 px that reaches into the viewport horizontally. */
  readonly visible: readonly StyledElement[];
  readonly runs: readonly TextRun[];
  /** What clips each element, by its index. */
  readonly clips: readonly ElementClips[];
  /** px; see page-height.ts. */
  readonly height: number;
  /** The ground that an element and its ancestors paint; what is positioned over them is left out. */
  readonly ground: (element: StyledElement) => Ground;
  /** Visible area of a box in px², the first screen counted twice, below the third screen a quarter. */
  readonly weight: (box: Box) => number;
  /** Weight of a position whatever the size: 2 on the first screen, 1 on the next two, 0.25 below. */
  readonly attention: (box: Box) => number;
}

/** The viewport where nothing is painted. */
export const WINDOW_GROUND: Ground = { color: { r: 255, g: 255, b: 255, a: 1 }, image: false };
/** Background layers of an element that count, frontmost first; no page shows more. */
export const MAX_LAYERS = 8;
const BELOW_THIRD_SCREEN = 0.25; // the first three screens weigh most, vertical rhythm looks further
const MAX_SHADES = 16; // of one ground; real gradients have two or three stops
const OPAQUE = 0.9; // alpha from which a background colour hides the images behind it

/** Selects what is visible on a page. */
export function visiblePage(page: StyledPage): VisiblePage {
  const { width, height: screen } = page.viewport;
  const visible = page.elements.filter((element) => isInViewport(element, width));
  const groundIn = groundsOf(page.elements);
  const ground = ({ index }: StyledElement) => groundIn(index);
  const clips = clipsOfPage(page.elements);
  const weight = (box: Box) => weightOf(box, width, screen);
  return {
    page,
    images: pageImages(page),
    visible,
    runs: visible.flatMap((element) =>
      textRun(element, ground(element), page.viewport, clips[element.index]),
    ),
    clips,
    height: lowestOf(visible, page.elements),
    ground,
    weight,
    attention: ({ y }) => weight({ x: 0, y, width: 1, height: 1 }),
  };
}

function isInViewport({ visible, box }: StyledElement, width: number): boolean {
  if (!visible || box.width < 1 || box.height < 1) return false;
  return box.x < width && box.x + box.width > 0 && box.y + box.height > 0;
}

function textRun(
  element: StyledElement,
  ground: Ground,
  viewport: StyledPage['viewport'],
  clips: ElementClips | undefined,
): TextRun[] {
  const box = element.textBox;
  if (box === null) return [];
  const text = ownText(element);
  if (text === '') return [];
  const characters = text.length;
  const shown = shownShare(box, clips, viewport.width);
  const weight = characters * shown * attentionAt(box.y, viewport.height);
  return [{ element, text, characters, shown, ground, box, weight }];
}

const WHOLE = 0.99; // of the area of a text; less is cut off

/** See TextRun. */
function shownShare(box: Box, clips: ElementClips | undefined, width: number): number {
  const shown = clips === undefined ? box : shownPart(box, clips.contents);
  const across = Math.min(shown.x + shown.width, width) - Math.max(shown.x, 0);
  const share = Math.max(0, across * shown.height) / (areaOf(box) || 1);
  return share >= WHOLE ? 1 : share;
}

/** The text of an element without that of its children. */
export function ownText({ content }: StyledElement): string {
  return content
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
}

function attentionAt(y: number, screen: number): number {
  return y < screen ? 2 : y < 3 * screen ? 1 : BELOW_THIRD_SCREEN;
}

function weightOf(box: Box, width: number, screen: number): number {
  const across = Math.max(0, Math.min(box.x + box.width, width) - Math.max(box.x, 0));
  const within = (from: number, to: number) =>
    Math.max(0, Math.min(box.y + box.height, to) - Math.max(box.y, from));
  return (
    across *
    (2 * within(0, screen) + within(screen, 3 * screen) + BELOW_THIRD_SCREEN * within(3 * screen, Infinity))
  );
}

/** The ground that each element and its ancestors paint, by the index of the element. */
export function groundsOf(
  elements: readonly Pick<StyledElement, 'parent' | 'style'>[],
): (index: number) => Ground {
  const grounds: Ground[] = [];
  for (const { parent, style } of elements) {
    const behind = grounds[parent] ?? WINDOW_GROUND; // parents precede their children
    const own = style['background-color'];
    const covered = own.a >= OPAQUE ? false : behind.image;
    const color = composite(own, behind.color);
    const layers = style['background-image'].slice(0, MAX_LAYERS).filter(({ kind }) => kind !== 'none');
    const image = covered || layers.length > 0;
    const under = covered ? behind.shades?.map((shade) => composite(own, shade)) : [color];
    grounds.push({
      color,
      image,
      shades: image && under !== undefined ? shadesOn(under, layers) : undefined,
    });
  }
  return (index) => grounds[index] ?? WINDOW_GROUND;
}

/** The colours of gradients over grounds of these colours; undefined where a layer is a picture. */
function shadesOn(
  under: readonly Rgba[],
  layers: StyledElement['style']['background-image'],
): readonly Rgba[] | undefined {
  let shades = under;
  for (const layer of layers.toReversed()) {
    if (layer.kind !== 'gradient') return undefined;
    const stops = layer.stops.slice(0, MAX_SHADES);
    shades = shades.flatMap((shade) => stops.map((stop) => composite(stop, shade))).slice(0, MAX_SHADES);
  }
  return shades;
}
