import { defineAxis } from '../../axis.ts';
import { marked, motionFacts } from '../../motion-facts.ts';
import { phrases } from '../../phrases.ts';
import type { Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';

const VALUES = ['none', 'accent', 'recurring', 'pervasive'] as const;
type Value = (typeof VALUES)[number];

const CARRIES_PAGE = 0.15; // share of the weighed page in endless or scroll-driven motion; a hero is about 0.3
const MANY_PLACES = 12; // about four a screen over the three that weigh most
const SEVERAL_PLACES = 2;

const percent = (share: number) => `${Math.round(100 * share)} %`;

export const motionBudget = defineAxis({
  id: 'motion.budget',
  label: 'Motion budget',
  question: 'How much of the page moves?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    none: 'No transition and no animation.',
    accent: 'Transitions on hover and focus only.',
    recurring: 'Reveals on scroll, carousels or keyframes in several places.',
    pervasive: 'Continuous, looping or scroll-driven motion carries the page.',
  },
  needs: ['motion'],
  read({ motion }) {
    const facts = motionFacts(motion);
    const evidence = facts.map(({ evidence: fact }) => fact).slice(0, 5);
    const hovered = motion.transitions.reduce((sum, { elements }) => sum + elements, 0);
    const carried = facts.reduce((most, { share }) => Math.max(most, share), 0);
    const places =
      motion.animatedPlaces + marked([...motion.scroll, ...motion.autonomous, ...motion.gesture]);
    const measure = `${places} moving places, ${hovered} elements with transitions`;
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
    if (carried >= CARRIES_PAGE || places >= MANY_PLACES) {
      return shown('pervasive', 0.75, {
        value: 'recurring',
        why: `Motion covers ${percent(carried)} of what is seen, in ${places} places.`,
      });
    }
    if (places >= SEVERAL_PLACES)
      return shown('recurring', 0.75, { value: 'accent', why: `${places} places move without a pointer.` });
    if (places > 0)
      return shown('accent', 0.6, { value: 'recurring', why: 'One place alone moves without a pointer.' });
    if (hovered > 0)
      return shown('accent', 0.9, { value: 'none', why: `${hovered} elements have transitions.` });
    return shown('none', 0.85, null);
  },
  words: {
    none: phrases(`
      no motion, static, static like print, still as print, motion free, static everywhere, no moving
    `),
    accent: phrases(`
      low motion, accent motion, motion as an accent, subtle motion, motion accent, less motion,
      modest motion, small motion, motion only as accent, some motion, light motion, motion low,
      tiny motion, just a little motion, motion kept to a minimum, motion here and there,
      motion with restraint, motion in small dose, sprinkle of motion, dash of motion
    `),
    recurring: phrases(`
      recurring motion, regular motion, motion in several place, moderate motion, motion in each,
      motion across, motion on every section, each section animate, motion at every step, motion as a theme,
      animated section, animated page, several motion, motion on most, motion at intervals,
      motion show up again, motion returns, motion come back, section fade in, section slide in,
      motion per section, motion section by section, motion section after section, motion with each section,
      motion in many place, motion in a number of place
    `),
    pervasive: phrases(`
      everywhere motion, generous motion, high motion, extreme motion, motion everywhere, always moving,
      motion heavy, heavy motion, huge motion, never stop moving, never stand still, big motion,
      full of motion, motion driven, motion carry the page, motion rich, alive with motion, no stillness,
      motion first, motion led, everything is in motion, packed with motion, dense motion,
      motion is the star, ceaseless motion, keep moving, nothing sit still, motion carries
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      none: `Remove transitions and animations (now ${measure}).`,
      accent: `Keep transitions for hover and focus only: 150 to 250 ms on colour and shadow (now ${measure}).`,
      recurring: `Reveal sections on scroll or add a carousel in two or more places (now ${measure}).`,
      pervasive: `Let looping or scroll-driven motion carry the first screens (now ${measure}).`,
    })[target],
});
