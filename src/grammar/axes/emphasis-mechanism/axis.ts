import type { Stress, StressKind } from '../../../features/stress.ts';
import type { Heading, Typography } from '../../../features/typography.ts';
import { looksColored } from '../../../color/seen-hue.ts';
import { weightedMedian, weightedMode } from '../../../math/weighted.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, valuesOf } from '../../axis.ts';
import { confidenceOf, rank } from '../../decide.ts';
import { leadingHeadings } from '../../leading-headings.ts';
import { notShown, type Evidence } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { evidenceOfSettings } from '../../setting-evidence.ts';
import texts from './texts.json' with { type: 'json' };

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

/** Characters that stand out as a share of the text: an occasional bold word makes 1 to 2 %, a device 5 and more. */
const FULL_STRESS = 0.05;
const NEAR_BODY = 1.3; // times the running size: up to here only weight, colour or space can mark a heading
const FAR_FROM_BODY = 3; // from here on the size alone marks it
const FULL_SCALE = 5; // times; RUBRIC: more than 4 is oversized, and size carries the hierarchy
const MAX_SCALE = 2; // as strong as headings and words together make another mechanism
const LINKED = 0.5; // of a coloured word; its colour is there to be followed as much as to stand out
const BOLD_WORD = 0.7; // of a coloured word: hue is seen from across the page, a thicker stroke while reading
const FULL_WEIGHT = 300; // font-weight above the text: 400 to 700, regular to bold
const OPEN_HEADING = 0.1; // em; twice what RUBRIC calls loose spaces the letters for effect
const ONE_PERCENT = 0.01;
const ENOUGH_CHARACTERS = 400; // of running text, about a paragraph

export const emphasisMechanism = defineAxis({
  id: 'emphasis.mechanism',
  label: 'Emphasis mechanism',
  question: 'What sets the important apart in running copy and hierarchy?',
  values: VALUES,
  texts,
  phrase: { rank: 1, as: 'noun', of: (value) => texts[value].phrase },
  scale: nominal<Value>({
    'weight|scale': 0.4, // both thicken the page where it matters
    'weight|color': 0.3,
    'color|underline': 0.3,
    'scale|spacing': 0.2,
  }),
  bands: [],
  needs: ['typography', 'stress'],
  read({ typography, stress }) {
    const { running, headings } = typography;
    if (running.length === 0 && headings.length === 0) return notShown('The page shows no text.');
    const signs = signsOf(typography, stress);
    const ranking = rank(VALUES.map((value) => [value, signs[value]] as const));
    if (ranking === null) return notShown('Nothing on the page is set apart from the running text.');
    const characters = running.reduce((sum, setting) => sum + setting.characters, 0);
    return {
      value: ranking.value,
      confidence: confidenceOf(ranking.margin / 2, characters / ENOUGH_CHARACTERS),
      method: 'recovered',
      runnerUp:
        ranking.runnerUp === null
          ? null
          : { value: ranking.runnerUp, why: `Its signs are ${percent(1 - ranking.margin)} as strong.` },
      measure: measureOf(ranking.value, typography, stress),
      evidence: evidenceOf(ranking.value, headings, stress),
    };
  },
  negated: {},
  wording: { distant: { subjects: ['emphasis'], paired: false } },
  fromTokens: null,
  plain: 'weight',
  shownBy: {},
  fix: (target, { measure }) => `${FIX[target]} Now: ${measure}.`,
});

const FIX: Readonly<Record<Value, string>> = {
  weight:
    'Mark what matters by weight: h2, h3, strong { font-weight: 700 }, headings under 1.3 times the text.',
  color: 'Mark what matters by colour: h2, h3, strong { color: var(--accent); font-weight: inherit }.',
  underline: 'Mark what matters by a line: strong, em { font: inherit; text-decoration: underline }.',
  scale:
    'Mark what matters by size: h1 { font-size: clamp(3rem, 8vw, 6rem) } over text of 1rem, at regular weight.',
  spacing: 'Mark what matters by space: h2, .label { letter-spacing: 0.12em; margin-block: 4rem }.',
};

/**
 * How strongly each mechanism shows, 0 to 2: half from the headings, half from words in the text; scale wholly from
 * the largest heading.
 */
function signsOf(typography: Typography, stress: readonly Stress[]): Readonly<Record<Value, number>> {
  const main = leadingHeadings(typography.headings);
  const weight = weightedMode(
    typography.running.map(({ fontWeight, characters }) => ({ value: fontWeight, weight: characters })),
  );
  const far = clamp((typicalRatio(main, typography) - NEAR_BODY) / (FAR_FROM_BODY - NEAR_BODY));
  const heavier = meanOf(main, ({ fontWeight }) => clamp((fontWeight - (weight ?? 400)) / FULL_WEIGHT));
  const words = (kind: StressKind) => clamp(shareOf(stress, kind) / FULL_STRESS);
  return {
    weight: heavier * (1 - far) + BOLD_WORD * words('weight'),
    color:
      meanOf(main, ({ color }) => (looksColored(color) ? 1 : 0)) +
      clamp(words('color') + LINKED * words('link')),
    underline: words('underline'),
    scale: Math.min(MAX_SCALE, (largestRatio(typography) - 1) / (FULL_SCALE - 1)),
    spacing: meanOf(main, ({ tracking }) => (tracking >= OPEN_HEADING ? 1 : 0)) + words('spacing'),
  };
}

function measureOf(value: Value, typography: Typography, stress: readonly Stress[]): string {
  if (value === 'scale') return `largest heading ${largestRatio(typography).toFixed(1)} times the text`;
  const share = KINDS_OF[value].reduce((sum, kind) => sum + shareOf(stress, kind), 0);
  return share < ONE_PERCENT
    ? `${VALUE_NAMES[value]} of the headings`
    : `${VALUE_NAMES[value]} in ${percent(share)} of the text`;
}

/** The stresses that show a mechanism. */
const KINDS_OF: Readonly<Record<Value, readonly StressKind[]>> = {
  weight: ['weight'],
  color: ['color', 'link'],
  underline: ['underline'],
  scale: [],
  spacing: ['spacing'],
};

const VALUE_NAMES = {
  weight: 'weight',
  color: 'colour',
  underline: 'underlines',
  spacing: 'spaced letters',
} as const;

function evidenceOf(value: Value, headings: readonly Heading[], stress: readonly Stress[]): Evidence[] {
  const words = stress
    .filter(({ kind }) => KINDS_OF[value].includes(kind))
    .toSorted((a, b) => b.share - a.share);
  const facts = words.slice(0, 3).map(({ selector, text, share }): Evidence => {
    return { selector, property: value, value: text, share, source: 'css' };
  });
  const heads = evidenceOfSettings(
    leadingHeadings(headings),
    'font',
    ({ size, fontWeight }) => `${size} px/${fontWeight}`,
  );
  // Words are parts of the running text, headings are not.
  return [
    ...facts,
    ...heads.slice(0, 2).map(({ selector, property, value: setting, source }) => ({
      selector,
      property,
      value: setting,
      source,
    })),
  ];
}

function bodySize({ running }: Typography): number {
  return weightedMode(running.map(({ size, characters }) => ({ value: size, weight: characters }))) ?? 16;
}

function typicalRatio(headings: readonly Heading[], typography: Typography): number {
  const size = weightedMedian(headings.map((heading) => ({ value: heading.size, weight: 1 })));
  return (size ?? 0) / bodySize(typography);
}

function largestRatio(typography: Typography): number {
  const largest = typography.headings.reduce((most, { size }) => Math.max(most, size), 0);
  return Math.max(1, largest / bodySize(typography));
}

function shareOf(stress: readonly Stress[], kind: StressKind): number {
  return stress.filter((each) => each.kind === kind).reduce((sum, { share }) => sum + share, 0);
}

function meanOf(headings: readonly Heading[], measure: (heading: Heading) => number): number {
  if (headings.length === 0) return 0;
  return headings.reduce((sum, heading) => sum + measure(heading), 0) / headings.length;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
