import type { AnimationUse } from '../features/animations.ts';
import type { Motion, TransitionUse } from '../features/motion.ts';
import type { MotionMarker } from '../features/motion-markers.ts';
import type { Evidence } from './reading.ts';

/** One thing that moves, told by what starts it: what the three axes of motion judge. */
export interface MotionFact {
  readonly kind: 'hover' | 'scroll' | 'autonomous' | 'gesture';
  /** Places that move; half a one where only a script says so. For transitions, elements. */
  readonly places: number;
  /** Share of the weighed page that moves without end or with the scroll, 0..1. */
  readonly share: number;
  /** Null when only a script knows. */
  readonly seconds: number | null;
  readonly easing: string;
  /** Starts again and again: the seconds are those of one round. */
  readonly endless: boolean;
  /** Turns, as its keyframes say. */
  readonly turns: boolean;
  readonly name: string;
  readonly evidence: Evidence;
}

/** The motion of a page as one list, what starts without a pointer first. */
export function motionFacts(motion: Motion): MotionFact[] {
  return [
    ...motion.animations.map((animation) => animationFact(animation, motion)),
    ...motion.scroll.map((marker) => markerFact('scroll', marker)),
    ...motion.autonomous.map((marker) => markerFact('autonomous', marker)),
    ...motion.gesture.map((marker) => markerFact('gesture', marker)),
    ...motion.transitions.toSorted((a, b) => b.elements - a.elements).map(transitionFact),
  ];
}

/** Places that markers name. */
export function marked(markers: readonly MotionMarker[]): number {
  return markers.reduce((sum, { elements }) => sum + placesOf(elements), 0);
}

/** A script that is only named may never run. */
const placesOf = (elements: number) => (elements === 0 ? 0.5 : elements);

function animationFact(animation: AnimationUse, { animations, pageWeight }: Motion): MotionFact {
  const { selector, name, seconds, easing, endless, scrollDriven, elements, places, weight, keyframes } =
    animation;
  const covered = pageWeight === 0 ? 0 : Math.min(1, weight / pageWeight);
  // What moves may lie on what moves, so that together animations may come to more than the page.
  const whole = Math.max(
    pageWeight,
    animations.reduce((sum, each) => sum + each.weight, 0),
  );
  return {
    kind: scrollDriven ? 'scroll' : 'autonomous',
    places,
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
