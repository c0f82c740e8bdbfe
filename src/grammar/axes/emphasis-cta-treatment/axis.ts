import type { Action, ActionLook } from '../../../features/actions.ts';
import { defineAxis, valuesOf } from '../../axis.ts';
import { confidenceOf, rank } from '../../decide.ts';
import { notShown, type Evidence } from '../../reading.ts';
import { nominal } from '../../scale.ts';
import texts from './texts.json' with { type: 'json' };

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

const VALUE_OF: Readonly<Record<ActionLook, Value>> = {
  solid: 'filled-solid',
  gradient: 'filled-gradient',
  outline: 'outlined',
  underline: 'underline-only',
  text: 'text-link',
};

/** How strongly a look draws the eye beside the others; a fill is what designers mark the main action with. */
const PULL: Readonly<Record<ActionLook, number>> = {
  solid: 1,
  gradient: 1,
  outline: 0.75,
  underline: 0.3,
  text: 0.3,
};
const FAINT_PULL = 0.7; // of a fill hardly darker than its ground, which ranks with outlines
const FAINT = 0.1; // OKLab distance
const ASKING = 1.6; // a label that asks for an action is why the button is there
const IN_NAVIGATION = 0.5; // bars repeat an action; the page itself states it
const KEYPAD = 6; // buttons alike in one place are choices or samples, not the main action
const IN_KEYPAD = 0.3;
const SPREADING = 0.3; // no page is made to be shared; the button of a network looks as the network wants
const LONGEST_LABEL = 40; // characters; longer ones are headlines and cards that happen to be links
const MAIN = 3; // actions that decide: the main one and its repetitions
const MAX_EVIDENCE = 5;
const ENOUGH_PULL = 100; // px × weights of place and look: a common button on the first screen makes 100 and more

export const emphasisCtaTreatment = defineAxis({
  id: 'emphasis.cta_treatment',
  label: 'Call to action',
  question: 'How is the main call to action drawn?',
  values: VALUES,
  texts,
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
  read({ actions }) {
    const ranked = candidates(actions)
      .map((action) => ({ action, pull: pullOf(action) }))
      .toSorted((a, b) => b.pull - a.pull);
    const main = ranked.slice(0, MAIN);
    const ranking = rank(scores(main));
    const first = main.find(({ action }) => VALUE_OF[action.look] === ranking?.value);
    if (ranking === null || first === undefined) return notShown('The page has no button and no link.');
    const { action, pull } = first;
    return {
      value: ranking.value,
      confidence: confidenceOf(ranking.margin / 2, pull / ENOUGH_PULL),
      method: 'measured',
      runnerUp: runnerUp(ranking.runnerUp, main),
      measure: `"${action.label}" is drawn ${DRAWN[action.look]}`,
      evidence: ranked.slice(0, MAX_EVIDENCE).map((each) => fact(each.action, each.pull, ranked)),
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
});

/** Buttons and links that ask; where there are none, any link of the page, then of its navigation. */
function candidates(actions: readonly Action[]): readonly Action[] {
  const short = actions.filter(({ label }) => label.length <= LONGEST_LABEL);
  const calls = short.filter(({ kind, asks, navigation }) => kind === 'button' || (asks && !navigation));
  if (calls.length > 0) return calls;
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
  'filled-solid': 'Give the main action one flat fill: .button { background: var(--accent); color: #fff }.',
  'filled-gradient':
    'Give the main action a gradient: .button { background: linear-gradient(90deg, var(--accent), var(--accent-2)) }.',
  outlined: 'Outline the main action: .button { background: none; border: 1px solid currentColor }.',
  'text-link':
    'Make the main action a link without a box: .button { background: none; border: 0; padding: 0; color: var(--accent) }.',
  'underline-only':
    'Make the main action an underlined link: .button { all: unset; text-decoration: underline }.',
};

interface Pulled {
  readonly action: Action;
  readonly pull: number;
}

/** How much an action draws the eye: its size, its place, its look, and whether it asks. */
function pullOf({ area, attention, look, contrast, asks, spreads, navigation, alike, kind }: Action): number {
  const drawn = look === 'solid' && contrast < FAINT ? FAINT_PULL : PULL[look];
  const crowd = kind === 'button' && alike >= KEYPAD && !asks ? IN_KEYPAD : 1;
  const purpose = asks ? ASKING : spreads ? SPREADING : 1;
  return Math.sqrt(area) * attention * drawn * crowd * purpose * (navigation ? IN_NAVIGATION : 1);
}

/** Each look by its strongest action; a repetition adds to it, so that one odd button does not decide. */
function scores(main: readonly Pulled[]): (readonly [Value, number])[] {
  const repeated = 0.25;
  return [...Map.groupBy(main, ({ action }) => VALUE_OF[action.look])].map(([value, group]) => {
    const [strongest, ...others] = group.map(({ pull }) => pull);
    return [value, (strongest ?? 0) + repeated * others.reduce((sum, pull) => sum + pull, 0)] as const;
  });
}

function runnerUp(value: Value | null, main: readonly Pulled[]) {
  const rival = main.find(({ action }) => VALUE_OF[action.look] === value);
  if (value === null || rival === undefined) return null;
  return { value, why: `"${rival.action.label}" is drawn ${DRAWN[rival.action.look]}, but stands out less.` };
}

function fact({ selector, look }: Action, pull: number, ranked: readonly Pulled[]): Evidence {
  const total = ranked.reduce((sum, each) => sum + each.pull, 0) || 1;
  return { selector, property: 'look', value: DRAWN[look], share: pull / total, source: 'css' };
}
