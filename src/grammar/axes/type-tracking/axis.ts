import type { Heading, Setting } from '../../../features/typography.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { mostFrequent, mainHeadings } from '../../main-headings.ts';
import { notShown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { evidenceOfSettings } from '../../setting-evidence.ts';
import { accepted, fromNumber } from '../../token-facts.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);

/** Letter-spacing in em. RUBRIC: to -0.025, to -0.005, to 0.04, above. */
export const BANDS = [
  { value: 'negative', from: -1 },
  { value: 'tight', from: -0.0249 },
  { value: 'normal', from: -0.0049 },
  { value: 'loose', from: 0.04 },
] as const;
/**
 * em. Capitals usually have 5 to 10 % extra letter-spacing (Bringhurst, Elements of Typographic Style, 3.2.2); labels
 * count as loose only beyond that.
 */
const LOOSE_CAPITALS = 0.1;
const REPEATED = 3;
const ENOUGH_HEADINGS = 3;
const DISPLAY = 72; // px; RUBRIC: an oversized heading
const DISPLAY_STEP = 2; // times the next smaller heading; such a line is what a page is remembered by
const WIDEST_BAND = 0.02; // em; a reading this far inside its band is certain

const classOf = ({ tracking }: Heading) => place(tracking, BANDS).value;
const em = ({ tracking }: Setting) => (tracking === 0 ? 'normal' : `${Number(tracking.toFixed(3))}em`);

export const typeTracking = defineAxis({
  id: 'type.tracking',
  label: 'Tracking',
  question: 'What letter-spacing do headings and labels have?',
  values: VALUES,
  texts,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'letter-spacing',
      unit: 'em',
      from: BANDS,
      inBriefs: [
        { subjects: ['tracking', 'heading'], units: { em: 1 } },
        { subjects: ['tracking'], units: { '%': 0.01 } },
      ],
    },
  ],
  needs: ['typography'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ typography: { headings, labels, running } }) {
    const leading = mainHeadings(headings);
    // Without a heading, all text of the page counts.
    const main = leading.length > 0 ? leading : [...labels, ...running].map((one) => ({ ...one, level: 0 }));
    const capitals = labels.filter(({ upperCase }) => upperCase);
    const open = capitals.filter(({ tracking }) => tracking >= LOOSE_CAPITALS);
    const found = mostFrequent(main, classOf);
    const display = displayLine(main);
    const [label] = open;
    const labelsDecide =
      label !== undefined && (found === null || found.value === 'normal') && isDevice(open, capitals);
    if (labelsDecide) {
      return {
        value: 'loose',
        confidence: confidenceOf(open.length / capitals.length - 0.5, open.length / (2 * REPEATED)),
        method: 'measured',
        runnerUp: { value: 'normal', why: 'The headings keep the spacing of the typeface.' },
        measure: `${em(label)} on ${open.length} upper-case labels`,
        evidence: evidenceOfSettings([...open, ...main], 'letter-spacing', em, () => 1),
      };
    }
    if (found === null) return notShown('The page shows no text.');
    const { value, example, count, rival } = display === null ? found : byDisplay(display, main, found.value);
    const { neighbour, boundary } = place(example.tracking, BANDS);
    const inside = Math.abs(example.tracking - (boundary ?? 1)) / WIDEST_BAND;
    return {
      value,
      confidence: confidenceOf(
        Math.min(0.3 * inside, count / main.length - 0.4),
        leading.length > 0 ? leading.length / ENOUGH_HEADINGS : 0.5,
      ),
      method: 'measured',
      runnerUp: runnerUp(rival ?? neighbour, em(example), count / main.length),
      measure: `letter-spacing ${em(example)}`,
      evidence: evidenceOfSettings(main, 'letter-spacing', em, () => 1),
    };
  },
  speaksFor: ({ value }) => place(Number.parseFloat(value) || 0, BANDS).value,
  negated: {},
  fromTokens: ({ token }) => fromNumber(token('tracking.heading'), (em) => accepted(em, BANDS)),
  plain: 'normal',
  shownBy: { em: { negative: -0.035, tight: -0.015, normal: 0, loose: 0.06 } },
  fix: (target, { measure }) =>
    ({
      negative: `Set headings at letter-spacing -0.03em; now ${measure}.`,
      tight: `Set headings at letter-spacing -0.015em; now ${measure}.`,
      normal: `Set headings at letter-spacing normal; now ${measure}.`,
      loose: `Set headings at letter-spacing 0.06em; now ${measure}.`,
    })[target],
  ways: (target, page) => ways(target, page, (em) => place(em, BANDS).value === target),
});

/** The one heading that is far larger than all others; null without one. A loose one is a wordmark more often than a style. */
function displayLine(headings: readonly Heading[]): Heading | null {
  const [largest, next] = headings.toSorted((a, b) => b.size - a.size);
  if (largest === undefined || next === undefined || largest.size < DISPLAY) return null;
  if (classOf(largest) === 'loose') return null;
  return largest.size >= DISPLAY_STEP * next.size ? largest : null;
}

function byDisplay(display: Heading, main: readonly Heading[], usual: (typeof VALUES)[number]) {
  const value = classOf(display);
  const count = main.filter((heading) => classOf(heading) === value).length;
  return {
    value,
    example: display,
    count: Math.max(count, main.length / 2),
    rival: usual === value ? null : usual,
  };
}

/** Spaced capitals are systematic: repeated, and most of the capitals on the page. */
function isDevice(open: readonly Setting[], capitals: readonly Setting[]): boolean {
  return open.length >= REPEATED && 2 * open.length >= capitals.length;
}

function runnerUp(value: (typeof VALUES)[number] | null, spacing: string, share: number) {
  if (value === null) return null;
  return { value, why: `${percent(share)} of the main headings are near ${spacing}.` };
}
