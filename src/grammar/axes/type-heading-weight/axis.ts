import type { Heading } from '../../../features/typography.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { mostFrequent, mainHeadings } from '../../main-headings.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { evidenceOfSettings } from '../../setting-evidence.ts';
import { fromNumber } from '../../token-facts.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways, WEIGHT } from './ways.ts';

const VALUES = valuesOf(texts);

/** font-weight. RUBRIC: up to 250, 300, 400, 500, 600 to 799, 800; other weights of variable fonts go to the nearest. */
export const BANDS = [
  { value: 'ultralight', from: 1 },
  { value: 'light', from: 251 },
  { value: 'regular', from: 351 },
  { value: 'medium', from: 451 },
  { value: 'bold', from: 551 },
  { value: 'black', from: 800 },
] as const;
const SEMIBOLD = 650; // font-weight; up to here bold may also count as medium
const ENOUGH_HEADINGS = 3;

const classOf = ({ fontWeight }: Heading) => place(fontWeight, BANDS).value;

export const typeHeadingWeight = defineAxis({
  id: 'type.heading_weight',
  label: 'Heading weight',
  question: 'How heavy are the headings?',
  values: VALUES,
  texts,
  phrase: { rank: 1, as: 'adjective', of: (value) => texts[value].phrase },
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'heading weight',
      unit: 'font-weight',
      from: BANDS,
      inBriefs: [{ subjects: ['heading', 'type'], units: { '': 1, weight: 1 }, from: 100, below: 1001 }],
    },
  ],
  needs: ['typography'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ typography: { headings } }) {
    const main = mainHeadings(headings);
    const { value, example, count, rival } = mostFrequent(main, classOf) ?? {};
    if (value === undefined || example === undefined) return notShown('The page shows no heading.');
    const near = value === 'bold' && example.fontWeight <= SEMIBOLD ? 'medium' : null;
    const share = (count ?? 0) / main.length;
    return {
      value,
      confidence: confidenceOf(share - 0.5 + (near === null ? 0.1 : 0), main.length / ENOUGH_HEADINGS),
      method: 'measured',
      runnerUp: runnerUp(rival ?? near, example.fontWeight, share),
      measure: `font-weight ${example.fontWeight}`,
      evidence: evidenceOfSettings(
        main,
        'font-weight',
        ({ fontWeight }) => `${fontWeight}`,
        () => 1,
      ),
    };
  },
  speaksFor: ({ value }) => place(Number.parseFloat(value), BANDS).value,
  negated: {},
  fromTokens: ({ token }) =>
    fromNumber(token('font-weight.heading'), (weight) => {
      const value = place(weight, BANDS).value;
      return value === 'bold' && weight <= SEMIBOLD ? [value, 'medium'] : [value];
    }),
  plain: 'bold',
  shownBy: { weight: WEIGHT },
  fix: (target, { measure }) =>
    `Set headings at font-weight ${WEIGHT[target]} and load that weight of the typeface; now ${measure}.`,
  ways: (target, page) => ways(target, page, (weight) => place(weight, BANDS).value === target),
});

function runnerUp(value: (typeof VALUES)[number] | null, weight: number, share: number) {
  if (value === null) return null;
  return { value, why: `${percent(share)} of the main headings are near font-weight ${weight}.` };
}
