import { parseHex } from '../color/hex.ts';
import { hueName } from '../color/hue-name.ts';
import { MOODS } from '../catalog/entry.ts';
import { TRADES } from '../catalog/trades.ts';
import type { Axis } from '../grammar/axis.ts';
import { AXES } from '../grammar/axes/index.ts';
import { conceptOf } from '../words/concepts.ts';
import type {
  BrandRelation,
  BrandStatement,
  NamedStatement,
  Statement,
  StatementKind,
} from '../words/understanding.ts';
import type { SearchIndex } from './search-index.ts';
import { FULL_DEGREE, TAG_NUMBERS } from './tag-degrees.ts';
import { MAX_INDUSTRIES } from './traits.ts';
import { noWishes, wishAxis, wishHue, wishTraits, type Wishes } from './wishes.ts';

/** One thing that a query asks for. */
export interface Demand {
  /** What a brand gains that has all of it, in the unit of text scores: a rare word in the era of an entry has 8. */
  readonly worth: number;
  readonly refused: boolean;
  /** Probability that it is meant, 0 to 1. */
  readonly certainty: number;
  /** Share of its score that a brand loses that has nothing of it, 0 to 1. */
  readonly need: number;
  /** Numbers of tags with their shares of the worth. */
  readonly tags: readonly (readonly [number, number])[];
  /** Other traits, worth at most 1 together; null for none. */
  readonly wishes: Wishes | null;
}

const WORTH: Readonly<Record<Exclude<StatementKind, 'brand'>, number>> = {
  axis: 3,
  style: 6,
  mood: 5,
  audience: 6,
  purpose: 5,
  era: 6,
  industry: 7,
  country: 6,
  color: 4,
  font: 0,
};

/** What a brand loses that lacks it: what is for other people or of another trade is no answer. */
const NEED: Readonly<Record<Exclude<StatementKind, 'brand'>, number>> = {
  axis: 0.1,
  style: 0.25,
  mood: 0.25,
  audience: 0.35,
  purpose: 0.25,
  era: 0.3,
  industry: 0.45,
  country: 0.5,
  color: 0.3,
  font: 0,
};

/** Share of a colour that the tag of its hue has, beside the colours in the tokens. */
const HUE_TAG = 0.6;

/** What the statements of a query ask of brands. */
export function demandsOf(
  statements: readonly Statement[],
  index: SearchIndex,
  documentsOf: (slug: string) => readonly number[],
): readonly Demand[] {
  const stated = new Set(statements.flatMap((one) => (one.kind === 'axis' ? [one.axis] : [])));
  return statements.flatMap((statement): Demand[] => {
    if (statement.kind === 'axis') return [axisDemand(statement)];
    if (statement.kind !== 'brand') return statement.values.flatMap((value) => namedDemand(statement, value));
    return statement.values
      .flatMap(documentsOf)
      .flatMap((document) => brandDemands(index, document, statement, stated));
  });
}

function axisDemand({ axis, values, degree }: Statement & { kind: 'axis' }): Demand {
  const wishes = noWishes();
  wishAxis(
    wishes,
    AXES.findIndex(({ id }) => id === axis),
    values,
    1,
  );
  return { worth: WORTH.axis * degree, refused: false, certainty: 1, need: NEED.axis, tags: [], wishes };
}

/** What one of two readings of a word states is refused nearly as well. */
const CERTAIN = 1.5;

function namedDemand({ kind, polarity, confidence }: NamedStatement, value: string): Demand[] {
  const common = {
    worth: WORTH[kind] * confidence,
    refused: polarity === 'against',
    certainty: Math.min(1, CERTAIN * confidence),
    need: NEED[kind] * confidence,
  };
  if (kind === 'color') {
    const color = parseHex(value.slice(1));
    if (color === null) return [];
    const hue = hueName(color);
    const wishes = noWishes();
    wishHue(wishes, hue, 1 - HUE_TAG);
    return [{ ...common, tags: [[TAG_NUMBERS.get(hue) ?? 0, HUE_TAG]], wishes }];
  }
  const concept = conceptOf(kind, value);
  if (concept === undefined) return [];
  const tag = TAG_NUMBERS.get(concept.tag ?? '');
  // The degree of a tag has what the traits of its concept say.
  if (tag !== undefined) return [{ ...common, tags: [[tag, 1]], wishes: null }];
  const wishes = noWishes();
  wishTraits(wishes, concept.traits, 1);
  return [{ ...common, tags: [], wishes }];
}

/** Worth of what a brand is by how it is meant. */
const OF_BRAND: Readonly<
  Record<BrandRelation, { readonly tags: number; readonly traits: number; readonly trades: number }>
> = {
  named: { tags: 5, traits: 2, trades: 3 },
  like: { tags: 9, traits: 7, trades: 3 },
  mix: { tags: 6, traits: 5, trades: 2 },
  alternative: { tags: 7, traits: 4, trades: 8 },
  unlike: { tags: -3, traits: 0, trades: 0 },
};

/** Percent; a tag that a brand is an example of. */
const STRONG = 75;
/** Tags of a brand that are compared; further ones cost time and say little. */
const MAX_TAGS = 20;

function brandDemands(
  index: SearchIndex,
  document: number,
  { relation }: BrandStatement,
  stated: ReadonlySet<string>,
): Demand[] {
  const count = index.slugs.ends.length;
  const worth = OF_BRAND[relation];
  const strong = [...TAG_NUMBERS.values()]
    .filter((tag) => (index.degrees[tag * count + document] ?? 0) >= STRONG)
    .slice(0, MAX_TAGS);
  const tags = strong.map((tag) => [tag, 1 / strong.length] as const);
  const demands = [
    { worth: worth.tags, refused: false, certainty: 1, need: 0, tags, wishes: null },
    {
      worth: worth.traits,
      refused: false,
      certainty: 1,
      need: 0,
      tags: [],
      wishes: looksOf(index, document, stated),
    },
    {
      worth: worth.trades,
      refused: false,
      certainty: 1,
      need: relation === 'alternative' ? NEED.industry : 0,
      tags: [],
      wishes: tradesOf(index, document),
    },
  ];
  return demands.filter((demand) => demand.worth !== 0);
}

/** Share of the looks of a brand that its moods have, beside its axes. */
const MOODS_SHARE = 0.3;

/** @param stated axes that the query states itself; they override those of the brand */
function looksOf({ traits }: SearchIndex, document: number, stated: ReadonlySet<string>): Wishes {
  const wishes = noWishes();
  const count = traits.themes.length;
  for (const [position, axis] of (AXES as readonly Axis[]).entries()) {
    const value = axis.values[traits.axes[position * count + document] ?? -1];
    if (value !== undefined && !stated.has(axis.id))
      wishAxis(wishes, position, [value], (1 - MOODS_SHARE) / AXES.length);
  }
  const bits = traits.moods[document] ?? 0;
  const own = MOODS.map((_, at) => (bits >>> at) & 1);
  const held = own.reduce((sum, bit) => sum + bit, 0);
  for (const [at, bit] of own.entries()) if (bit === 1) wishes.moods[at] = MOODS_SHARE / held;
  return wishes;
}

function tradesOf({ traits }: SearchIndex, document: number): Wishes {
  const wishes = noWishes();
  for (let place = 0; place < MAX_INDUSTRIES; place++) {
    const trade = traits.industries[document * MAX_INDUSTRIES + place] ?? 0;
    if (trade > 0 && trade <= TRADES.length) wishes.industries[trade] = 1 / (place + 1);
  }
  return wishes;
}

/** Percents of a degree as a share. */
export const DEGREE_UNIT = 1 / FULL_DEGREE;
