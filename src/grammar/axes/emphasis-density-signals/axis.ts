import type { Group, Grouping } from '../../../features/grouping.ts';
import type { Gap } from '../../../perception/gaps.ts';
import type { Rhythm } from '../../../features/rhythm.ts';
import { totalWeight } from '../../../math/weighted.ts';
import { percent } from '../../../text/percent.ts';
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

/**
 * Bands; from three on, bands also group the content between them. One or two are the header and the footer of
 * nearly every page.
 */
const ALTERNATING_BANDS = 3;
const ALL_IN_BANDS = 0.9; // of the content; with so much of it in bands, even a few bands group the page
const LEAST_BAND = 0.02; // of the content; smaller bands are bars with a line of text
const SET_OFF = 0.5; // of the text between bands; the share that counts as grouped by their edges
/** Space is between all groups, so it separates them where neither boxes nor rules do for a third of the text. */
const SPACE_ALONE = 0.5;
const ENOUGH_GAPS = 4;
const MAX_GROUPS = 3; // facts about groups, in addition to one about rules and one about bare text
const RULE_ABOVE = 'rule above';
const BARE = 'text in no fill or frame';
/** What facts speak for: those of groups by their kind, others by their property. */
const SPEAKS: Readonly<Record<string, Value>> = {
  panel: 'grouping-cards',
  band: 'grouping-cards',
  frame: 'borders',
  [RULE_ABOVE]: 'dividers',
  [BARE]: 'whitespace',
};

export const emphasisDensitySignals = defineAxis({
  id: 'emphasis.density_signals',
  label: 'Density signals',
  question: 'How are the groups of the page separated?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  phrase: null,
  scale: nominal<Value>({
    'borders|grouping-cards': 0.5, // both draw a box
    'borders|dividers': 0.4, // both draw lines
    'dividers|whitespace': 0.4, // both leave groups without a box
  }),
  bands: [],
  needs: ['grouping', 'rhythm'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ grouping, rhythm }) {
    if (rhythm.coverage === 0) return notShown('The page shows no content.');
    const shares = sharesOf(grouping, rhythm);
    const scoreOf = (value: Value) => (value === 'whitespace' ? SPACE_ALONE : 1) * shares[value];
    const ranking = rank(VALUES.map((value) => [value, scoreOf(value)] as const));
    if (ranking === null) return notShown('The page shows no text to group.');
    const { value, margin, runnerUp } = ranking;
    return {
      value,
      confidence: confidenceOf(margin / 2, rhythm.sections.length / ENOUGH_GAPS),
      method: 'measured',
      runnerUp:
        runnerUp === null
          ? null
          : { value: runnerUp, why: `${percent(shares[runnerUp])} of the text is separated that way.` },
      measure: `${percent(shares[value])} of the text by ${NAMES[value]}`,
      evidence: [
        ...grouping.groups.slice(0, MAX_GROUPS).map(groupFact),
        ...dividedFact(rhythm),
        bareFact(grouping),
      ],
    };
  },
  speaksFor: ({ property, value }) => SPEAKS[value] ?? SPEAKS[property] ?? null,
  negated: {},
  wording: { distant: { subjects: ['grouping'], paired: false } },
  fromTokens: null,
  plain: 'whitespace',
  shownBy: {},
  fix: (target, { measure }) => `${FIX[target]} Now: ${measure}.`,
  ways,
});

const NAMES: Readonly<Record<Value, string>> = {
  dividers: 'rules',
  whitespace: 'space alone',
  borders: 'outlined boxes',
  'grouping-cards': 'panels and bands',
};

const FIX: Readonly<Record<Value, string>> = {
  dividers: 'Remove fills and boxes, and separate groups with rules.',
  whitespace: 'Remove fills, boxes and rules, and separate groups with space alone.',
  borders: 'Outline groups, and remove their fills and shadows.',
  'grouping-cards': 'Give groups a fill that differs from the ground.',
};

function sharesOf({ groups, ungrouped }: Grouping, rhythm: Rhythm): Readonly<Record<Value, number>> {
  const shareOf = (kind: Group['kind']) =>
    groups.filter((group) => group.kind === kind).reduce((sum, { share }) => sum + share, 0);
  const bands = groups.filter(({ kind, share }) => kind === 'band' && share >= LEAST_BAND).length;
  const alternating = bands >= ALTERNATING_BANDS || shareOf('band') >= ALL_IN_BANDS;
  const between = alternating ? SET_OFF * ungrouped : 0;
  const bare = ungrouped - between;
  const divided = Math.max(
    dividedShare(rhythm.sections, () => 1),
    dividedShare(rhythm.elements, breadthOf),
  );
  return {
    'grouping-cards': shareOf('panel') + (alternating ? shareOf('band') : 0) + between,
    borders: shareOf('frame'),
    dividers: bare * divided,
    whitespace: bare * (1 - divided),
  };
}

function breadthOf({ breadth }: Gap): number {
  return breadth;
}

function dividedShare(gaps: readonly Gap[], weigh: (gap: Gap) => number): number {
  const weighed = gaps.map((gap) => ({ value: gap, weight: weigh(gap) }));
  return totalWeight(weighed.filter(({ value }) => value.divided)) / (totalWeight(weighed) || 1);
}

function groupFact({ kind, selector, share }: Group): Evidence {
  const property = {
    panel: 'background or box-shadow',
    frame: 'border, outline or box-shadow',
    band: 'background',
  }[kind];
  return { selector, property, value: kind, share, source: 'css' };
}

function bareFact({ ungrouped }: Grouping): Evidence {
  const value = `${percent(ungrouped)} of the text`;
  return { selector: ':root', property: BARE, value, share: ungrouped, source: 'layout' };
}

function dividedFact({ sections }: Rhythm): Evidence[] {
  const divided = sections.filter((gap) => gap.divided);
  const [first] = divided;
  if (first === undefined) return [];
  return [
    {
      selector: first.selector,
      property: RULE_ABOVE,
      value: `${divided.length} of ${sections.length} gaps between sections`,
      source: 'layout',
    },
  ];
}
