import type { Features } from '../features/index.ts';
import type { Motion } from '../features/motion.ts';
import { largestOf, quantileOf, shareWhere, sumOf } from './facts.ts';
import { measuresOf } from './measure.ts';
import { marked, motionFacts, type MotionFact } from './motion-facts.ts';

const ELEMENTS = 'elements';
const PLACES = 'places';
const seconds = (fact: MotionFact) => fact.seconds ?? 0;
const elements = (fact: MotionFact) => fact.places;

/** The quantities of motion; the three motion axes judge the same movements. */
export const MOTION_MEASURES = measuresOf(factsOf, [
  ['elements with transitions', ELEMENTS, 'log', ({ hovers }) => sumOf(hovers, elements)],
  ['moving places', PLACES, 'log', ({ motion }) => motion.animatedPlaces],
  ['started by scrolling', PLACES, 'log', ({ motion }) => marked(motion.scroll)],
  ['started alone', PLACES, 'log', ({ motion }) => marked(motion.autonomous)],
  ['started by gestures', PLACES, 'log', ({ motion }) => marked(motion.gesture)],
  ['endless motion', 'of the page', 'root', ({ facts }) => largestOf(facts, ({ share }) => share)],
  ['endless animations', 'animations', 'log', ({ facts }) => facts.filter(({ endless }) => endless).length],
  ['median transition', 's', 'log', ({ hovers }) => quantileOf(hovers, 0.5, seconds, elements)],
  ['longest motion', 's', 'log', ({ timed }) => largestOf(timed, seconds)],
  ['longest animation', 's', 'log', ({ timed }) => largestOf(timed.filter(isNoHover), seconds)],
  ['quick transitions', 'of the elements', 'linear', ({ hovers }) => shareWhere(hovers, isQuick, elements)],
  ['linear transitions', 'of the elements', 'linear', ({ hovers }) => shareWhere(hovers, isLinear, elements)],
  ['rotations', 'animations', 'log', ({ facts }) => facts.filter(({ turns }) => turns).length],
  ['kinds of animation', 'animations', 'log', ({ motion }) => motion.animations.length],
]);

interface Facts {
  readonly motion: Motion;
  readonly facts: readonly MotionFact[];
  readonly hovers: readonly MotionFact[];
  readonly timed: readonly MotionFact[];
}

function factsOf({ motion }: Features): Facts {
  const facts = motionFacts(motion);
  return {
    motion,
    facts,
    hovers: facts.filter(({ kind }) => kind === 'hover'),
    timed: facts.filter((fact) => fact.seconds !== null),
  };
}

const isNoHover = ({ kind }: MotionFact) => kind !== 'hover';
const isQuick = (fact: MotionFact) => seconds(fact) <= 0.15; // RUBRIC: mechanical
const isLinear = ({ easing }: MotionFact) => easing === 'linear' || easing.startsWith('steps(');
