import { TRADES } from '../catalog/trades.ts';
import { parseHex } from '../color/hex.ts';
import { hueName, HUE_NAMES } from '../color/hue-name.ts';
import { looksColored } from '../color/seen-hue.ts';
import { AXES } from '../grammar/axes/index.ts';
import { conceptOf } from '../words/concepts.ts';
import type { AxisStatement, NamedStatement, Statement, StatementKind } from '../words/understanding.ts';
import type { SearchIndex } from './search-index.ts';
import { brandDemands } from './brand-demands.ts';
import type { Demand } from './demand.ts';
import { allTags, tagNumbers } from '../catalog/tags/index.ts';
import { tagOf } from './contrary.ts';
import { noWishes, wishAxis, wishColor, wishHue, wishTraits } from './wishes.ts';
import { SURE } from './sure.ts';

/** What a brand gains; chosen by search over the judged queries of test/search. */
const WORTH: Readonly<Record<Exclude<StatementKind, 'brand'>, number>> = {
  axis: 1.2,
  style: 6.2,
  mood: 3.8,
  audience: 4.6,
  purpose: 3.8,
  era: 6.9,
  industry: 3.8,
  country: 4.6,
  color: 3.1,
  font: 0,
};

/** What a brand loses that lacks it: what is of another trade or country is no answer. */
const NEED: Readonly<Record<Exclude<StatementKind, 'brand' | 'axis'>, number>> = {
  style: 0.25,
  mood: 0.25,
  audience: 0,
  purpose: 0.1,
  era: 0.3,
  industry: 0.45,
  country: 0.5,
  color: 0.3,
  font: 0,
};

/** Share of a colour that the tag of its hue has, beside the colours in the tokens. */
const HUE_TAG = 0.6;
/** Share of a colour that colours near to it have, by how exactly it is said; the rest is that of its hue. */
const NEAR_COLOR = { hue: 0, name: 0.4, notation: 0.85 } as const;
/** What people call a hue, whichever colour of it is meant. */
const HUE_WORDS: ReadonlySet<string> = new Set([...HUE_NAMES, 'gray', 'violet']);

/** What the statements of a query ask of brands. */
export function demandsOf(
  made: readonly Statement[],
  index: SearchIndex,
  documentsOf: (slug: string) => readonly number[],
): readonly Demand[] {
  const statements = withoutRepeated(made);
  const stated = new Set(statements.flatMap((one) => (one.kind === 'axis' ? [one.axis] : [])));
  const contrary: ReadonlySet<string> = statements.some(({ kind }) => kind === 'brand')
    ? contraryTags(statements)
    : new Set();
  const axes = statements.filter((one) => one.kind === 'axis');
  const ofAxes = axes.length === 0 ? [] : [axesDemand(axes)];
  const others = statements.flatMap((statement): Demand[] => {
    if (statement.kind === 'axis') return [];
    if (statement.kind === 'country') return [countryDemand(statement)];
    if (statement.kind !== 'brand') return statement.values.flatMap((value) => namedDemand(statement, value));
    return brandDemands(index, statement.values.flatMap(documentsOf), statement.relation, stated, contrary);
  });
  return [...others, ...ofAxes];
}

/** Tags that speak against a wanted one, and those near to them: who wants a cheap Porsche wants no luxury buyers. */
function contraryTags(statements: readonly Statement[]): ReadonlySet<string> {
  const wanted = statements
    .filter(({ polarity, confidence }) => polarity === 'for' && confidence >= SURE)
    .map(tagOf);
  const against = new Set<string>(
    allTags().flatMap(({ id, against: opposed = [] }) => (wanted.includes(id) ? opposed : [])),
  );
  const near = allTags().filter(({ near: kin = [] }) => kin.some((id) => against.has(id)));
  return new Set([...against, ...near.map(({ id }) => id)].filter((id) => !wanted.includes(id)));
}

/** Without those that equal an earlier one, words included: who repeats a wish wants nothing more. */
function withoutRepeated(statements: readonly Statement[]): readonly Statement[] {
  const first = new Map<string, Statement[]>();
  return statements.filter((statement) => {
    const key = `${statement.kind} ${statement.span.text.toLowerCase()}`;
    const earlier = first.get(key);
    if (earlier?.some((one) => saysOf(one) === saysOf(statement)) === true) return false;
    if (earlier === undefined) first.set(key, [statement]);
    else earlier.push(statement);
    return true;
  });
}

/** All of a statement but its place. */
function saysOf(statement: Statement): string {
  return JSON.stringify({ ...statement, span: null });
}

/** Axes are one demand, because one pass over the brands costs the same for all of them. */
function axesDemand(statements: readonly AxisStatement[]): Demand {
  const wishes = noWishes();
  const degrees = statements.reduce((sum, { degree }) => sum + degree, 0);
  for (const { axis, values, degree } of statements) {
    const position = AXES.findIndex(({ id }) => id === axis);
    wishAxis(wishes, position, values, degree / degrees);
  }
  return {
    worth: WORTH.axis * degrees,
    refused: false,
    certainty: 1,
    need: 0,
    tags: [],
    trade: null,
    wishes,
  };
}

/** What one of two readings of a word states is refused nearly as well. */
const CERTAIN = 1.5;

/** One of several countries, such as those of a part of the world. */
function countryDemand({ values, polarity, confidence }: NamedStatement): Demand {
  const wishes = noWishes();
  wishTraits(wishes, { countries: Object.fromEntries(values.map((id) => [id, 1])) }, 1);
  return {
    worth: WORTH.country * confidence,
    refused: polarity === 'against',
    certainty: Math.min(1, CERTAIN * confidence),
    need: NEED.country * confidence,
    tags: [],
    trade: null,
    wishes,
  };
}

function namedDemand(
  { kind, span, polarity, confidence, role = null }: NamedStatement,
  value: string,
): Demand[] {
  const common = {
    worth: WORTH[kind] * confidence,
    refused: polarity === 'against',
    certainty: Math.min(1, CERTAIN * confidence),
    need: NEED[kind] * confidence,
    trade: null,
  };
  if (kind === 'color') {
    const color = parseHex(value.slice(1));
    // Text in white, black or grey is no colour that a brand is known by.
    if (color === null || (role === 'text' && !looksColored(color))) return [];
    const hue = hueName(color);
    const near = NEAR_COLOR[exactnessOf(span.text)];
    const ofHue = 1 - near;
    const wishes = noWishes();
    wishHue(wishes, hue, ofHue * (1 - HUE_TAG));
    if (near > 0) wishColor(wishes, color, near);
    return [{ ...common, tags: [[tagNumbers().get(hue) ?? 0, ofHue * HUE_TAG]], wishes }];
  }
  const concept = conceptOf(kind, value);
  if (concept === undefined) return [];
  const tag = tagNumbers().get(concept.tag ?? '');
  // The degree of a tag has what the traits of its concept say.
  if (tag !== undefined) return [{ ...common, tags: [[tag, 1]], wishes: null }];
  if (kind === 'industry')
    return [{ ...common, tags: [], trade: TRADES.findIndex((trade) => trade === value), wishes: null }];
  const wishes = noWishes();
  wishTraits(wishes, concept.traits, 1);
  return [{ ...common, tags: [], wishes }];
}

/** Words that say how a hue is shaded; `dark green` and `light blue` are names of colours. */
const SHADED = /^(?:(?:deep|bright|vivid|strong|soft|pale|pastel|muted|dusty|faded|neon|acid)[\s-]+)+/;

/** `blue`, `greens` and `purplish` do not say which one, `navy` does roughly, and `#0a2540` exactly. */
function exactnessOf(words: string): keyof typeof NEAR_COLOR {
  if (/[#(]/.test(words)) return 'notation';
  const name = words
    .toLowerCase()
    .replace(SHADED, '')
    .replace(/i?sh$|s$/, '');
  return HUE_WORDS.has(name) ? 'hue' : 'name';
}
