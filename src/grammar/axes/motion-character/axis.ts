import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, rank } from '../../decide.ts';
import { sumOf } from '../../facts.ts';
import { motionFacts, type MotionFact } from '../../motion-facts.ts';
import { hasPlayfulName, overshoots } from '../../playful-motion.ts';
import { notShown, type Reading } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

// Bounds of RUBRIC, seconds. Of 51 graded pages whose median transition is eased over 150 ms, 48 may be called smooth.
const QUICK = 0.15;
const LONG = 0.6;
const LONG_ROUND = 4; // one iteration of an endless animation; a spinner of 1 s is not slow
const SLOW_TURN = 8; // s, one iteration: a ground that drifts and turns a little is slow, and no wiggle
const UNASKED = 1.8; // weight of an element that moves without hover
const STAGED = 6; // elements that scripts show one after another as the reader scrolls: staged reveals of RUBRIC
const COVERING = 10; // weight of motion that covers the page
const COVERING_ONCE = 3; // weight of an entrance that does, and is soon over
const LARGE = 0.25; // of the page; less is a part of it that enters
/** What libraries do unless told otherwise: slides and fades take 200 to 600 ms, letters come one by one. */
const OF_LIBRARIES: Readonly<Record<string, Value>> = {
  'autoplay slider': 'smooth',
  'page fade': 'smooth',
  'riding carousel': 'smooth',
  'slick carousel': 'smooth',
  slider: 'smooth',
  swiper: 'smooth',
  'typed text': 'mechanical',
};

export const motionCharacter = defineAxis({
  id: 'motion.character',
  label: 'Motion character',
  question: 'What timing and easing does the motion have?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  notInPicture: true,
  phrase: { rank: 2, as: 'noun', of: (value) => texts[value].phrase },
  scale: nominal<(typeof VALUES)[number]>({
    'mechanical|smooth': 0.5,
    'smooth|cinematic': 0.5,
    'smooth|playful': 0.3,
    'playful|cinematic': 0.2,
  }),
  bands: [
    {
      of: 'duration',
      unit: 's',
      from: [
        { value: 'mechanical', from: 0 },
        { value: 'smooth', from: QUICK },
        { value: 'cinematic', from: LONG },
      ],
      inBriefs: [
        {
          subjects: ['motion'],
          units: { ms: 0.001, millisecond: 0.001, s: 1, second: 1, sec: 1 },
          below: 30,
        },
      ],
    },
  ],
  needs: ['motion'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ motion }) {
    const facts = motionFacts(motion);
    if (facts.length === 0) return notShown('Nothing on the page moves.');
    const scores = VALUES.map(
      (value) => [value, weightOf(facts.filter((fact) => characterOf(fact) === value))] as const,
    );
    const ranking = rank(scores);
    if (ranking === null) return ofLibraries(facts);
    const { value, runnerUp, margin } = ranking;
    const own = facts.filter((fact) => characterOf(fact) === value);
    return {
      value,
      confidence: confidenceOf(margin / 2),
      method: 'measured',
      runnerUp: runnerUp === null ? null : { value: runnerUp, why: 'Fewer elements move that way.' },
      measure: own[0]?.evidence.value ?? value,
      evidence: own.slice(0, 5).map(({ evidence }) => evidence),
    };
  },
  negated: {},
  fromTokens: null,
  plain: 'smooth',
  shownBy: {
    // `way` is the distance of a move, in px.
    timing: {
      mechanical: { duration: '120ms', easing: 'linear', way: 4 },
      smooth: { duration: '280ms', easing: 'ease-out', way: 10 },
      playful: { duration: '450ms', easing: 'cubic-bezier(.34,1.56,.64,1)', way: 16 },
      cinematic: { duration: '900ms', easing: 'cubic-bezier(.2,.7,.2,1)', way: 32 },
    },
  },
  fix: (target, { measure }) =>
    ({
      mechanical: `Use linear or steps() easing, or durations below 150 ms (now ${measure}).`,
      smooth: `Use ease or ease-out over 150 to 500 ms (now ${measure}).`,
      playful: `Use easing that overshoots: cubic-bezier(.34, 1.56, .64, 1), a bounce or a wiggle (now ${measure}).`,
      cinematic: `Use durations of 600 ms or more, and reveal elements one after another (now ${measure}).`,
    })[target],
  ways,
});

/** The usual timing of a library where the page states none. */
function ofLibraries(facts: readonly MotionFact[]): Reading<Value> {
  const known = facts.find(({ name }) => OF_LIBRARIES[name] !== undefined);
  const value = OF_LIBRARIES[known?.name ?? ''];
  if (known === undefined || value === undefined)
    return notShown('The page moves, but its stylesheets state no timing: scripts set the durations.');
  return {
    value,
    confidence: confidenceOf(0),
    method: 'recovered',
    runnerUp: null,
    measure: `${known.name} with the timing of its library`,
    evidence: [known.evidence],
  };
}

/** More elements count less each; what moves of itself is noticed before what waits for the pointer. */
function weightOf(facts: readonly MotionFact[]): number {
  const count = (some: readonly MotionFact[]) => sumOf(some, ({ places, part }) => places * part);
  const hovers = facts.filter(({ kind }) => kind === 'hover');
  const others = facts.filter(({ kind }) => kind !== 'hover');
  return (
    Math.sqrt(count(hovers)) +
    UNASKED * Math.sqrt(count(others)) +
    COVERING * sumOf(facts, ({ share }) => share) +
    COVERING_ONCE * sumOf(facts, ({ covered, share }) => (covered < LARGE ? 0 : covered - share))
  );
}

/** Overshoots, bounces, or turns back and forth; a slow turn drifts. */
function isPlayful({ seconds, easing, name, endless, turns }: MotionFact): boolean {
  if (overshoots(easing) || hasPlayfulName(name)) return true;
  return endless && turns && easing !== 'linear' && (seconds ?? 0) < SLOW_TURN;
}

/** Null when neither duration nor easing is known, and it is neither a staged reveal nor moved along by scrolling. */
function characterOf(fact: MotionFact): Value | null {
  const { kind, places, seconds, easing, endless, onTimeline } = fact;
  if (isPlayful(fact)) return 'playful';
  if (onTimeline === true) return easing.startsWith('steps(') ? 'mechanical' : 'cinematic';
  if (seconds === null) return kind === 'scroll' && places >= STAGED ? 'cinematic' : null;
  if (endless && easing === 'linear') return 'mechanical';
  if (seconds >= (endless ? LONG_ROUND : LONG)) return 'cinematic';
  if (seconds < QUICK || easing === 'linear' || easing.startsWith('steps(')) return 'mechanical';
  return 'smooth';
}
