import { repeatedItem } from '../cascade/repeated-item.ts';
import type { Box, Keyframes, StyledElement } from '../cascade/styled-page.ts';
import { mergeBoxes } from '../math/boxes.ts';
import { nearest } from '../perception/by-element.ts';
import type { Perception } from '../perception/perceive.ts';
import { MEDIA } from '../perception/media.ts';
import { SIDES } from '../perception/sides.ts';
import { pseudoBox } from '../perception/pseudo-box.ts';
import { type MovingPart, partsOf, selectorOf } from './moving-parts.ts';

/** Keyframes that run on visible elements. */
export interface AnimationUse {
  readonly selector: string;
  readonly name: string;
  readonly seconds: number;
  readonly easing: string;
  readonly endless: boolean;
  /** Bound to a scroll or perception timeline. */
  readonly scrollDriven: boolean;
  readonly elements: number;
  /** Places that move: elements that overlap or nearly touch are one. */
  readonly places: number;
  /** Share of these keyframes in the motion of their elements: 0.5 if each of them runs one other animation too. */
  readonly part: number;
  /** Area of those places (Perception.weight), times `part`. */
  readonly weight: number;
  /** Declarations of the keyframes, for signs of their character. */
  readonly keyframes: string;
  /** They change nothing but opacity and colours. */
  readonly fades: boolean;
}

interface RunningAnimation extends MovingPart {
  readonly name: string;
  /** Position in the lists of the animation longhands. */
  readonly i: number;
  readonly keyframes: Keyframes;
}

const LATE = 60; // s; nobody waits that long for motion to start
const MAX_ANIMATIONS = 16; // of one element; no design runs more at once
const PLACE_GAP = 100; // px; an eighth of a screen: nearer things are seen as one

/** The keyframes that visible elements run, merged by name. */
export function animationUses(perception: Perception): AnimationUse[] {
  const running = runningAnimations(perception);
  const ofElement = Map.groupBy(running, ({ element }) => element.index);
  return [...Map.groupBy(running, ({ name }) => name).values()].flatMap((uses) => {
    const [first] = uses;
    if (first === undefined) return [];
    const { style, i, name, keyframes } = first;
    const places = placesOf(uses, perception);
    const parts = uses.map((use) => 1 / (ofElement.get(use.element.index)?.length ?? 1));
    const part = parts.reduce((sum, each) => sum + each, 0) / uses.length;
    return [
      {
        selector: selectorOf(first),
        name,
        seconds: repeatedItem(style['animation-duration'], i, 0),
        easing: repeatedItem(style['animation-timing-function'], i, 'ease'),
        endless: repeatedItem(style['animation-iteration-count'], i, 1) === Infinity,
        scrollDriven: timeline(first, i) !== 'auto',
        elements: uses.length,
        places: places.length,
        part,
        weight: part * places.reduce((sum, box) => sum + perception.weight(box), 0),
        keyframes: keyframes.text,
        fades: fadesOnly(keyframes),
      },
    ];
  });
}

/** Number of places that keyframes move, whatever their names. */
export function animatedPlaces(perception: Perception): number {
  return placesOf(runningAnimations(perception), perception).length;
}

/** Shapes inside a drawing move within it: the drawing as a whole counts as moving. */
function placesOf(uses: readonly RunningAnimation[], { page, work }: Perception) {
  if (uses.length === 0) return [];
  const drawing = nearest(page, ({ namespace, tag }) => namespace !== 'svg' || tag === 'svg');
  const boxes = uses.flatMap((use) => boxesOf(use, drawing(use.element) ?? use.element, page));
  return mergeBoxes(boxes, PLACE_GAP, work);
}

/** A pseudo-element whose style does not tell its box moves within that of its element. */
function boxesOf({ element, pseudo }: MovingPart, drawing: StyledElement, page: Perception['page']) {
  const generated = pseudo === null ? null : element[pseudo];
  const box = generated === null ? null : pseudoBox(element, generated);
  return box === null ? movedBoxes(drawing, page) : [box];
}

/** An element around floats alone has no height of its own, and moves them. */
function movedBoxes({ box, children }: StyledElement, { elements }: Perception['page']): readonly Box[] {
  if (!isFlat(box)) return [box];
  return children
    .flatMap((index) => elements[index] ?? [])
    .flatMap((child) => (child.visible ? [child.box] : []));
}

const isFlat = ({ width, height }: Box) => width < 1 || height < 1;

/** Indices of the elements that keyframes move. */
export function animatedElements(perception: Perception): Set<number> {
  return new Set(runningAnimations(perception).map(({ element }) => element.index));
}

function runningAnimations({ page, visible }: Perception): RunningAnimation[] {
  const shown = new Set(visible.map(({ index }) => index));
  const isSeen = ({ index, visible: isVisible, box, children }: StyledElement) =>
    shown.has(index) || (isVisible && isFlat(box) && children.some((child) => shown.has(child)));
  const running = page.elements.flatMap(partsOf).flatMap((part) =>
    part.style['animation-name'].slice(0, MAX_ANIMATIONS).flatMap((name, i) => {
      const keyframes = page.facts.keyframes.get(name);
      if (keyframes === undefined || !isSeen(part.element) || !changesSomething(keyframes)) return [];
      if (part.pseudo === null && isEmpty(part.element) && !draws(keyframes)) return [];
      return [{ ...part, name, i, keyframes }];
    }),
  );
  return running.filter((use) => {
    const { style, i } = use;
    if (repeatedItem(style['animation-play-state'], i, 'running') === 'paused' && page.scripts.length === 0)
      return false;
    if (repeatedItem(style['animation-delay'], i, 0) > LATE) return false;
    return repeatedItem(style['animation-duration'], i, 0) > 0 || timeline(use, i) !== 'auto';
  });
}

/** Nothing moves in sight where an element draws nothing at all. */
function isEmpty({ tag, namespace, content, style, before, after, children }: StyledElement): boolean {
  if (namespace !== 'html' || before !== null || after !== null) return false;
  if (children.length > 0 || DRAWING.has(tag)) return false;
  if (content.some((part) => typeof part !== 'string' || part.trim() !== '')) return false;
  return (
    style['background-color'].a === 0 &&
    style['background-image'].every(({ kind }) => kind === 'none') &&
    style['box-shadow'].length === 0 &&
    SIDES.every(([, width]) => style[width] === 0)
  );
}

const draws = ({ properties }: Keyframes) =>
  properties.some((property) => /^(?:background|border|outline|box-shadow)/.test(property));

/** DATA: elements that draw something without a style. */
const DRAWING: ReadonlySet<string> = new Set([...MEDIA, 'input', 'progress', 'meter', 'hr', 'picture']);

/** Whatever their name, such keyframes move nothing: a skeleton that pulses does not jump. */
export function fadesOnly({ properties }: Keyframes): boolean {
  return properties.every((property) => FADING.test(property));
}

const FADING =
  /^(?:opacity|(?:backdrop-)?filter|fill|stroke|(?:[a-z-]+-)?color|animation-timing-function|--.*)$/;

/** A property takes a value that another keyframe, or the element outside of the animation, has not. */
export function changesSomething({ properties, text }: Keyframes): boolean {
  return properties.some((property) => {
    if (property.startsWith('--')) return false;
    const name = property.replaceAll(/[^\w-]/g, '');
    const values = [...text.matchAll(new RegExp(`(?:^|[\\s;{])${name}: ?([^;}]+)`, 'g'))].map(([, value]) =>
      value?.trim(),
    );
    return values.length < 2 || new Set(values).size > 1;
  });
}

const timeline = ({ style }: MovingPart, i: number) => repeatedItem(style['animation-timeline'], i, 'auto');
