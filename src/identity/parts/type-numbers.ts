import { weightedMode } from '../../math/weighted.ts';
import { compareAspects, reasonFor, type Aspect } from '../aspects.ts';
import { closeness, type Part, type PartId, type Role } from '../part.ts';
import type { SeenIdentity } from '../seen.ts';
import type { SeenText } from '../seen-texts.ts';
import type { TargetIdentity } from '../target.ts';
import { nearestNumber, tokenNumbers, type TokenNumber } from '../token-numbers.ts';

/** Token names of any heading, and of the largest one. */
const HEADING = ['heading'];
const LARGEST = ['display', 'hero', 'title'];
const BODY = ['body'];
/** Of headings; null for large text that no heading element holds. */
const LEVELS = [1, 2, 3, 4, 5, 6, null] as const;

/** Font weights 100 apart are neighbours in most families; 300 apart is regular against bold. */
const WEIGHTS = { same: 25, other: 300 } as const;
/** em; 0.005 is the rounding of a design tool, 0.05 the step from normal to spaced. */
const TRACKING = { same: 0.006, other: 0.05 } as const;
/** Multiples of the size: 1.5 and 1.55 look alike, 1.2 and 1.6 do not. */
const LEADING = { same: 0.06, other: 0.45 } as const;

export const fontWeights = numberPart({
  id: 'type.weight',
  label: 'Font weights',
  weight: 0.05,
  unit: 'weight',
  prefix: 'font-weight',
  property: 'font-weight',
  valueOf: ({ fontWeight, isLead }) => (isLead ? null : fontWeight),
  write: (value) => String(value),
  closenessOf: (a, b) => closeness(Math.abs(a - b), WEIGHTS.same, WEIGHTS.other),
});

export const tracking = numberPart({
  id: 'type.tracking',
  label: 'Letter spacing',
  weight: 0.03,
  unit: 'em',
  prefix: 'tracking',
  property: 'letter-spacing',
  valueOf: ({ tracking: own, isLead }) => (isLead ? null : own),
  write: (value) => `${Number(value.toFixed(4))}em`,
  closenessOf: (a, b) => closeness(Math.abs(a - b), TRACKING.same, TRACKING.other),
});

export const leading = numberPart({
  id: 'type.leading',
  label: 'Line height',
  weight: 0.02,
  unit: 'ratio',
  prefix: 'leading',
  property: 'line-height',
  valueOf: ({ leading: own, isLead }) => (isLead ? null : own),
  write: (value) => String(Number(value.toFixed(3))),
  closenessOf: (a, b) => closeness(Math.abs(a - b), LEADING.same, LEADING.other),
});

/** A detail that is a number of headings and of text. */
function numberPart<const Id extends PartId>(part: Omit<Part<Id>, 'group' | 'compare'> & Measure): Part<Id> {
  const { id, label, weight, unit } = part;
  const compare: Part['compare'] = (seen, target) => compareNumbers(seen, target, part);
  return { id, label, weight, unit, group: 'detail', compare };
}

interface Measure {
  /** Namespace of the tokens. */
  readonly prefix: string;
  /** CSS property. */
  readonly property: string;
  readonly valueOf: (text: SeenText) => number | null;
  readonly write: (value: number) => string;
  readonly closenessOf: (seen: number, wanted: number) => number;
}

/** Headings and text, each in its most frequent value against the nearest token of its role. */
function compareNumbers(seen: SeenIdentity, target: TargetIdentity, measure: Measure) {
  const stated = (names: readonly string[]) => tokenNumbers(measure.prefix, names, target);
  const ofHeadings = new Map<number | null, readonly TokenNumber[]>(
    LEVELS.map((level) => [level, stated(headingNames(level))]),
  );
  const ofText = stated(BODY);
  const aspects = [
    ...aspectOf('heading', seen.headings, ({ level }) => ofHeadings.get(level) ?? [], measure),
    ...aspectOf('text', seen.texts, () => ofText, measure),
  ];
  const isStated = [...target.tokens.keys()].some((path) => path.startsWith(`${measure.prefix}.`));
  return compareAspects(aspects, reasonFor(isStated, 'such text'));
}

/** The tokens that may apply to a heading of a level; null is the level of large text without a heading element. */
function headingNames(level: number | null): readonly string[] {
  if (level === null) return [...HEADING, ...LARGEST];
  return [`h${level}`, ...HEADING, ...(level === 1 ? LARGEST : [])];
}

/** The value of most text for which the target states one. */
function aspectOf(
  role: Role,
  texts: readonly SeenText[],
  wantedFor: (text: SeenText) => readonly TokenNumber[],
  { property, valueOf, write, closenessOf }: Measure,
): Aspect[] {
  const compared = texts.filter((text) => valueOf(text) !== null && wantedFor(text).length > 0);
  const main = weightedMode(compared.map((text) => ({ value: valueOf(text), weight: text.weight })));
  const example = compared.find((text) => valueOf(text) === main);
  const nearest = example === undefined || main === null ? null : nearestNumber(main, wantedFor(example));
  if (main === null || nearest === null || example === undefined) return [];
  return [
    {
      role,
      property,
      selector: example.selector,
      measured: write(main),
      expected: write(nearest.value),
      distance: Math.abs(main - nearest.value),
      score: closenessOf(main, nearest.value),
      token: nearest.token,
    },
  ];
}
