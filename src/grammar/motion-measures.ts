import type { Features } from '../features/index.ts';
import type { Motion } from '../features/motion.ts';
import { largestOf, quantileOf, shareWhere, sumOf } from './facts.ts';
import { measuresOf } from './measure.ts';
import { hasPlayfulName, overshoots } from './playful-motion.ts';
import { endlesslyMoving, entering, marked, motionFacts, type MotionFact } from './motion-facts.ts';

const ELEMENTS = 'elements';
const PLACES = 'places';
const seconds = (fact: MotionFact) => fact.seconds ?? 0;
const elements = (fact: MotionFact) => fact.places;

// Durations count for amount too, and amounts for timing: what moves more or longer is noticed.
const COMMON: Parameters<typeof measuresOf<Facts>>[1] = [
  ['elements with transitions', ELEMENTS, 'log', ({ hovers }) => sumOf(hovers, elements)],
  ['moving places', PLACES, 'log', ({ motion }) => motion.animatedPlaces],
  ['started by scrolling', PLACES, 'log', ({ motion }) => marked(motion.scroll)],
  ['started alone', PLACES, 'log', ({ motion }) => marked(motion.autonomous)],
  ['started by gestures', PLACES, 'log', ({ motion }) => marked(motion.gesture)],
  ['endless motion', 'of the page', 'root', ({ facts }) => largestOf(facts, ({ share }) => share)],
  ['endless animations', 'animations', 'log', ({ facts }) => facts.filter(({ endless }) => endless).length],
  ['median transition', 's', 'log', ({ hovers }) => quantileOf(hovers, 0.5, seconds, elements)],
  ['longest motion', 's', 'log', ({ timed }) => largestOf(timed, seconds)],
  ['longest animation', 's', 'log', ({ others }) => largestOf(others, seconds)],
  ['quick transitions', 'of the elements', 'linear', ({ hovers }) => shareWhere(hovers, isQuick, elements)],
  ['linear transitions', 'of the elements', 'linear', ({ hovers }) => shareWhere(hovers, isLinear, elements)],
  ['rotations', 'animations', 'log', ({ facts }) => facts.filter(({ turns }) => turns).length],
  ['kinds of animation', 'animations', 'log', ({ motion }) => motion.animations.length],
];

/** How much moves and what starts it. */
export const MOTION_AMOUNTS = measuresOf(factsOf, [
  ...COMMON,
  ['entering', ELEMENTS, 'log', ({ motion }) => entering(motion)],
  ['moving without end', ELEMENTS, 'log', ({ motion }) => endlesslyMoving(motion)],
]);

/** How what moves is timed. */
export const MOTION_TIMINGS = measuresOf(factsOf, [
  ...COMMON,
  ['slow transitions', 'of the elements', 'linear', ({ hovers }) => shareWhere(hovers, isSlow, elements)],
  ['median without hover', 's', 'log', ({ others }) => quantileOf(others, 0.5, seconds, elements)],
  ['linear without hover', 'of the places', 'linear', ({ others }) => shareWhere(others, isLinear, elements)],
  ['overshooting', 'of the places', 'linear', ({ timed }) => shareWhere(timed, isPlayful, elements)],
]);

interface Facts {
  readonly motion: Motion;
  readonly facts: readonly MotionFact[];
  readonly hovers: readonly MotionFact[];
  readonly timed: readonly MotionFact[];
  /** Timed motion that needs no hover. */
  readonly others: readonly MotionFact[];
}

function factsOf({ motion }: Features): Facts {
  const facts = motionFacts(motion);
  const timed = facts.filter((fact) => fact.seconds !== null);
  return {
    motion,
    facts,
    hovers: facts.filter(({ kind }) => kind === 'hover'),
    timed,
    others: timed.filter(isNoHover),
  };
}

const isNoHover = ({ kind }: MotionFact) => kind !== 'hover';
const isQuick = (fact: MotionFact) => seconds(fact) <= 0.15; // RUBRIC: mechanical
const isSlow = (fact: MotionFact) => seconds(fact) >= 0.6; // RUBRIC: cinematic
const isPlayful = ({ easing, name }: MotionFact) => overshoots(easing) || hasPlayfulName(name);
const isLinear = ({ easing }: MotionFact) => easing === 'linear' || easing.startsWith('steps(');
