import { numbered } from '../text/numbered.ts';
import type { AnimationUse } from '../features/animations.ts';
import type { Motion } from '../features/motion.ts';
import type { TransitionUse } from '../features/transition-of.ts';
import { VIDEO, type MotionMarker } from '../features/motion-markers.ts';
import type { Evidence } from './reading.ts';

/** One motion of the page by its trigger; input of the three motion axes. */
export interface MotionFact {
  readonly kind: 'hover' | 'scroll' | 'autonomous' | 'gesture';
  /** Number of moving places, 0.5 where only a script names the motion; for transitions, number of elements. */
  readonly places: number;
  /** Share of this motion in those places, less than 1 where an element runs several animations. */
  readonly part: number;
  /** Share of the weighted page in endless or scroll-driven motion, 0..1. */
  readonly share: number;
  /** Share of the weighted page that it moves, 0..1; 0 for what is not an animation. */
  readonly covered: number;
  /** Its progress follows the scroll position, as the stylesheet says. */
  readonly onTimeline?: boolean;
  /** Duration; null when only a script knows it, and on a scroll timeline. */
  readonly seconds: number | null;
  readonly easing: string;
  /** Repeats without end; `seconds` is the duration of one iteration. */
  readonly endless: boolean;
  /** Its keyframes rotate. */
  readonly turns: boolean;
  /** Of keyframes, a marker or a library; empty of transitions and of keyframes that only fade, whatever their name. */
  readonly name: string;
  readonly evidence: Evidence;
}

/** All motion of a page, hover transitions last. */
export function motionFacts(motion: Motion): MotionFact[] {
  return [
    ...motion.animations.map((animation) => animationFact(animation, motion)),
    ...motion.scroll.map((marker) => markerFact('scroll', marker)),
    ...motion.autonomous.map((marker) => markerFact('autonomous', marker)),
    ...motion.gesture.map((marker) => markerFact('gesture', marker)),
    ...motion.transitions.toSorted((a, b) => b.elements - a.elements).map(transitionFact),
  ];
}

/** Number of elements that enter the page by keyframes, one by one, however near to each other they are. */
export function entering({ animations }: Motion): number {
  return animations.reduce(
    (sum, { endless, scrollDriven, elements }) => (endless || scrollDriven ? sum : sum + elements),
    0,
  );
}

/** Number of elements that keyframes move without end. */
export function endlesslyMoving({ animations }: Motion): number {
  return animations.reduce((sum, { endless, elements }) => (endless ? sum + elements : sum), 0);
}

/** Of the weighted page in endless motion: a ticker, a row of turning discs; a cursor is less. */
export const NOTICED = 0.005;

/** Places; nearly every page has motion under the pointer, and two other animations outweigh it. */
export const HOVER_WEIGHT = 1.5;

/** Number of places that markers name. */
export function marked(markers: readonly MotionMarker[]): number {
  return markers.reduce((sum, marker) => sum + placesOf(marker), 0);
}

/** A script without elements on the page may never run and counts half; videos are pictures that move. */
const placesOf = ({ name, elements }: MotionMarker) => (name === VIDEO ? 0 : elements === 0 ? 0.5 : elements);

function animationFact(animation: AnimationUse, { animations, pageWeight }: Motion): MotionFact {
  const {
    selector,
    name,
    seconds,
    easing,
    endless,
    scrollDriven,
    elements,
    places,
    part,
    weight,
    keyframes,
    fades,
  } = animation;
  const covered = pageWeight === 0 ? 0 : Math.min(1, weight / pageWeight);
  // What moves may lie on what moves, so that together animations may come to more than the page.
  const whole = Math.max(
    pageWeight,
    animations.reduce((sum, each) => sum + each.weight, 0),
  );
  return {
    kind: scrollDriven ? 'scroll' : 'autonomous',
    places,
    part,
    share: endless || scrollDriven ? covered : 0,
    covered,
    onTimeline: scrollDriven,
    seconds: scrollDriven ? null : seconds,
    easing,
    endless,
    turns: keyframes.includes('rotate'),
    name: fades ? '' : name,
    evidence: {
      selector,
      property: 'animation',
      value: `${name} ${scrollDriven ? 'on a scroll timeline' : `${seconds}s ${easing}`}${endless ? ' infinite' : ''}, ${numbered(elements, 'element', 'elements')}`,
      share: whole === 0 ? 0 : weight / whole,
      source: 'css',
    },
  };
}

function markerFact(kind: MotionFact['kind'], marker: MotionMarker): MotionFact {
  const { name, selector, timing } = marker;
  return {
    kind,
    places: placesOf(marker),
    part: 1,
    share: 0,
    covered: 0,
    seconds: timing?.seconds ?? null,
    easing: timing?.easing ?? '',
    endless: false,
    turns: false,
    name,
    evidence: {
      selector,
      property: name,
      value: markedValue(marker),
      source: 'markup',
    },
  };
}

function markedValue({ elements, timing, script }: MotionMarker): string {
  const by = script === null ? '' : `, by ${shortAddress(script)}`;
  if (elements === 0) return `named in a script${by}`;
  const value = timing === null ? '' : `${timing.seconds}s ${timing.easing}, `;
  return `${value}${numbered(elements, 'element', 'elements')}${by}`;
}

/** The end of an address tells scripts of a page apart. */
function shortAddress(address: string): string {
  return address.length > MAX_ADDRESS ? `…${address.slice(-MAX_ADDRESS)}` : address;
}

const MAX_ADDRESS = 80; // characters

function transitionFact(use: TransitionUse): MotionFact {
  const { selector, properties, seconds, easing, elements, keyframes, moves } = use;
  return {
    kind: 'hover',
    places: elements,
    part: 1,
    share: 0,
    covered: 0,
    seconds,
    easing,
    endless: false,
    turns: false,
    name: moves === true ? (keyframes ?? '') : '',
    evidence: {
      selector,
      property: keyframes === undefined ? 'transition' : 'animation',
      value: `${keyframes ?? properties.slice(0, 4).join(', ')} ${seconds}s ${easing}, ${numbered(elements, 'element', 'elements')}`,
      source: 'css',
    },
  };
}
