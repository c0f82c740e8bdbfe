import { defineAxis } from '../axis.ts';
import { confidenceOf, place } from '../decide.ts';
import { evidenceOfGaps, sectionGap } from '../gap-evidence.ts';
import { notShown } from '../reading.ts';
import { ordinal } from '../scale.ts';

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
    const { value, neighbour, margin } = place(gap, BANDS);
    const measure = `${Math.round(gap)} px`;
    const seen = `Half of the ${rhythm.sections.length} gaps between sections are at most ${measure}.`;
    return {
      value,
      confidence: confidenceOf(margin, rhythm.sections.length / ENOUGH_GAPS),
      method: rhythm.sections.length === 0 ? 'recovered' : 'measured',
      runnerUp: neighbour === null ? null : { value: neighbour, why: seen },
      measure,
      evidence: evidenceOfGaps(rhythm.sections, gap),
    };
  },
  words: { compact: [], balanced: [], grand: [] },
  negated: {},
  fix: (target, { measure }) =>
    ({
      compact: `Set section { padding-block: 1.5rem } so that less than 64px of blank parts two sections (now ${measure}).`,
      balanced: `Set section { padding-block: 2.5rem } so that about 90px of blank parts two sections (now ${measure}).`,
      grand: `Set section { padding-block: 5rem } so that 120px or more of blank parts two sections (now ${measure}).`,
    })[target],
});
