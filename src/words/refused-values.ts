import { AXES } from '../grammar/axes/index.ts';
import type { Axis } from '../grammar/axis.ts';
import { statementsIn } from '../grammar/brief.ts';
import { REFUSING_A_THING } from './vocabulary/refusing-words.ts';
import type { AxisStatement } from './understanding.ts';

const AXIS_BY_ID: ReadonlyMap<string, Axis> = new Map(
  (AXES as readonly Axis[]).map((axis) => [axis.id, axis]),
);

/** What refuses at the start of a statement, with an article after it. */
const REFUSAL = new RegExp(String.raw`^(?:(?:i|we|they|please|just)\s+){0,2}${REFUSING_A_THING}`, 'iu');
/** What refuses before a statement that has only the last words of what is refused: `I don't want hairline` + `borders`. */
const REFUSED_BEFORE = new RegExp(
  String.raw`(?:^|[^\p{L}'])${REFUSING_A_THING}(?<lead>(?:(?!and\b)[\p{L}\d-]+[\s-]){0,2})$`,
  'iu',
);
/** What goes on with something else than is refused. */
const GOES_ON =
  /[,;:+]|\b(?:but|just|only|use|instead|then|until|unless|when|than|over|above|below|under|beyond|except|without|no)\b/iu;

/**
 * Statements of what is wanted: of refused words that name a value, the other ones, nearest first. `No pill buttons` accepts
 * every radius but pills, while `no shadows` names the value that is wanted.
 */
export function withoutRefusedValues(
  text: string,
  statements: readonly AxisStatement[],
): readonly AxisStatement[] {
  return statements.map((one) => {
    const named = refusedWords(text, one);
    if (named === null) return one;
    const refused = statementsIn(named).flatMap(({ axis, value, negated }) =>
      axis === one.axis && !negated ? [value] : [],
    );
    return refused.includes(one.values[0] ?? '') ? othersThan(refused, one) : one;
  });
}

/** The words of a statement without what refuses them, with those that belong to them; null where nothing refuses. */
function refusedWords(text: string, { span }: AxisStatement): string | null {
  const inside = span.text.replace(REFUSAL, '');
  const lead = inside === span.text ? leadOf(text, span.start) : '';
  if (lead === null) return null;
  const named = lead + inside + (REST.exec(text.slice(span.end, span.end + MAX_REST))?.[0] ?? '');
  return GOES_ON.test(named) ? null : named;
}

/** The words between a refusal and a statement, at most two; null where nothing is refused. */
function leadOf(text: string, start: number): string | null {
  const before = text.slice(Math.max(0, start - MAX_LEAD), start).replaceAll('’', "'");
  return REFUSED_BEFORE.exec(before)?.groups?.['lead'] ?? null;
}

/** Characters. */
const MAX_LEAD = 60;

/** Up to two further words of the same phrase. */
const REST =
  /^(?:[^\S\n]+(?!(?:and|or|nor|but|just|only|use|instead|please|with|on|in|at|for|to|from|anywhere|everywhere|either)\b)[\p{L}-]*\p{L}){0,2}/iu;
/** Characters. */
const MAX_REST = 40;

/** With the values that are left: of ordered ones those on the side of the plain one, since no bold headings are no black ones. */
function othersThan(refused: readonly string[], one: AxisStatement): AxisStatement {
  const axis = AXIS_BY_ID.get(one.axis);
  const [first = ''] = one.values;
  if (axis === undefined) return one;
  const { values, plain, scale } = axis;
  const side = Math.sign(values.indexOf(plain) - values.indexOf(first));
  const isLeft = (value: string) =>
    !refused.includes(value) &&
    (scale.kind === 'nominal' || side === 0 || (values.indexOf(value) - values.indexOf(first)) * side > 0);
  const others = values.filter(isLeft);
  if (others.length === 0) return one;
  // Of kinds without an order, the plain one comes first: no cream is white rather than pink.
  const rank = (value: string) =>
    scale.similarity(first, value) + Number(scale.kind === 'nominal' && value === plain);
  return { ...one, polarity: 'against', values: others.toSorted((a, b) => rank(b) - rank(a)) };
}
