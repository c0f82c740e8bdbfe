import type { Motion } from '../../../features/motion.ts';
import { ENDLESS, PARALLAX, type MotionMarker } from '../../../features/motion-markers.ts';
import { percent } from '../../../text/percent.ts';
import { numbered } from '../../../text/numbered.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { endlesslyMoving, entering, marked, motionFacts, NOTICED } from '../../motion-facts.ts';
import type { Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import { towards } from '../../direction.ts';
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

const CARRIES_PAGE = 0.25; // of the weighted page in endless or scroll-driven motion; a hero is about 0.3
const MANY_ENDLESS = 10; // elements in endless motion; about three on each of the first three screens
const MANY_TIED = 12; // elements whose position follows the scroll
const SEVERAL_PLACES = 2;

const movingParts = (motion: Motion) =>
  Math.max(motion.animatedPlaces, entering(motion)) +
  marked([...motion.scroll, ...motion.autonomous, ...motion.gesture]);

const isEndless = ({ name, elements }: MotionMarker) => elements > 0 && ENDLESS.has(name);

const tiedToScroll = ({ scroll }: Motion) => marked(scroll.filter(({ name }) => name === PARALLAX));

export const motionBudget = defineAxis({
  id: 'motion.budget',
  label: 'Motion budget',
  question: 'How much of the page moves?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  notInPicture: true,
  phrase: { rank: 1, as: 'sole noun', of: (value) => texts[value].phrase },
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'motion share',
      unit: 'of the page',
      from: [
        { value: 'none', from: 0 },
        { value: 'pervasive', from: CARRIES_PAGE },
      ],
      inBriefs: [],
    },
  ],
  needs: ['motion'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ motion }) {
    const facts = motionFacts(motion);
    const evidence = facts.map(({ evidence: fact }) => fact).slice(0, 5);
    const hovered = motion.transitions.reduce((sum, { elements }) => sum + elements, 0);
    const carried = facts.reduce((most, { share }) => Math.max(most, share), 0);
    const places = movingParts(motion);
    const endless = endlesslyMoving(motion);
    const tied = tiedToScroll(motion);
    const measure = [
      numbered(places, 'moving part', 'moving parts'),
      ...(carried >= NOTICED ? [`the largest on ${percent(carried)} of the page`] : []),
      ...(endless > 0 ? [`${numbered(endless, 'element', 'elements')} without end`] : []),
      ...(tied > 0 ? [`${tied} tied to the scroll position`] : []),
      `${numbered(hovered, 'element', 'elements')} with transitions`,
    ].join(', ');
    const shown = (
      value: Shown<Value>['value'],
      confidence: number,
      runnerUp: Shown<Value>['runnerUp'],
    ): Shown<Value> => ({
      value,
      confidence,
      method: 'measured',
      runnerUp,
      measure,
      evidence,
    });
    if (carried >= CARRIES_PAGE || endless >= MANY_ENDLESS || tied >= MANY_TIED) {
      return shown('pervasive', 0.75, {
        value: 'recurring',
        why: `Motion covers ${percent(carried)} of the visible page, and ${endless} elements move without end.`,
      });
    }
    if (places >= SEVERAL_PLACES || carried >= NOTICED || motion.autonomous.some(isEndless))
      return shown('recurring', 0.75, {
        value: 'accent',
        why:
          places === 1
            ? 'Only one part of the page moves without hover.'
            : `${places} parts of the page move without hover.`,
      });
    if (places > 0)
      return shown('accent', 0.6, {
        value: 'recurring',
        why: 'Only one part of the page moves without hover.',
      });
    if (hovered > 0)
      return shown('accent', 0.9, { value: 'none', why: `${hovered} elements have transitions.` });
    return shown('none', 0.85, null);
  },
  negated: {},
  fromTokens: null,
  plain: 'none',
  shownBy: {},
  fix: (target, { measure, value }) =>
    ({
      none: `Remove transitions and animations (now ${measure}).`,
      accent: `${towards(VALUES, { from: value, to: target }, { more: 'Add transitions for hover and focus, 150 to 250 ms on colour and shadow', less: 'Remove motion other than transitions for hover and focus' })} (now ${measure}).`,
      recurring: `${towards(VALUES, { from: value, to: target }, { more: 'Reveal sections on scroll or add a carousel in two or more places', less: 'Remove loops, motion that follows the scroll position and motion of large parts; let a few small parts move once' })} (now ${measure}).`,
      pervasive: `Add looping or scroll-driven motion to much of the first screens (now ${measure}).`,
    })[target],
  ways,
});
