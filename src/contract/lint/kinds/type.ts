import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract } from '../linted-contract.ts';
import { numbersOf, rangeClashes } from '../range-clash.ts';

/** Weights, sizes and letter-spacing of tokens against the rules of type, and rules that exclude each other. */
export const type = kindOf('type', {
  tokens: [
    ...rangeClashes({
      axis: 'type.heading_weight',
      unit: '(?!\\d|\\.\\d|em)',
      about: /\bweight/,
      values: numbersOf(['font-weight.heading', 'font-weight.display']),
    }),
    ...rangeClashes({ axis: 'type.body_size', unit: ' ?px', values: numbersOf(['text.body']) }),
    ...rangeClashes({ axis: 'type.display_scale', unit: ' times', values: scale }),
    ...rangeClashes({
      axis: 'type.tracking',
      unit: 'em',
      about: /\bheadings\b/,
      values: numbersOf(['tracking.heading', 'tracking.display']),
    }),
    {
      axis: 'type.tracking',
      how: 'do',
      says: /\bkeep `letter-spacing: normal`\.?$/i,
      tokens: spaced('heading'),
    },
    {
      axis: 'type.tracking',
      how: 'dont',
      says: /\bletter-spacing of headings or labels/i,
      tokens: spaced('heading', 'label'),
    },
    {
      axis: 'type.tracking',
      how: 'dont',
      says: /\bwide letter-spacing\b/i,
      tokens: wide,
    },
    {
      axis: 'emphasis.mechanism',
      how: 'do',
      says: /\blarge differences in size\b/i,
      tokens: nearText,
    },
    {
      axis: 'emphasis.mechanism',
      how: 'dont',
      says: /\bat similar sizes\b/i,
      tokens: nearText,
    },
    {
      axis: 'type.display_scale',
      how: 'do',
      says: /\blargest heading at \d/i,
      tokens: largerSizes,
    },
  ],
  rules: [
    {
      one: ['do', /\bfont weight for emphasis/i],
      other: ['dont', /\bbold for hierarchy|weight 700 for emphasis|bold or colour for emphasis/i],
    },
    { one: ['do', /\bletter-spacing for emphasis/i], other: ['dont', /\bchange the letter-spacing/i] },
    {
      one: ['do', /\blarge differences in size for emphasis/i],
      other: ['do', /\blargest heading under 2\.2 times/i],
    },
    { one: ['do', /\baccent colour for emphasis/i], other: ['dont', /\bbold or colour for emphasis/i] },
  ],
});

/** Sizes of headings that are those of the text. */
function nearText({ tokens }: LintedContract): string[] {
  const px = (path: string) => Number.parseFloat(tokens.get(path) ?? '');
  return ['text.h2', 'text.h3']
    .filter((path) => px(path) < NEAR * px('text.body'))
    .map((path) => tokenText(path, tokens.get(path) ?? ''));
}

const NEAR = 1.2; // times the size of the text

/** Sizes above that of the largest heading, where the rule does not say what they are for. */
function largerSizes({ tokens, stated, statements }: LintedContract, said: string): string[] {
  const largest = Number.parseFloat(/at ([\d.]+)px/.exec(said)?.[1] ?? '');
  if (statements.some(({ text }) => /^larger sizes are not for headings\b/i.test(text))) return [];
  const named = [...tokens].filter(([path]) => path.startsWith('text.'));
  const steps = (stated.tokens.type?.scale ?? []).map((step) => ['scale.text', step] as const);
  return [...named, ...steps]
    .filter(([, value]) => Number.parseFloat(value) > largest)
    .map(([path, value]) => tokenText(path, value));
}

/** The largest heading in multiples of the text, to one decimal, as rules state it. */
function scale({ tokens }: LintedContract): readonly (readonly [string, number])[] {
  const px = (path: string) => Number.parseFloat(tokens.get(path) ?? '');
  const path = tokens.has('text.display') ? 'text.display' : 'text.h1';
  const ratio = Math.round((10 * px(path)) / px('text.body')) / 10;
  // Headings of 72 px are large on any text.
  return Number.isFinite(ratio) && px(path) < 72 ? [[path, ratio]] : [];
}

function spaced(...roles: readonly string[]) {
  return (contract: LintedContract): string[] =>
    numbersOf(roles.map((role) => `tracking.${role}`))(contract).flatMap(([path, em]) =>
      Math.abs(em) > 0.005 ? [tokenText(path, `${em}em`)] : [],
    );
}

function wide(contract: LintedContract): string[] {
  return numbersOf(['tracking.heading', 'tracking.label'])(contract).flatMap(([path, em]) =>
    em >= 0.04 ? [tokenText(path, `${em}em`)] : [],
  );
}
