import type { Action, ActionLook } from '../../../features/actions.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, rank } from '../../decide.ts';
import { notShown, type Evidence } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

const VALUE_OF: Readonly<Record<ActionLook, Value>> = {
  solid: 'filled-solid',
  gradient: 'filled-gradient',
  outline: 'outlined',
  underline: 'underline-only',
  text: 'text-link',
};

/** Visual prominence of each look relative to the others; designers mark the main action with a fill. */
const LOOK_PROMINENCE: Readonly<Record<ActionLook, number>> = {
  solid: 1,
  gradient: 1,
  outline: 0.75,
  underline: 0.3,
  text: 0.3,
};
const FAINT_FILL = 0.7; // of a fill; one with almost the colour of its ground ranks with outlines
const FAINT = 0.08; // OKLab distance
const ASKING = 1.6; // times; the label asks for an action
const IN_NAVIGATION = 0.5; // times; navigation bars repeat actions of the page
const MIN_EQUAL = 6; // equal buttons in one place; so many are choices or samples, not the main action
const AMONG_EQUAL = 0.3;
const SPREADING = 0.3; // times; sharing is no main action, and social networks set the look of their buttons
const MAX_LABEL = 40; // characters; links with longer labels are headlines and cards
const MAIN = 3; // actions considered: the main one and its repetitions
const MAX_EVIDENCE = 5;
const ENOUGH_PROMINENCE = 100; // px × weights of place and look; a typical button on the first screen has 100 or more

export const emphasisCtaTreatment = defineAxis({
  id: 'emphasis.cta_treatment',
  label: 'Call to action',
  question: 'How is the main call to action drawn?',
  values: VALUES,
  texts,
  properties: ['background', 'color', 'border', 'padding'],
  phrase: null,
  scale: nominal<Value>({
    'filled-solid|filled-gradient': 0.6,
    'filled-solid|outlined': 0.4,
    'filled-gradient|outlined': 0.3,
    'text-link|underline-only': 0.6,
    'outlined|text-link': 0.3,
  }),
  bands: [],
  needs: ['actions'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ actions }) {
    const ranked = candidates(actions)
      .map((action) => ({ action, prominence: prominenceOf(action) }))
      .toSorted((a, b) => b.prominence - a.prominence);
    const main = ranked.slice(0, MAIN);
    const ranking = rank(scores(main));
    const first = main.find(({ action }) => VALUE_OF[action.look] === ranking?.value);
    if (ranking === null || first === undefined) return notShown('The page has no button and no link.');
    const { action, prominence } = first;
    return {
      value: ranking.value,
      confidence: confidenceOf(ranking.margin / 2, prominence / ENOUGH_PROMINENCE),
      method: 'measured',
      runnerUp: runnerUp(ranking.runnerUp, main),
      measure: `${quoted(action)} is drawn ${DRAWN[action.look]}`,
      evidence: ranked.slice(0, MAX_EVIDENCE).map((each) => fact(each.action, each.prominence, ranked)),
    };
  },
  negated: { outlined: 'filled-solid', 'filled-solid': 'outlined', 'filled-gradient': 'filled-solid' },
  fromTokens: ({ component }) => {
    const fill = component('button', 'background');
    if (fill === undefined) return [];
    if (fill.includes('gradient(')) return ['filled-gradient'];
    if (fill !== 'transparent' && fill !== 'none') return ['filled-solid'];
    const border = component('button', 'border') ?? 'none';
    return border === 'none' || border === '0' ? ['text-link'] : ['outlined'];
  },
  plain: 'filled-solid',
  shownBy: {},
  fix: (target, { measure }) => `${FIX[target]} Now ${measure}.`,
  ways,
});

/**
 * Buttons and links that ask for an action; without any, filled buttons of a bar, then all links of the page, then those
 * of its navigation. A filled box among the links of the navigation that asks for nothing marks the current page.
 */
function candidates(actions: readonly Action[]): readonly Action[] {
  const short = actions.filter(({ label }) => label.length <= MAX_LABEL);
  const calls = short.filter(({ kind, asks, navigation }) =>
    navigation ? asks && kind === 'button' : asks || kind === 'button',
  );
  if (calls.length > 0) return calls;
  const ofBar = short.filter(
    ({ kind, look, amongLinks }) =>
      kind === 'button' && !amongLinks && (look === 'solid' || look === 'gradient'),
  );
  if (ofBar.length > 0) return ofBar;
  const links = actions.filter(({ navigation }) => !navigation);
  return links.length > 0 ? links : actions;
}

const DRAWN: Readonly<Record<ActionLook, string>> = {
  solid: 'in a solid fill',
  gradient: 'in a gradient fill',
  outline: 'as an outline',
  underline: 'as an underlined link',
  text: 'as plain text',
};

const FIX: Readonly<Record<Value, string>> = {
  'filled-solid': 'Give the main action one flat fill in the accent colour.',
  'filled-gradient': 'Give the main action a gradient of the accent colours.',
  outlined: 'Outline the main action and remove its fill.',
  'text-link': 'Make the main action a link without fill, border and shadow.',
  'underline-only': 'Make the main action an underlined link without a box.',
};

interface ProminentAction {
  readonly action: Action;
  readonly prominence: number;
}

/** Visual prominence of an action by its size, place, look and label. */
function prominenceOf({
  area,
  attention,
  look,
  contrast,
  asks,
  spreads,
  navigation,
  alike,
  kind,
}: Action): number {
  const drawn = look === 'solid' && contrast < FAINT ? FAINT_FILL : LOOK_PROMINENCE[look];
  const crowd = kind === 'button' && alike >= MIN_EQUAL && !asks ? AMONG_EQUAL : 1;
  const purpose = asks ? ASKING : spreads ? SPREADING : 1;
  return Math.sqrt(area) * attention * drawn * crowd * purpose * (navigation ? IN_NAVIGATION : 1);
}

/** Scores each look by its most prominent action plus its repetitions, so that one unusual button does not decide. */
function scores(main: readonly ProminentAction[]): (readonly [Value, number])[] {
  const repeated = 0.25;
  return [...Map.groupBy(main, ({ action }) => VALUE_OF[action.look])].map(([value, group]) => {
    const [strongest, ...others] = group.map(({ prominence }) => prominence);
    return [
      value,
      (strongest ?? 0) + repeated * others.reduce((sum, prominence) => sum + prominence, 0),
    ] as const;
  });
}

function runnerUp(value: Value | null, main: readonly ProminentAction[]) {
  const rival = main.find(({ action }) => VALUE_OF[action.look] === value);
  if (value === null || rival === undefined) return null;
  return { value, why: `${quoted(rival.action)} is drawn ${DRAWN[rival.action.look]}, but stands out less.` };
}

/** The label is text of the page: a quotation mark in it must not end the quotation. */
function quoted({ label }: Action): string {
  return `"${label.replaceAll('"', "'")}"`;
}

function fact({ selector, look }: Action, prominence: number, ranked: readonly ProminentAction[]): Evidence {
  const total = ranked.reduce((sum, each) => sum + each.prominence, 0) || 1;
  return { selector, property: 'look', value: DRAWN[look], share: prominence / total, source: 'css' };
}
