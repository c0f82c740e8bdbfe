import { MIN_OPACITY } from '../cascade/rendering.ts';
import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { type Clip, clipsOfPage, shownSides } from './clips.ts';
import { maskOpacity } from './masks.ts';
import { screenScale } from './transform-scale.ts';
import { vanishes } from './vanished.ts';

const MIN_SHOWN = 1; // px; less is rounding
/** px; a lower or narrower strip of a text cannot be read. Boxes of 1 px are the usual way to hide text from sight. */
const MIN_READABLE = 3;
/** Factor of size; text of 20 px becomes 3 px high. */
const MIN_SCALE = 0.15;

/** em; a blur with a larger radius leaves no letter. */
const MAX_BLUR = 0.6;
/** em; each letter covers the one before it. */
const MIN_TRACKING = -0.5;

/** What an element passes on to its children. */
interface State {
  /** It and everything in it is unseen. */
  readonly isGone: boolean;
  readonly scale: number;
  /** px */
  readonly blur: number;
  /** Product of the opacities of filters. */
  readonly opacity: number;
  /** No text in it is drawn. */
  readonly isMute: boolean;
}

const START: State = { isGone: false, scale: 1, blur: 0, opacity: 1, isMute: false };

/** DATA: elements that draw something else in the place of what they hold, and parts of drawings that only `use` shows. */
const MUTE: ReadonlySet<string> = new Set([
  'canvas',
  'video',
  'audio',
  'iframe',
  'object',
  'embed',
  'progress',
  'meter',
  'defs',
  'symbol',
  'clippath',
  'mask',
  'pattern',
  'marker',
]);

/**
 * The elements of a page, invisible where their geometry hides them from every reader: clipped, off the page, scaled or
 * turned to nothing, transparent by a filter or a mask. A text that stands in place of a film, or is too small, clipped or blurred to be read loses its text,
 * while the box of its element stays. Styles do not change.
 */
export function withoutUnseen(page: StyledPage): readonly StyledElement[] {
  const clips = clipsOfPage(page.elements);
  const states: State[] = []; // parents precede their children
  return page.elements.map((element) => {
    const state = stateOf(element, states[element.parent] ?? START, page);
    states.push(state);
    const clip = clips[element.index];
    if (!element.visible || clip === undefined) return element;
    if (state.isGone || isOutside(element, clip.own, page))
      return { ...element, visible: false, textBox: null };
    if (state.isMute) return withoutText(element);
    return isReadable(element, clip.contents, state, page) ? element : withoutText(element);
  });
}

/** The element without its own text. */
export function withoutText(element: StyledElement): StyledElement {
  const content = element.content.filter((part) => typeof part !== 'string');
  return { ...element, content, textBox: null };
}

function stateOf(element: StyledElement, outer: State, { facts, viewport }: StyledPage): State {
  const { style, box } = element;
  const { least, isTurnedAway } = screenScale(style);
  const scale = outer.scale * least;
  const opacity = outer.opacity * filterOpacity(style.filter);
  const isGone =
    outer.isGone ||
    (style.position === 'fixed' && box.y >= viewport.height) ||
    scale < MIN_SCALE ||
    (isTurnedAway && style['backface-visibility'] === 'hidden') ||
    opacity <= MIN_OPACITY ||
    maskOpacity(style, box) <= MIN_OPACITY ||
    vanishes(element, facts.keyframes);
  const isMute = outer.isMute || MUTE.has(element.tag);
  return { isGone, scale, opacity, blur: outer.blur + blurOf(style.filter), isMute };
}

function isOutside({ box }: StyledElement, clip: Clip, { viewport }: StyledPage): boolean {
  if (clip.right - clip.left < MIN_SHOWN || clip.bottom - clip.top < MIN_SHOWN) return true;
  if (box.width < MIN_SHOWN || box.height < MIN_SHOWN) return false; // only a frame of its children
  const { across, down } = shownSides(box, clip);
  if (across < MIN_SHOWN || down < MIN_SHOWN) return true;
  const isLeft = Math.min(box.x + box.width, clip.right) <= 0;
  const isRight = Math.max(box.x, clip.left) >= viewport.width;
  const isAbove = Math.min(box.y + box.height, clip.bottom) <= 0;
  return isLeft || isRight || isAbove;
}

function isReadable(element: StyledElement, clip: Clip, state: State, { viewport }: StyledPage): boolean {
  const { style, textBox } = element;
  if (textBox === null) return true;
  const size = style['font-size'];
  if (size * state.scale < MIN_READABLE || state.blur > MAX_BLUR * size) return false;
  if (style['letter-spacing'] < MIN_TRACKING * size) return false;
  const { across, down } = shownSides(textBox, clip);
  if (across < MIN_READABLE || down < MIN_READABLE) return false;
  return textBox.x < viewport.width && textBox.x + textBox.width > 0 && textBox.y + textBox.height > 0;
}

function filterOpacity(filter: string): number {
  const value = /opacity\(([\d.]+)(%?)\)/.exec(filter);
  return value === null ? 1 : Number(value[1]) / (value[2] === '%' ? 100 : 1);
}

function blurOf(filter: string): number {
  return Number(/(?:^|\s)blur\(([\d.]+)px\)/.exec(filter)?.[1] ?? 0);
}
