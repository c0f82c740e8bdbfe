import type { AnimationUse } from '../features/animations.ts';
import type { Motion, TransitionUse } from '../features/motion.ts';
import type { MotionMarker } from '../features/motion-markers.ts';
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
  /** Duration; null when only a script sets it. */
  readonly seconds: number | null;
  readonly easing: string;
  /** Repeats without end; `seconds` is the duration of one iteration. */
  readonly endless: boolean;
  /** Its keyframes rotate. */
  readonly turns: boolean;
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

/** Number of places that markers name. */
export function marked(markers: readonly MotionMarker[]): number {
  return markers.reduce((sum, { elements }) => sum + placesOf(elements), 0);
}

/** A script without elements on the page may never run, so it counts half. */
const placesOf = (elements: number) => (elements === 0 ? 0.5 : elements);

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
    seconds: scrollDriven ? null : seconds,
    easing,
    endless,
    turns: keyframes.includes('rotate'),
    name,
    evidence: {
      selector,
      property: 'animation',
      value: `${name} ${seconds}s ${easing}${endless ? ' infinite' : ''}${scrollDriven ? ' on a scroll timeline' : ''}, ${elements} elements`,
      share: whole === 0 ? 0 : weight / whole,
      source: 'css',
    },
  };
}

function markerFact(kind: MotionFact['kind'], { name, selector, elements, share }: MotionMarker): MotionFact {
  return {
    kind,
    places: placesOf(elements),
    part: 1,
    share,
    seconds: null,
    easing: '',
    endless: false,
    turns: false,
    name,
    evidence: {
      selector,
      property: name,
      value: elements === 0 ? 'named in a script' : `${elements} elements`,
      source: 'markup',
    },
  };
}

function transitionFact({ selector, properties, seconds, easing, elements }: TransitionUse): MotionFact {
  return {
    kind: 'hover',
    places: elements,
    part: 1,
    share: 0,
    seconds,
    easing,
    endless: false,
    turns: false,
    name: '',
    evidence: {
      selector,
      property: 'transition',
      value: `${properties.slice(0, 4).join(', ')} ${seconds}s ${easing}, ${elements} elements`,
      source: 'css',
    },
  };
}
