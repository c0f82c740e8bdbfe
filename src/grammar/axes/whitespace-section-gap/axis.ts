import { defineAxis } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { evidenceOfGaps, sectionGap } from '../../gap-evidence.ts';
import { phrases } from '../../phrases.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';

const VALUES = ['compact', 'balanced', 'grand'] as const;

/** px from content to content. RUBRIC: below 64, to 119, from 120. */
export const BANDS = [
  { value: 'compact', from: 0 },
  { value: 'balanced', from: 64 },
  { value: 'grand', from: 120 },
] as const;
const ENOUGH_GAPS = 4;

export const whitespaceSectionGap = defineAxis({
  id: 'whitespace.section_gap',
  label: 'Section gap',
  question: 'How much blank height parts two sections?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    compact: 'Less than 64 px from the last content of a section to the first of the next.',
    balanced: '64 to 119 px from content to content.',
    grand: '120 px or more from content to content.',
  },
  needs: ['rhythm'],
  read({ rhythm }) {
    if (rhythm.coverage === 0) return notShown('The page shows no content.');
    const gap = sectionGap(rhythm);
    const { value, neighbour, margin } = place(Math.round(gap), BANDS); // the eye sees whole pixels
    const measure = `${Math.round(gap)} px`;
    const count = rhythm.sections.length;
    const seen =
      count === 0
        ? `The page is one block with ${measure} above and below.`
        : `The median of ${count} gaps between sections is ${measure}.`;
    return {
      value,
      confidence: confidenceOf(margin, count / ENOUGH_GAPS),
      method: count === 0 ? 'recovered' : 'measured',
      runnerUp: neighbour === null ? null : { value: neighbour, why: seen },
      measure,
      evidence: evidenceOfGaps(rhythm.sections, gap),
    };
  },
  words: {
    compact: phrases(`
      compact section gap, tight section gap, small section gap, low section gap, section close together,
      section close, less section gap, dense section gap, section follow closely, section right after,
      section follow each other, tiny section gap, short section gap, section run together, section packed,
      section back to back, section hard on, section touch, section tight, modest section gap,
      thin section gap, section stacked closely, section butt, section huddle
    `),
    balanced: phrases(`
      moderate section gap, normal section gap, comfortable section gap, even section gap,
      section evenly spaced, some section gap, section moderate apart, sensible section gap,
      steady section gap, healthy section gap, decent section gap, section at a moderate distance,
      classic section gap, evenly spaced section, section at normal distance,
      section at a comfortable distance
    `),
    grand: phrases(`
      grand section gap, huge section gap, big section gap, generous section gap, airy section gap,
      extreme section gap, loose section gap, high section gap, section far apart, section wide apart,
      tall section gap, section huge distance, deep section gap, section a screen apart, long section gap,
      section get their own screen, screen between section, full screen between section, section breathe,
      dramatic section gap, section in isolation, section separated by vast, long pause section gap,
      gulf section gap, section stand far apart
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      compact: `Set section { padding-block: 1.5rem } so that less than 64px of blank parts two sections (now ${measure}).`,
      balanced: `Set section { padding-block: 2.5rem } so that about 90px of blank parts two sections (now ${measure}).`,
      grand: `Set section { padding-block: 5rem } so that 120px or more of blank parts two sections (now ${measure}).`,
    })[target],
});
