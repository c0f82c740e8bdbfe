import { toHex } from '../../../color/hex.ts';
import type { Grounds } from '../../../features/grounds.ts';
import type { Schemes, SchemeVariant } from '../../../features/schemes.ts';
import { percent, percents } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import type { Evidence, RunnerUp, Shown } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { isDarkGround } from '../../../color/contrast.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

const MOSTLY_DARK = 0.5; // of the page without pictures; a dark hero over a light page stays below
const MOSTLY_PICTURED = 0.7; // of the page; with more under pictures, too little is left to judge

export const surfaceDarkMode = defineAxis({
  id: 'surface.dark_mode',
  label: 'Dark mode',
  question: 'Is the page dark by default, or does it have a dark scheme?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  notInPicture: true,
  phrase: null,
  scale: nominal<Value>({
    'system-adaptive|custom-palette': 0.7,
    'system-adaptive|inversion': 0.5,
    'custom-palette|inversion': 0.5,
    'none|inversion': 0.2,
    'none|system-adaptive': 0.2,
    'none|custom-palette': 0.2,
    'dark-first|custom-palette': 0.3,
    'dark-first|system-adaptive': 0.3,
  }),
  bands: [
    {
      of: 'dark share',
      unit: 'of the page',
      from: [
        { value: 'none', from: 0 },
        { value: 'dark-first', from: MOSTLY_DARK },
      ],
      inBriefs: [],
    },
  ],
  needs: ['grounds', 'schemes'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ grounds, schemes }): Shown<Value> {
    const { dark, pictured } = grounds;
    const { variants, control } = schemes;
    const offers = [...variants.map(variantEvidence), ...controlEvidence(schemes)];
    const [darkPart, lightPart] = percents([dark, 1 - dark]);
    const measure = `${darkPart} of the page is dark`;
    const shown = (value: Value, confidence: number, runnerUp: RunnerUp<Value> | null): Shown<Value> => ({
      value,
      confidence,
      method: pictured > MOSTLY_PICTURED ? 'recovered' : 'measured',
      runnerUp,
      measure,
      // What the page offers says nothing of a page that is dark or light by itself.
      evidence: (value === 'dark-first' || value === 'none'
        ? [darkShare(dark), ...offers]
        : [...offers, darkShare(dark)]
      ).slice(0, 5),
    });
    const seen = pictured > MOSTLY_PICTURED ? 0.3 : 1;
    if (dark > MOSTLY_DARK && liesOnDark(grounds)) {
      return shown('dark-first', confidenceOf(2 * (dark - MOSTLY_DARK), seen), {
        value: 'none',
        why: `${lightPart} of the page is not dark.`,
      });
    }
    const turned = variants.filter(({ turnsDark, inverts }) => turnsDark || inverts);
    const offered = turned.filter(({ kind }) => kind === 'media' || control !== null || schemes.scriptAsks);
    const [best] = offered.toSorted((a, b) => precedence(a) - precedence(b));
    if (best !== undefined) return shown(...answerOf(best));
    const unused = turned[0];
    if (unused !== undefined) {
      return shown('none', 0.75, {
        value: 'custom-palette',
        why: `${unused.selector} defines a dark palette, but the page has no switch for it.`,
      });
    }
    const second: RunnerUp<Value> | null =
      dark > MOSTLY_DARK / 2 ? { value: 'dark-first', why: `${darkPart} of the page is dark.` } : null;
    return shown('none', confidenceOf(2 * (MOSTLY_DARK - dark), seen), second);
  },
  negated: {},
  wording: { shaded: true, distant: { subjects: ['dark mode'], paired: false } },
  fromTokens: ({ theme, color }) => {
    const ground = color('color.background');
    return theme === 'dark' && ground !== undefined && isDarkGround(ground) ? ['dark-first'] : [];
  },
  plain: 'none',
  shownBy: {},
  fix: (target, { measure }) =>
    ({
      none: `Use one light palette and remove the dark one (now ${measure}).`,
      'system-adaptive': `Add @media (prefers-color-scheme: dark) with a dark ground and light text, and color-scheme: light dark on :root (now ${measure}).`,
      inversion: `Invert the colours of the page by a filter under prefers-color-scheme: dark (now ${measure}).`,
      'custom-palette': `Define a dark palette under [data-theme=dark] and add a switch that sets it (now ${measure}).`,
      'dark-first': `Make a dark ground such as #111318 the default, with light text (now ${measure}).`,
    })[target],
  ways,
});

/** Dark bands on a larger light ground, and a dark bar on a page of pictures, do not make the page dark. */
function liesOnDark({ candidates, pictured }: Grounds): boolean {
  const ground = pictured > MOSTLY_PICTURED ? candidates.find(({ root }) => root) : candidates[0];
  return ground !== undefined && isDarkGround(ground.color);
}

/** An inversion under prefers-color-scheme is both values; system-adaptive leads, since it applies without a switch. */
function answerOf({ kind, turnsDark, inverts }: SchemeVariant): [Value, number, RunnerUp<Value>] {
  if (kind === 'media' && turnsDark) {
    if (inverts)
      return [
        'system-adaptive',
        0.75,
        { value: 'inversion', why: 'The dark scheme only swaps text and background colours.' },
      ];
    return ['system-adaptive', 0.9, { value: 'none', why: 'By default the page is light.' }];
  }
  if (inverts) {
    const value = kind === 'media' ? 'system-adaptive' : 'custom-palette';
    return ['inversion', 0.85, { value, why: 'The page has a separate dark scheme.' }];
  }
  return ['custom-palette', 0.85, { value: 'none', why: 'By default the page is light.' }];
}

/** Schemes that follow the system come first: they need no action of the reader. */
function precedence({ kind, inverts }: SchemeVariant): number {
  return (kind === 'media' ? 0 : 2) + (inverts ? 0 : 1);
}

function darkShare(dark: number): Evidence {
  return {
    selector: ':root',
    property: 'dark ground',
    value: `relative luminance below 0.18 on ${percent(dark)}`,
    share: dark,
    source: 'layout',
  };
}

function variantEvidence({ selector, from, to, changed }: SchemeVariant): Evidence {
  return {
    selector,
    property: 'background-color',
    value: `${toHex(from)} → ${toHex(to)}, ${changed} elements change`,
    source: 'css',
  };
}

function controlEvidence({ control }: Schemes): Evidence[] {
  if (control === null) return [];
  return [
    {
      selector: control.selector,
      property: 'scheme switch',
      value: control.words,
      source: 'markup',
    },
  ];
}
