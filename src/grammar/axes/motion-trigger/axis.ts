import type { Motion } from '../../../features/motion.ts';
import { ENDLESS } from '../../../features/motion-markers.ts';
import { numbered } from '../../../text/numbered.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, rank } from '../../decide.ts';
import { entering, HOVER_WEIGHT, marked, motionFacts, NOTICED, type MotionFact } from '../../motion-facts.ts';
import { notShown } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);

const MOST = 6; // places; more do not make a page more scroll-driven
const RESTLESS_WEIGHT = 1.6; // one restless place outweighs them too

/** Motion without end, keyframes if they are large enough to be noticed. */
const isRestless = (facts: readonly MotionFact[]) =>
  facts.some(
    ({ kind, endless, share, places, name }) =>
      kind === 'autonomous' && ((endless && share >= NOTICED) || (places >= 1 && ENDLESS.has(name))),
  );

/** Several endless keyframes on one drawing count as one place. */
const playing = ({ animatedPlaces, autonomous, animations, pageWeight }: Motion) =>
  animatedPlaces +
  marked(autonomous) +
  (4 * animations.reduce((sum, { weight }) => sum + weight, 0)) / Math.max(1, pageWeight);

const kindOf = (value: (typeof VALUES)[number]): MotionFact['kind'] =>
  value === 'hover-only' ? 'hover' : value;

const STARTED: Readonly<Record<(typeof VALUES)[number], string>> = {
  'hover-only': 'started by the pointer',
  scroll: 'started by scrolling',
  autonomous: 'that starts by itself',
  gesture: 'started by gestures',
};

export const motionTrigger = defineAxis({
  id: 'motion.trigger',
  label: 'Motion trigger',
  question: 'What starts most of the motion?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  notInPicture: true,
  phrase: null,
  scale: nominal<(typeof VALUES)[number]>({
    'hover-only|gesture': 0.4,
    'scroll|autonomous': 0.4,
    'scroll|gesture': 0.3,
  }),
  bands: [],
  needs: ['motion'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ motion }) {
    const facts = motionFacts(motion);
    if (facts.length === 0) return notShown('The page has no motion, so it has no trigger.');
    const weigh = (kind: MotionFact['kind']) =>
      facts
        .filter((fact) => fact.kind === kind)
        .reduce((sum, { places, share }) => sum + Math.min(places, MOST) + 10 * share, 0);
    const others = [
      ['scroll', weigh('scroll')],
      [
        'autonomous',
        Math.max(
          Math.min(weigh('autonomous'), playing(motion)),
          Math.min(entering(motion), MOST),
          isRestless(facts) ? RESTLESS_WEIGHT : 0,
        ),
      ],
      ['gesture', weigh('gesture')],
    ] as const;
    const ranking = rank<(typeof VALUES)[number]>([
      ...others,
      ['hover-only', weigh('hover') > 0 ? HOVER_WEIGHT : 0],
    ]);
    if (ranking === null) return notShown('The page has no motion, so it has no trigger.');
    const { value, runnerUp, margin } = ranking;
    return {
      value,
      confidence: confidenceOf(margin / 2),
      method: 'measured',
      runnerUp:
        runnerUp === null ? null : { value: runnerUp, why: `It starts less of the motion than ${value}.` },
      measure: `${numbered(facts.filter(({ kind }) => kind === kindOf(value)).length, 'kind', 'kinds')} of motion ${STARTED[value]}`,
      evidence: facts
        .filter(({ kind }) => kind === kindOf(value))
        .slice(0, 5)
        .map(({ evidence }) => evidence),
    };
  },
  negated: {},
  wording: { distant: { subjects: ['motion'], paired: false } },
  fromTokens: null,
  plain: 'hover-only',
  shownBy: {},
  fix: (target, { measure }) =>
    ({
      'hover-only': `Start motion from :hover and :focus-visible alone; remove reveals, loops and autoplay (now ${measure}).`,
      scroll: `Start motion when sections enter the viewport: animation-timeline: view() or an IntersectionObserver (now ${measure}).`,
      autonomous: `Start motion without user input: a looping keyframe animation or an autoplaying carousel (now ${measure}).`,
      gesture: `Drive motion by gestures: scroll-snap carousels, dragging, pointer following (now ${measure}).`,
    })[target],
  ways,
});
