import { totalWeight } from '../../../math/weighted.ts';
import { defineAxis } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { elementGap, evidenceOfGaps } from '../../gap-evidence.ts';
import { phrases } from '../../phrases.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';

const VALUES = ['tight', 'medium', 'airy'] as const;

/**
 * px from content to content. RUBRIC: below 14, to 28, above. Paragraphs that boxes hold 28 px apart stand 4 px further
 * from glyphs to glyphs, the leading of a common line.
 */
export const BANDS = [
  { value: 'tight', from: 0 },
  { value: 'medium', from: 14 },
  { value: 'airy', from: 32 },
] as const;
const ENOUGH_GAPS = 6; // gaps as wide as the window

export const whitespaceElementGap = defineAxis({
  id: 'whitespace.element_gap',
  label: 'Element gap',
  question: 'How far apart do neighbours in a group stand?',
  values: VALUES,
  scale: ordinal(VALUES),
  rubric: {
    tight: 'Paragraphs, rows and parts of cards stand less than 14 px apart, from glyphs to glyphs.',
    medium: 'They stand 14 to 31 px apart.',
    airy: 'They stand 32 px or more apart.',
  },
  needs: ['rhythm'],
  read({ rhythm }) {
    const gap = elementGap(rhythm);
    if (gap === null) return notShown('No two contents stand below one another in a group.');
    const { value, neighbour, margin } = place(Math.round(gap), BANDS); // the eye sees whole pixels
    const breadth = totalWeight(rhythm.elements.map((each) => ({ value: each, weight: each.breadth })));
    const measure = `${Math.round(gap)} px`;
    return {
      value,
      confidence: confidenceOf(margin, breadth / ENOUGH_GAPS),
      method: 'measured',
      runnerUp:
        neighbour === null
          ? null
          : { value: neighbour, why: `The typical of ${rhythm.elements.length} gaps is ${measure}.` },
      measure,
      evidence: evidenceOfGaps(rhythm.elements, gap),
    };
  },
  words: {
    tight: phrases(`
      tight element gap, small element gap, low element gap, compact element gap, element close together,
      huddle together, huddle close together, dense element gap, tiny element gap, less element gap,
      close element gap, item close, narrow element gap, element tightly, thin element gap,
      row close together, huddled, item packed, element near each other, tight row, tight group,
      tight stack, packed row, item hug, short element gap, card close together, element almost touching,
      elements nearly touch, compact row, item nestle, item snuggle, paragraph close together
    `),
    medium: phrases(`
      moderate element gap, normal element gap, comfortable element gap, even element gap, some element gap,
      moderate row, sensible element gap, decent element gap, evenly spaced element gap,
      healthy element gap, element moderate apart
    `),
    airy: phrases(`
      airy element gap, generous element gap, big element gap, huge element gap, loose element gap,
      high element gap, airy row, element far apart, element breathe, item apart, long element gap,
      open element gap, airy grid, loose grid, spread out element, airy group, row breathe, card far apart,
      card breathe, loose row, loose grouping, paragraph breathe, spaced row, element spread,
      paragraph far apart, row far apart, box breathe, box far apart, extreme element gap, deep element gap,
      item room to breathe
    `),
  },
  negated: {},
  fix: (target, { measure }) =>
    ({
      tight: `Set gap or margin between paragraphs, rows and parts of cards to 8px (now ${measure}).`,
      medium: `Set gap or margin between paragraphs, rows and parts of cards to 20px (now ${measure}).`,
      airy: `Set gap or margin between paragraphs, rows and parts of cards to 36px (now ${measure}).`,
    })[target],
});
