import type { AxisId } from '../grammar/axes/index.ts';
import type { Span } from './understanding.ts';
import { allMatches } from '../text/all-matches.ts';

/** A change relative to a model: a number of steps on an ordered axis, or one value. */
export interface Comparative {
  readonly span: Span;
  readonly axis: AxisId;
  readonly change: number | string;
}

const MORE = String.raw`(?:more|a\s+bit\s+more|much\s+more)\s+`;
const LESS = String.raw`(?:less|fewer|not\s+(?:so|as|that|too)|not\s+quite\s+(?:so|as))\s+`;

/** Comparatives by axis: words for one step up, words for one step down, or words for a value. */
const RULES: readonly (readonly [axis: AxisId, change: number | string, words: string])[] = [
  ['palette.warmth', 'warm', `warmer|${MORE}warm`],
  ['palette.warmth', 'cool', `cooler|colder|${MORE}cool`],
  [
    'surface.dark_mode',
    'dark-first',
    `darker|${MORE}dark|in\\s+dark|but\\s+dark|dark\\s+(?:version|variant|mode|one)`,
  ],
  [
    'surface.dark_mode',
    'none',
    `(?:without|minus|no|lose|less|not|isn't)\\s+(?:(?:the|all|any|its|that|so)\\s+)*dark(?:ness)?(?:\\s+(?:mode|theme|version|look|background))?|${MORE}light|but\\s+light|(?<!also\\s+(?:an?\\s+)?)light\\s+(?:version|variant|mode)(?!\\s+(?:too|as\\s+well|also|toggle|switch|option))`,
  ],
  [
    'whitespace.discipline',
    -1,
    `denser|tighter|${MORE}(?:dense|compact|packed)|less\\s+(?:airy|spacious|white\\s?space|empty)`,
  ],
  [
    'whitespace.discipline',
    1,
    `airier|roomier|${MORE}(?:airy|spacious|white\\s?space|generous|breathing\\s+room|room)|${LESS}(?:dense|cramped|crowded|busy|packed|cluttered)`,
  ],
  ['surface.radius', 1, `rounder|softer\\s+corners|${MORE}round(?:ed)?|${LESS}(?:square|sharp|angular)`],
  ['surface.radius', -1, `squarer|sharper(?:\\s+corners)?|${MORE}(?:square|angular)|${LESS}round(?:ed)?`],
  ['type.heading_weight', 1, `bolder|heavier|${MORE}bold`],
  ['type.heading_weight', -1, `lighter\\s+(?:type|headings|headlines|weight)|thinner|${LESS}(?:bold|heavy)`],
  ['type.display_scale', 1, `(?:bigger|larger)\\s+(?:type|headings|headlines|titles)`],
  ['type.display_scale', -1, `smaller\\s+(?:type|headings|headlines|titles)`],
  [
    'palette.saturation',
    1,
    `brighter|louder|${MORE}(?:colou?rful|vivid|saturated|vibrant)|${LESS}(?:muted|grey|gray|dull)`,
  ],
  [
    'palette.saturation',
    -1,
    `softer\\s+colou?rs|${MORE}(?:muted|subdued|desaturated)|${LESS}(?:colou?rful|vivid|saturated|loud|bright)`,
  ],
  ['palette.contrast', 1, `${MORE}contrast|crisper`],
  ['palette.contrast', -1, `${LESS}contrast(?:y)?`],
  [
    'voice.formality',
    -1,
    `friendlier|chattier|${MORE}(?:friendly|casual|relaxed|human|personal|approachable)|${LESS}(?:formal|stiff|corporate|serious)`,
  ],
  ['voice.formality', 1, `${MORE}(?:formal|serious|professional|corporate)|${LESS}(?:casual|chatty)`],
  ['motion.budget', 1, `livelier|${MORE}(?:motion|movement|animation|animations|lively|animated)`],
  ['motion.budget', -1, `calmer|quieter|${LESS}(?:motion|movement|animation|animations|animated|lively)`],
  ['surface.shadows', 1, `${MORE}(?:depth|shadows?)`],
  ['surface.shadows', -1, `flatter|${LESS}(?:shadows?|depth)`],
];

const COMPILED = RULES.map(
  ([axis, change, words]) =>
    [axis, change, new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'giu')] as const,
);

/** Reads what a text wants otherwise than in a model: `warmer`, `less dense`, `but dark`. In the order of RULES. */
export function comparativesIn(text: string): readonly Comparative[] {
  return COMPILED.flatMap(([axis, change, words]) =>
    allMatches(words, text).map(({ 0: written, index: start }) => ({
      axis,
      change,
      span: { start, end: start + written.length, text: written },
    })),
  );
}

/** The value of an axis after a change from the value of a model; steps end at the last value. */
export function changedValue(values: readonly string[], own: string, change: number | string): string {
  if (typeof change === 'string') return change;
  const at = Math.min(values.length - 1, Math.max(0, values.indexOf(own) + change));
  return values[at] ?? own;
}
