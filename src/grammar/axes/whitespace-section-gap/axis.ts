import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { evidenceOfGaps, sectionGap } from '../../gap-evidence.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { accepted, fromNumber } from '../../token-facts.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import { towards } from '../../direction.ts';
import texts from './texts.json' with { type: 'json' };
import { LEAST_SECTION_GAP } from './least-gap.ts';
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);

/** px from content to content. RUBRIC: below 64, to 119, from 120. */
const BANDS = [
  { value: 'compact', from: 0 },
  { value: 'balanced', from: LEAST_SECTION_GAP.balanced },
  { value: 'grand', from: LEAST_SECTION_GAP.grand },
] as const;
const ENOUGH_GAPS = 4;

export const whitespaceSectionGap = defineAxis({
  id: 'whitespace.section_gap',
  label: 'Section gap',
  question: 'How much blank height is between two sections?',
  values: VALUES,
  texts,
  notInPicture: true,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'section gap',
      unit: 'px',
      from: BANDS,
      inBriefs: [{ subjects: ['section gap'], units: { px: 1 } }],
    },
  ],
  needs: ['rhythm'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ rhythm }) {
    if (rhythm.coverage === 0) return notShown('The page shows no content.');
    const gap = sectionGap(rhythm);
    const { value, neighbour, margin } = place(Math.round(gap), BANDS); // differences below a pixel are not visible
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
  negated: {},
  fromTokens: ({ token }) => fromNumber(token('spacing.section'), (px) => accepted(px, BANDS)),
  plain: 'balanced',
  shownBy: {},
  fix: (target, { measure, value }) => {
    const gaps = {
      compact: 'the gaps between sections to less than 64px',
      balanced: 'the gaps between sections to about 90px',
      grand: 'the gaps between sections to 120px or more',
    }[target];
    // The typical gap may have the value already, where the others decide.
    const median = /^(?:median gap )?([\d.]+) px$/.exec(measure)?.[1];
    const has = median !== undefined && place(Number(median), BANDS).value === target;
    const direction = towards(VALUES, { from: value, to: target }, { more: 'Widen', less: 'Narrow' });
    return has
      ? `Bring those of ${gaps} that differ from the others (now ${measure}).`
      : `${direction} ${gaps} (now ${measure}).`;
  },
  ways: (target, page) => ways(target, page, (px) => place(Math.round(px), BANDS).value === target),
});
