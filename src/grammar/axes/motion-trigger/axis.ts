import type { Motion } from '../../../features/motion.ts';
import { defineAxis } from '../../axis.ts';
import { confidenceOf, rank } from '../../decide.ts';
import { marked, motionFacts, type MotionFact } from '../../motion-facts.ts';
import { phrases } from '../../phrases.ts';
import { notShown } from '../../reading.ts';
import { nominal } from '../../scale.ts';

const VALUES = ['hover-only', 'scroll', 'autonomous', 'gesture'] as const;

const MOST = 6; // a twentieth reveal does not make a page more scroll-driven than a sixth
const HOVER_WEIGHT = 1.5; // nearly every page answers the pointer: one loop elsewhere is a tie, two win

/** Several keyframes on one drawing are one thing that moves. */
const playing = ({ animatedPlaces, autonomous, animations, pageWeight }: Motion) =>
  animatedPlaces +
  marked(autonomous) +
  (4 * animations.reduce((sum, { weight }) => sum + weight, 0)) / Math.max(1, pageWeight) +
  4 * autonomous.reduce((sum, { share }) => sum + share, 0);

const kindOf = (value: (typeof VALUES)[number]): MotionFact['kind'] =>
  value === 'hover-only' ? 'hover' : value;

export const motionTrigger = defineAxis({
  id: 'motion.trigger',
  label: 'Motion trigger',
  question: 'What starts most of the motion?',
  values: VALUES,
  scale: nominal<(typeof VALUES)[number]>({
    'hover-only|gesture': 0.4,
    'scroll|autonomous': 0.4,
    'scroll|gesture': 0.3,
  }),
  rubric: {
    'hover-only': 'The pointer or the focus: nothing moves before.',
    scroll: 'Scrolling: reveals, sticky transforms, scroll timelines.',
    autonomous: 'The page itself: on load, in loops, in carousels that play.',
    gesture: 'The hand: drag, swipe, pointer following.',
  },
  needs: ['motion'],
  read({ motion }) {
    const facts = motionFacts(motion);
    if (facts.length === 0) return notShown('Nothing on the page moves, so nothing starts it.');
    const weigh = (kind: MotionFact['kind']) =>
      facts
        .filter((fact) => fact.kind === kind)
        .reduce((sum, { places, share }) => sum + Math.min(places, MOST) + 10 * share, 0);
    const others = [
      ['scroll', weigh('scroll')],
      ['autonomous', Math.min(weigh('autonomous'), playing(motion))],
      ['gesture', weigh('gesture')],
    ] as const;
    const ranking = rank<(typeof VALUES)[number]>([
      ...others,
      ['hover-only', weigh('hover') > 0 ? HOVER_WEIGHT : 0],
    ]);
    if (ranking === null) return notShown('Nothing on the page moves, so nothing starts it.');
    const { value, runnerUp, margin } = ranking;
    return {
      value,
      confidence: confidenceOf(margin / 2),
      method: 'measured',
      runnerUp:
        runnerUp === null ? null : { value: runnerUp, why: `It starts less of the motion than ${value}.` },
      measure: `${facts.filter(({ kind }) => kind === kindOf(value)).length} kinds of motion started by ${value}`,
      evidence: facts
        .filter(({ kind }) => kind === kindOf(value))
        .slice(0, 5)
        .map(({ evidence }) => evidence),
    };
  },
  words: {
    'hover-only': phrases(`
      hover motion, hover only, only hover, hover state, only move when hover, hover react, when hovering,
      hover alone, move under the cursor, motion when the mouse, motion under the cursor, hover response,
      until hover, respond to hover, hover
    `),
    scroll: phrases(`
      scroll motion, scroll trigger, reveal on scroll, scroll in, scroll story, fade in on scroll,
      while scrolling, scroll into view, as i scroll, scroll tied, scroll react, unfold as you scroll,
      when you scroll, tied to scroll, linked to scroll, triggered by scroll, scroll
    `),
    autonomous: phrases(`
      autonomous motion, autonomous, motion by itself, autonomous loop, run by itself, play by itself,
      background loop, ambient motion, autonomous carousel, autonomous video, start on its own, marquee,
      moves whether or not, runs forever, autonomous image, play on arrival, screensaver
    `),
    gesture: phrases(`
      gesture motion, gesture, follow pointer, gesture react, react to gesture, follow the finger,
      gesture carousel, motion follow the pointer, pointer driven, cursor driven, finger follow,
      motion follow the hand, gesture box, react to the pointer, respond to touch, pointer motion,
      cursor motion, touch motion, gesture image, steered by hand, gesture with the mouse,
      react to mouse movement, mouse movement, track the cursor, track the pointer
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      'hover-only': `Start motion from :hover and :focus-visible alone; remove reveals, loops and autoplay (now ${measure}).`,
      scroll: `Start motion as sections come into view: animation-timeline: view() or an IntersectionObserver (now ${measure}).`,
      autonomous: `Let the motion run by itself: a looping keyframe animation or a carousel that plays (now ${measure}).`,
      gesture: `Put the motion into the hand: scroll-snap carousels, dragging, pointer following (now ${measure}).`,
    })[target],
});
