import { weightedMode } from '../../../math/weighted.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place } from '../../decide.ts';
import { notShown, type Evidence } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { accepted, fromNumber } from '../../token-facts.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);

/** Largest heading over running text. RUBRIC: below 2.2, to 4, above. */
const BANDS = [
  { value: 'compact', from: 0 },
  { value: 'balanced', from: 2.2 },
  { value: 'oversized', from: 4.0001 },
] as const;
/** px; oversized at any text size. */
const OVERSIZED = 72;
const LAST_MAIN_LEVEL = 3; // heading level; without h1 to h3 large text counts as a heading
const BROWSER_TEXT = 16; // px, the browser default; for a page of headings only

export const typeDisplayScale = defineAxis({
  id: 'type.display_scale',
  label: 'Display scale',
  question: 'How much larger than the running text is the largest heading?',
  values: VALUES,
  texts,
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'heading size',
      unit: 'times the running text',
      from: BANDS,
      inBriefs: [{ subjects: ['heading', 'type scale'], units: { px: 1 / BROWSER_TEXT } }],
    },
  ],
  needs: ['typography'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ typography: { running, headings } }) {
    const elements = headings.filter(({ level }) => level > 0);
    const led = elements.some(({ level }) => level <= LAST_MAIN_LEVEL);
    // Without a heading the largest text counts as one.
    const leading = led ? elements : headings.length > 0 ? headings : running;
    const [largest] = leading.toSorted((a, b) => b.size - a.size);
    if (largest === undefined) return notShown('The page shows no text.');
    const text =
      weightedMode(running.map(({ size, characters }) => ({ value: size, weight: characters }))) ??
      BROWSER_TEXT;
    const ratio = largest.size / text;
    const huge = largest.size >= OVERSIZED;
    const placed = place(ratio, BANDS);
    const fact = (selector: string, size: number): Evidence => ({
      selector,
      property: 'font-size',
      value: `${size} px`,
      source: 'css',
    });
    return {
      value: huge ? 'oversized' : placed.value,
      confidence: confidenceOf(huge ? largest.size / OVERSIZED - 0.8 : placed.margin, led ? 1 : 0.5),
      method: 'measured',
      runnerUp: runnerUp(huge ? 'balanced' : placed.neighbour, ratio, largest.size),
      measure: `${largest.size} px over ${text} px, ${ratio.toFixed(1)} times`,
      evidence: [
        fact(largest.selector, largest.size),
        ...running
          .filter(({ size }) => size === text)
          .slice(0, 1)
          .map(({ selector }) => fact(selector, text)),
      ],
    };
  },
  negated: {},
  fromTokens: ({ token }) =>
    fromNumber(token('text.display'), (display) =>
      fromNumber(token('text.body'), (body) =>
        display >= OVERSIZED ? ['oversized'] : accepted(display / body, BANDS),
      ),
    ),
  plain: 'balanced',
  shownBy: { timesText: { compact: 1.9, balanced: 3, oversized: 4.75 } },
  fix: (target, { measure }) =>
    ({
      compact: `Set the largest heading below 2.2 times the running text, such as 1.75rem on 1rem (now ${measure}).`,
      balanced: `Set the largest heading at about 3 times the running text, such as 3rem on 1rem (now ${measure}).`,
      oversized: `Set the largest heading at 4.5rem (72px) or more, such as clamp(3rem, 8vw, 6rem) (now ${measure}).`,
    })[target],
  ways: (target, page) =>
    ways(
      target,
      page,
      (px, text) => (px >= OVERSIZED ? 'oversized' : place(px / text, BANDS).value) === target,
    ),
});

function runnerUp(value: (typeof VALUES)[number] | null, ratio: number, size: number) {
  if (value === null) return null;
  return { value, why: `The largest heading is ${size} px, ${ratio.toFixed(1)} times the running text.` };
}
