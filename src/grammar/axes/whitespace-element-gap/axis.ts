import { totalWeight } from '../../../math/weighted.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { elementGap, elementGaps, evidenceOfGaps } from '../../gap-evidence.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { accepted, fromNumber } from '../../token-facts.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import { towards } from '../../direction.ts';
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);

/**
 * px from content to content. RUBRIC: below 14, to 28, above. Boxes of paragraphs 28 px apart have glyphs 32 px apart,
 * since a typical line has 4 px of leading.
 */
const BANDS = [
  { value: 'tight', from: 0 },
  { value: 'medium', from: 14 },
  { value: 'airy', from: 32 },
] as const;
const ENOUGH_GAPS = 6; // gaps of window width

export const whitespaceElementGap = defineAxis({
  id: 'whitespace.element_gap',
  label: 'Element gap',
  question: 'How far apart are the elements of a group?',
  values: VALUES,
  texts,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'element gap',
      unit: 'px',
      from: BANDS,
      inBriefs: [{ subjects: ['element gap'], units: { px: 1 } }],
    },
  ],
  needs: ['rhythm'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ rhythm }) {
    const gap = elementGap(rhythm);
    if (gap === null) return notShown('No group has two elements below one another.');
    const { value, neighbour, margin } = place(Math.round(gap), BANDS); // differences below a pixel are not visible
    const gaps = elementGaps(rhythm);
    const breadth = totalWeight(gaps.map((each) => ({ value: each, weight: each.breadth })));
    const measure = `${Math.round(gap)} px`;
    return {
      value,
      confidence: confidenceOf(margin, breadth / ENOUGH_GAPS),
      method: 'measured',
      runnerUp:
        neighbour === null
          ? null
          : { value: neighbour, why: `The typical value of ${gaps.length} gaps is ${measure}.` },
      measure,
      evidence: evidenceOfGaps(gaps, gap),
    };
  },
  negated: {},
  fromTokens: ({ token }) => fromNumber(token('spacing.element'), (px) => accepted(px, BANDS)),
  plain: 'medium',
  shownBy: {
    // px between elements, and inside panels.
    gap: { tight: 7, medium: 20, airy: 36 },
    padding: { tight: 14, medium: 28, airy: 40 },
  },
  fix: (target, { measure, value }) =>
    ({
      tight: `Set gap or margin between paragraphs, rows and parts of cards to 8px (now ${measure}).`,
      medium: `${towards(VALUES, { from: value, to: target }, { more: 'Widen', less: 'Narrow' })} the space between paragraphs, rows and parts of cards to 20px (now ${measure}).`,
      airy: `Set gap or margin between paragraphs, rows and parts of cards to 36px (now ${measure}).`,
    })[target],
  ways: (target, page) => ways(target, page, (px) => place(Math.round(px), BANDS).value === target),
});
