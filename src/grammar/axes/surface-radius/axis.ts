import type { BoxKind, FramedBox } from '../../../features/framed-boxes.ts';
import { tally } from '../../../math/weighted.ts';
import { percents } from '../../../text/percent.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf, place, rank } from '../../decide.ts';
import { groupEvidence } from '../../reading.ts';
import type { Evidence, Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import type { TokenFacts } from '../../token-facts.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

/** px; bands of the rubric. From 25 px a corner looks fully round at any height. */
export const BANDS = [
  { value: '0px', from: 0 },
  { value: '4-6px', from: 2.5 },
  { value: '8-10px', from: 7.5 },
  { value: '12-16px', from: 11.5 },
  { value: 'pill', from: 24.5 },
] as const;

/** Weight of each kind of box; the corners of controls are deliberate, those of pictures often are not. */
const KIND_WEIGHT: Readonly<Record<BoxKind, number>> = { button: 4, input: 2, card: 2, tag: 1, image: 0.5 };
const BARE = 0.5; // times; a square fill without border or shadow may be a panel of the layout
const SQUARE = 0.4; // times; square panels without a shadow structure the page, rounded ones are read as boxes
const SQUARE_IMAGE = 0.3; // times; a picture is square unless someone rounds it
const PILL_BUTTON = 0.6; // times; a capsule is a usual form of buttons beside cards of any radius
const CIRCLE = 0.5; // times; round avatars and icon buttons say less about corners than pills
const ENOUGH_BOXES = 6;
const MAX_OF_VALUE = 3; // facts; those of the other radii are for a fit that reads one of them
const MAX_OF_OTHERS = 2;
const HALF = ' (half the height)';

export const surfaceRadius = defineAxis({
  id: 'surface.radius',
  label: 'Corner radius',
  question: 'How round are the corners of visible boxes?',
  values: VALUES,
  texts,
  properties: ['border-radius'],
  phrase: { rank: 2, as: 'noun', of: (value) => texts[value].phrase },
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'corner radius',
      unit: 'px',
      from: BANDS,
      inBriefs: [{ subjects: ['corner', 'button', 'box'], units: { px: 1, '': 1 } }],
    },
  ],
  needs: ['framedBoxes'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ framedBoxes }): Shown<Value> {
    if (framedBoxes.length === 0) return withoutBoxes();
    const votes = framedBoxes.map((box) => ({ value: valueOf(box), weight: weightOf(box) }));
    const ranking = rank(tally(votes).map(({ value, weight }) => [value, weight] as const));
    if (ranking === null) return withoutBoxes();
    const { value, margin, runnerUp, score } = ranking;
    const total = votes.reduce((sum, { weight }) => sum + weight, 0);
    const [modal, rivals] = percents([score / total, ranking.runnerUpScore / total]);
    const winners = framedBoxes.filter((box) => valueOf(box) === value);
    const others = framedBoxes.filter((box) => valueOf(box) !== value);
    const [own, rest] = [winners, others].map((boxes) =>
      groupEvidence(boxes.map((box) => evidenceOf(box, total))),
    );
    const evidence = [...(own ?? []).slice(0, MAX_OF_VALUE), ...(rest ?? []).slice(0, MAX_OF_OTHERS)];
    return {
      value,
      confidence: confidenceOf(margin, framedBoxes.length / ENOUGH_BOXES),
      method: 'measured',
      runnerUp: runnerUp && {
        value: runnerUp,
        why: `${rivals} of the boxes (weighted) have this radius; ${modal} have the most frequent one.`,
      },
      measure: `${radiiOf(winners)} on ${winners.length} of ${framedBoxes.length} boxes`,
      evidence,
    };
  },
  speaksFor: ({ value }) => (value.endsWith(HALF) ? 'pill' : place(Number.parseFloat(value), BANDS).value),
  negated: { '12-16px': '0px', '0px': '12-16px' },
  fromTokens: (tokens) => mostFrequent(componentRadii(tokens).map((px) => place(px, BANDS).value)),
  plain: '4-6px',
  shownBy: { px: { '0px': 0, '4-6px': 5, '8-10px': 9, '12-16px': 14, pill: 999 } },
  fix: (target, { measure }) => {
    const radius = { '0px': '0', '4-6px': '5px', '8-10px': '9px', '12-16px': '14px', pill: '999px' }[target];
    return `Set border-radius: ${radius} on buttons, inputs and cards (now ${measure}).`;
  },
  ways: (target, page) => ways(target, page, (px) => place(px, BANDS).value === target),
});

/** A page without boxes has no round corners. */
function withoutBoxes(): Shown<Value> {
  return {
    value: '0px',
    confidence: 0.6,
    method: 'recovered',
    runnerUp: null,
    measure: 'no visible boxes',
    evidence: [],
  };
}

function valueOf({ pill, radius }: FramedBox): Value {
  return pill ? 'pill' : place(radius, BANDS).value;
}

function weightOf(box: FramedBox): number {
  return KIND_WEIGHT[box.kind] * box.attention * (box.pill ? roundPart(box) : squarePart(box));
}

function roundPart({ kind, square }: FramedBox): number {
  return (kind === 'button' ? PILL_BUTTON : 1) * (square ? CIRCLE : 1);
}

function squarePart({ kind, radius, fill, shadows }: FramedBox): number {
  if (place(radius, BANDS).value !== '0px') return 1;
  if (kind === 'image') return SQUARE_IMAGE;
  if (kind !== 'card' || shadows.length > 0) return 1;
  return SQUARE * (radius === 0 && fill !== 'none' ? BARE : 1);
}

/** `6px`, or `4px to 6px` where boxes of one value differ. */
function radiiOf(boxes: readonly FramedBox[]): string {
  const radii = boxes.map(({ radius }) => Math.round(radius)).toSorted((a, b) => a - b);
  const [least, most] = [radii[0] ?? 0, radii.at(-1) ?? 0];
  if (boxes.every(({ pill }) => pill)) return 'half the height';
  return least === most ? `${least}px` : `${least}px to ${most}px`;
}

function evidenceOf(box: FramedBox, total: number): Evidence {
  const px = `${Math.round(box.radius)}px`;
  return {
    selector: box.selector,
    property: 'border-radius',
    value: box.pill ? `${px}${HALF}` : px,
    share: weightOf(box) / total,
    source: 'css',
  };
}

function componentRadii({ component }: TokenFacts): number[] {
  const names = ['button', 'card', 'input'] as const;
  return names.flatMap((name) => {
    const px = Number.parseFloat(component(name, 'border-radius') ?? '');
    return Number.isNaN(px) ? [] : [px];
  });
}

/** All values that occur most often; the first of the list leads. */
function mostFrequent(values: readonly Value[]): readonly Value[] {
  const count = (value: Value) => values.filter((other) => other === value).length;
  const most = Math.max(...values.map(count));
  return [...new Set(values.filter((value) => count(value) === most))];
}
