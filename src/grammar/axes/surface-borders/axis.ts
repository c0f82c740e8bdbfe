import { numbered } from '../../../text/numbered.ts';
import { toHex } from '../../../color/hex.ts';
import type { Border } from '../../../features/borders.ts';
import { defineAxis, fitFrom, valuesOf } from '../../axis.ts';
import { confidenceOf } from '../../decide.ts';
import { groupEvidence } from '../../reading.ts';
import type { Evidence, Shown } from '../../reading.ts';
import { ordinal } from '../../scale.ts';
import { MEASURES } from './measures.ts';
import fit from './fit.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { ways } from './ways.ts';

const VALUES = valuesOf(texts);
type Value = (typeof VALUES)[number];

// px; the boundaries of the rubric, midway between whole pixels
const THINNEST = 0.25;
const MEDIUM = 1.75;
const HEAVY = 3.5;
const BLACK_HEAVY = 2.75;

const REPEATED = 3; // lines; RUBRIC
const DRAWN = 240; // px in total; three shorter lines are ornaments, not a border style
const DRAWN_TOGETHER = 1280; // px in total, the width of the window; lines of several widths need more length
const SHORTEST_RULE = 160; // px; a shorter line is an ornament under a heading
const SHORTEST_UPRIGHT = 40; // px, two lines of text; a vertical rule beside a quotation or a sample
const STRUCTURE = 0.4; // of the page; RUBRIC: a line counts when it is repeated three times or frames the structure
const PROMINENT = 4; // attention: two lines on the first screen, if they are long
const SPANNING = 2; // lines across the window; they separate header, content and footer
const LEAST_PART = 0.08; // of the length of all lines; a few thick lines among many thin ones are no style

export const surfaceBorders = defineAxis({
  id: 'surface.borders',
  label: 'Borders',
  question: 'How thick are borders and rules?',
  values: VALUES,
  texts,
  ruleSaysAll: true,
  properties: ['border', 'border-top', 'border-bottom'],
  phrase: null,
  scale: ordinal(VALUES),
  bands: [
    {
      of: 'border width',
      unit: 'px',
      from: [
        { value: 'none', from: 0 },
        { value: 'hairline', from: THINNEST },
        { value: 'medium', from: MEDIUM },
        { value: 'heavy', from: HEAVY },
      ],
      inBriefs: [{ subjects: ['border', 'divider'], units: { px: 1 } }],
    },
  ],
  needs: ['borders'],
  measures: MEASURES,
  fit: fitFrom(fit),
  read({ borders }): Shown<Value> {
    const structural = withSignature(borders.filter(isStructural));
    const classes = WEIGHTS.map((value) =>
      summarize(
        value,
        structural.filter((border) => valueOf(border) === value),
      ),
    );
    const drawn = classes.reduce((sum, { length }) => sum + length, 0);
    const isUsed = ({ count, length, frames }: BorderClass) =>
      frames >= STRUCTURE || (count >= REPEATED && length >= Math.max(DRAWN, LEAST_PART * drawn));
    const together = atLeastAsThick(structural);
    const used =
      classes.find(isUsed) ??
      together.find((some) => isUsed(some) && some.length >= DRAWN_TOGETHER) ??
      together.find(isProminent) ??
      classes.find(({ spanning }) => spanning >= SPANNING);
    const value = used?.value ?? 'none';
    const second = classes.find((other) => other !== used && other.count > 0) ?? null;
    const faint = second !== null && used === undefined ? second.count / REPEATED : 0;
    const margin = used === undefined ? (1 - faint) / 2 : Math.min(1, (used.count - REPEATED + 1) / 10);
    return {
      value,
      confidence: confidenceOf(margin, used === undefined ? 0.8 : used.attention / REPEATED),
      method: 'measured',
      runnerUp: runnerUpOf(value, second),
      measure:
        used === undefined
          ? numbered(structural.length, 'drawn border', 'drawn borders')
          : `${used.width} px on ${numbered(used.count, 'element', 'elements')}`,
      evidence: groupEvidence(
        (used?.borders ?? structural).map((border) => evidenceOf(border, structural.length)),
      ),
    };
  },
  speaksFor: ({ value }) => valueOfWidth(Number.parseFloat(value)),
  negated: {},
  fromTokens: null,
  plain: 'hairline',
  shownBy: { px: { none: 0, hairline: 1, medium: 2, heavy: 4 } },
  fix: (target, { measure }) =>
    ({
      none: `Remove borders and rules; separate groups with space or fill (now ${measure}).`,
      hairline: `Set borders and rules to 1px in a low-contrast colour (now ${measure}).`,
      medium: `Set borders and rules to 2px (now ${measure}).`,
      heavy: `Set borders of cards and buttons to 4px, or to 3px in black (now ${measure}).`,
    })[target],
  ways,
});

function isStructural({ kind, length, upright }: Border): boolean {
  return kind === 'box' || (kind === 'line' && length >= (upright ? SHORTEST_UPRIGHT : SHORTEST_RULE));
}

/** Black outlines of 3 px are heavy as a signature, which one or two boxes are not. */
function withSignature(borders: readonly Border[]): readonly Border[] {
  const signed = borders.filter(({ kind, black, width }) => kind === 'box' && black && width >= BLACK_HEAVY);
  return signed.length >= REPEATED ? borders : borders.map((border) => ({ ...border, black: false }));
}

/** Two long lines above and below the content of the first screen are its structure; two around one box are not. */
function isProminent({ borders, attention, length }: BorderClass): boolean {
  const elements = new Set(borders.map(({ index }) => index)).size;
  return elements > 1 && attention >= PROMINENT && length >= DRAWN_TOGETHER;
}

const WEIGHTS = ['heavy', 'medium', 'hairline'] as const;

/**
 * Each class with all thicker ones, for pages on which no single class has enough lines. Its value is that of most of
 * them by number and by length: one thin line beside two thick ones makes them no thinner.
 */
function atLeastAsThick(borders: readonly Border[]): BorderClass[] {
  const thick = WEIGHTS.map((value, at) => {
    const classes = new Set<string>(WEIGHTS.slice(0, at + 1));
    return summarize(
      value,
      borders.filter((border) => classes.has(valueOf(border))),
    );
  });
  return thick.map((all) => {
    const most = thick.find(({ count, length }) => 2 * count > all.count && 2 * length > all.length);
    return { ...all, value: most?.value ?? all.value };
  });
}

interface BorderClass {
  readonly value: Exclude<Value, 'none'>;
  readonly borders: readonly Border[];
  readonly count: number;
  readonly length: number;
  readonly width: number;
  readonly attention: number;
  /** Share of the page inside the largest of them. */
  readonly frames: number;
  /** Number of lines across the window. */
  readonly spanning: number;
}

function summarize(value: Exclude<Value, 'none'>, borders: readonly Border[]): BorderClass {
  const longest = borders.toSorted((a, b) => b.length * b.attention - a.length * a.attention);
  const sum = (measure: (border: Border) => number) =>
    borders.reduce((total, border) => total + measure(border), 0);
  return {
    value,
    borders: longest,
    count: borders.length,
    length: sum(({ length }) => length),
    width: longest[0]?.width ?? 0,
    attention: sum(({ attention }) => attention),
    frames: Math.max(0, ...borders.map(({ frames }) => frames)),
    spanning: borders.filter(({ spans }) => spans).length,
  };
}

function valueOf({ width, black, kind }: Border): Exclude<Value, 'none'> {
  if (black && kind === 'box' && width >= BLACK_HEAVY) return 'heavy';
  return valueOfWidth(width);
}

function valueOfWidth(px: number): Exclude<Value, 'none'> {
  if (px >= HEAVY) return 'heavy';
  return px >= MEDIUM ? 'medium' : 'hairline';
}

function runnerUpOf(value: Value, second: BorderClass | null): Shown<Value>['runnerUp'] {
  if (second === null)
    return value === 'none'
      ? null
      : { value: 'none', why: 'The page has more lines than a page without borders.' };
  return {
    value: second.value,
    why: `Borders of ${second.width} px are on ${second.count} elements, ${Math.round(second.length)} px in total.`,
  };
}

function evidenceOf({ selector, width, color }: Border, total: number): Evidence {
  return {
    selector,
    property: 'border',
    value: `${Math.round(100 * width) / 100}px ${toHex({ ...color, a: 1 })}`,
    share: 1 / Math.max(1, total),
    source: 'css',
  };
}
