import { tally, totalWeight } from '../../../math/weighted.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { evidenceOfSettings } from '../../setting-evidence.ts';
import { accepted, fromNumber } from '../../token-facts.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);

/** px. RUBRIC: below 15, 15 to 17.5, from 18; the boundary is midway between 17.5 and 18. */
const BANDS = [
  { value: 'small', from: 0 },
  { value: 'regular', from: 15 },
  { value: 'large', from: 17.75 },
] as const;
const ENOUGH_CHARACTERS = 400; // about a paragraph; less may be captions only

export const typeBodySize = defineAxis({
  id: 'type.body_size',
  label: 'Body size',
  question: 'How large is the running text?',
  values: VALUES,
  texts,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'body size',
      unit: 'px',
      from: BANDS,
      inBriefs: [{ subjects: ['body', 'text'], units: { px: 1, '': 1 }, below: 40 }],
    },
  ],
  needs: ['typography'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ typography: { running, labels } }) {
    const text = running.length > 0 ? running : labels;
    const sizes = tally(text.map(({ size, characters }) => ({ value: size, weight: characters })));
    const [main] = sizes;
    if (main === undefined) return notShown('The page shows no running text.');
    const total = totalWeight(sizes);
    const share = main.weight / total;
    const { value, neighbour, margin } = place(main.value, BANDS);
    const rival = sizes.find((size) => place(size.value, BANDS).value !== value);
    const lead = rival === undefined ? 1 : 1 - rival.weight / main.weight;
    const other = rival === undefined ? neighbour : place(rival.value, BANDS).value;
    return {
      value,
      // The boundaries are close together (15, 17.75), so a margin of a tenth is already certain.
      confidence: confidenceOf(Math.min(3 * margin, lead), total / ENOUGH_CHARACTERS),
      method: 'measured',
      runnerUp:
        other === null
          ? null
          : { value: other, why: `${percent(share)} of the running text is ${main.value} px.` },
      measure: `${main.value} px`,
      evidence: evidenceOfSettings(text, 'font-size', ({ size }) => `${size} px`),
    };
  },
  speaksFor: ({ value }) => place(Number.parseFloat(value), BANDS).value,
  negated: {},
  fromTokens: ({ token }) => fromNumber(token('text.body'), (px) => accepted(px, BANDS)),
  plain: 'regular',
  shownBy: { px: { small: 14, regular: 16, large: 19 } },
  fix: (target, { measure }) =>
    ({
      small: `Set running text at 14px (0.875rem); now ${measure}.`,
      regular: `Set running text at 16px (1rem); now ${measure}.`,
      large: `Set running text at 18px or more (1.125rem); now ${measure}.`,
    })[target],
  ways: (target, page) => ways(target, page, (px) => place(px, BANDS).value === target),
});
