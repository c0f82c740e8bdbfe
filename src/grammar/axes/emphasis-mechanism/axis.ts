import type { Emphasis, EmphasisKind } from '../../../features/emphasis.ts';
import type { Heading, Typography } from '../../../features/typography.ts';
import { weightedMedian, weightedMode } from '../../../math/weighted.ts';
import { percent } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, rank } from '../../decide.ts';
import { mainHeadings } from '../../main-headings.ts';
import { notShown, type Evidence } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { evidenceOfSettings } from '../../setting-evidence.ts';
import { coloredHeadings } from './colored-headings.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

/** Share of the text that is emphasised; occasional bold words are 1 to 2 %, systematic emphasis is 5 % or more. */
const FULL_EMPHASIS = 0.05;
const NEAR_BODY = 1.3; // times the size of running text; up to here only weight, colour or space can mark a heading
const FAR_FROM_BODY = 3; // times the size of running text; from here on size alone marks a heading
const FULL_SCALE = 5; // times; RUBRIC: more than 4 is oversized, and size sets the hierarchy
const MAX_SCALE = 2; // score; the maximum of the other mechanisms, from headings and words together
const LINKED = 0.5; // of a coloured word; link colour marks links as much as it emphasises
const COLORED_HEADING = 1.2; // of a bold one; most headings are bold, few are coloured
const BOLD_WORD = 0.7; // of a coloured word; colour is visible at a glance, weight only while reading
const FULL_WEIGHT = 300; // difference in font-weight from the text; from regular (400) to bold (700)
const OPEN_HEADING = 0.1; // em; over twice the 0.04 em that RUBRIC calls loose
const ONE_PERCENT = 0.01;
const ENOUGH_CHARACTERS = 400; // of running text, about a paragraph

export const emphasisMechanism = defineAxis({
  id: 'emphasis.mechanism',
  label: 'Emphasis mechanism',
  question: 'How are important words and headings emphasised?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: { rank: 1, as: 'noun', of: (value) => texts[value].phrase },
  scale: nominal<Value>({
    'weight|scale': 0.4, // both make emphasised text darker on the page
    'weight|color': 0.3,
    'color|underline': 0.3,
    'scale|spacing': 0.2,
  }),
  bands: [],
  needs: ['typography', 'emphasis'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ typography, emphasis }) {
    const { running, headings } = typography;
    if (running.length === 0 && headings.length === 0) return notShown('The page shows no text.');
    const signs = signsOf(typography, emphasis);
    const ranking = rank(VALUES.map((value) => [value, signs[value]] as const));
    if (ranking === null)
      return notShown('The page emphasises no text: headings and words look like the running text.');
    const characters = running.reduce((sum, setting) => sum + setting.characters, 0);
    return {
      value: ranking.value,
      confidence: confidenceOf(ranking.margin / 2, characters / ENOUGH_CHARACTERS),
      method: 'recovered',
      runnerUp:
        ranking.runnerUp === null
          ? null
          : {
              value: ranking.runnerUp,
              why: `Its score is ${percent(1 - ranking.margin)} of the leading one.`,
            },
      measure: measureOf(ranking.value, typography, emphasis),
      evidence: evidenceOf(ranking.value, headings, emphasis),
    };
  },
  speaksFor: ({ property }) => VALUES.find((value) => WORDS[value] === property) ?? null,
  negated: {},
  wording: { distant: { subjects: ['emphasis'], paired: false } },
  fromTokens: null,
  plain: 'weight',
  shownBy: {},
  fix: (target, { measure }, grammar = {}) => {
    const what = target === 'scale' ? sizeSentence(grammar) : FIX[target];
    return `${what} Now: ${measure}.`;
  },
  ways,
});

const FIX: Readonly<Record<Exclude<Value, 'scale'>, string>> = {
  weight: 'Mark headings and emphasised words by weight, with headings under 1.3 times the text.',
  color: 'Mark headings and emphasised words by the accent colour instead of weight.',
  underline: 'Mark emphasised words by underlines instead of weight and colour.',
  spacing: 'Mark headings and emphasised words by letter-spacing of 0.1em or more.',
};

/** The size and weight of the largest heading as the target has them on other axes. */
function sizeSentence(grammar: Readonly<Partial<Record<string, string>>>): string {
  const size = SIZES[grammar['type.display_scale'] ?? ''] ?? SIZES['oversized'];
  const weight = grammar['type.heading_weight'] ?? 'regular';
  return `Mark emphasis by size: a largest heading of ${size}${weight === 'regular' ? ', at regular weight' : ''}.`;
}

const SIZES: Readonly<Record<string, string>> = {
  oversized: '4 times the text or more',
  balanced: '3 to 3.5 times the text',
  compact: 'nearly twice the text',
};

/**
 * Score of each mechanism, 0 to 2: half from the headings, half from words in the text; that of scale comes from the
 * largest heading alone.
 */
function signsOf(typography: Typography, emphasis: readonly Emphasis[]): Readonly<Record<Value, number>> {
  const main = mainHeadings(typography.headings);
  const isColored = coloredHeadings(typography);
  const weight = weightedMode(
    typography.running.map(({ fontWeight, characters }) => ({ value: fontWeight, weight: characters })),
  );
  const far = clamp((typicalRatio(main, typography) - NEAR_BODY) / (FAR_FROM_BODY - NEAR_BODY));
  const heavier = meanOf(main, ({ fontWeight }) => clamp((fontWeight - (weight ?? 400)) / FULL_WEIGHT));
  const words = (kind: EmphasisKind) => clamp(shareOf(emphasis, kind) / FULL_EMPHASIS);
  return {
    weight: heavier * (1 - far) + BOLD_WORD * words('weight'),
    color:
      COLORED_HEADING * meanOf(main, (heading) => (isColored(heading) ? 1 : 0)) +
      clamp(words('color') + LINKED * words('link')),
    underline: words('underline'),
    scale: Math.min(MAX_SCALE, (largestRatio(typography) - 1) / (FULL_SCALE - 1)),
    spacing: meanOf(main, ({ tracking }) => (tracking >= OPEN_HEADING ? 1 : 0)) + words('spacing'),
  };
}

function measureOf(value: Value, typography: Typography, emphasis: readonly Emphasis[]): string {
  if (value === 'scale') return `largest heading ${largestRatio(typography).toFixed(1)} times the text`;
  const share = KINDS_OF[value].reduce((sum, kind) => sum + shareOf(emphasis, kind), 0);
  return share < ONE_PERCENT
    ? `${VALUE_NAMES[value]} of the headings`
    : `${VALUE_NAMES[value]} in ${percent(share)} of the text`;
}

/** Kinds of emphasis that count for each mechanism. */
const KINDS_OF: Readonly<Record<Value, readonly EmphasisKind[]>> = {
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

/** What the emphasised words are, as evidence. */
const WORDS: Readonly<Record<Value, string>> = {
  weight: 'bold words',
  color: 'coloured words',
  underline: 'underlined words',
  scale: 'large words',
  spacing: 'spaced words',
};

function evidenceOf(value: Value, headings: readonly Heading[], emphasis: readonly Emphasis[]): Evidence[] {
  const words = emphasis
    .filter(({ kind }) => KINDS_OF[value].includes(kind))
    .toSorted((a, b) => b.share - a.share);
  const facts = words.slice(0, 3).map(({ selector, text, share }): Evidence => {
    return { selector, property: WORDS[value], value: `“${text}”`, share, source: 'css' };
  });
  const heads = evidenceOfSettings(
    mainHeadings(headings),
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

function shareOf(emphasis: readonly Emphasis[], kind: EmphasisKind): number {
  return emphasis.filter((each) => each.kind === kind).reduce((sum, { share }) => sum + share, 0);
}

function meanOf(headings: readonly Heading[], measure: (heading: Heading) => number): number {
  if (headings.length === 0) return 0;
  return headings.reduce((sum, heading) => sum + measure(heading), 0) / headings.length;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
