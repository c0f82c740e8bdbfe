import { MOODS } from '../catalog/entry-values.ts';
import { TRADES } from '../catalog/trades.ts';
import type { Axis } from '../grammar/axis.ts';
import { AXES } from '../grammar/axes/index.ts';
import type { BrandRelation } from '../words/understanding.ts';
import type { Demand } from './demand.ts';
import type { SearchIndex } from './search-index.ts';
import { tagKind, tagNumbers, type TagKind } from '../catalog/tags/index.ts';
import { tagRarity } from './tag-rarity.ts';
import { MAX_INDUSTRIES } from './traits.ts';
import { noWishes, wishAxis, type Wishes } from './wishes.ts';

/** Worth of what a brand is by how it is meant. */
const OF_BRAND: Readonly<
  Record<
    Exclude<BrandRelation, 'mentioned'>,
    { readonly tags: number; readonly traits: number; readonly trades: number }
  >
> = {
  named: { tags: 3.8, traits: 0, trades: 2.3 },
  like: { tags: 6.9, traits: 5.4, trades: 5 },
  mix: { tags: 4.6, traits: 3.8, trades: 1.5 },
  alternative: { tags: 5.4, traits: 3.1, trades: 6.2 },
  unlike: { tags: -2.3, traits: 0, trades: 2.3 },
};

/** An alternative is of the same trade. */
const NEED_OF_TRADE = 0.45;
/** Percent; a tag that a brand is an example of. */
const STRONG = 75;
/** Tags of a brand that are compared; further ones cost time and say little. */
const MAX_TAGS = 14;
/** Brands of one misspelt name that are compared. */
const MAX_BRANDS = 3;

/**
 * What a query asks for that names brands.
 * @param stated axes that the query states itself; they override those of the brands
 * @param contrary tags that the query wants the opposite of
 */
export function brandDemands(
  index: SearchIndex,
  documents: readonly number[],
  relation: BrandRelation,
  stated: ReadonlySet<string>,
  contrary: ReadonlySet<string>,
): Demand[] {
  if (relation === 'mentioned') return [];
  const compared = documents.slice(0, MAX_BRANDS);
  const worth = OF_BRAND[relation];
  const common = { refused: false, certainty: 1, need: 0, trade: null };
  const tags = tagsOf(index, compared, relation === 'alternative' ? OF_RIVAL : LOOK_ALONE, contrary);
  const demands: Demand[] = [{ ...common, worth: worth.tags, tags, wishes: null }];
  if (worth.traits > 0)
    demands.push({ ...common, worth: worth.traits, tags: [], wishes: looksOf(index, compared, stated) });
  if (worth.trades > 0) {
    const need = relation === 'alternative' ? NEED_OF_TRADE : 0;
    demands.push({ ...common, need, worth: worth.trades, tags: [], wishes: tradesOf(index, compared) });
  }
  return relation === 'alternative'
    ? [...demands, ...furtherTrades(index, compared, contrary, common)]
    : demands;
}

/** Worth of each trade after the first that an alternative shares: Webex and Slack are for colleagues, KakaoTalk is not. */
const FURTHER_TRADE = 2;

function furtherTrades(
  { traits }: SearchIndex,
  documents: readonly number[],
  contrary: ReadonlySet<string>,
  common: Pick<Demand, 'refused' | 'certainty' | 'need'>,
): Demand[] {
  return documents.flatMap((document) => {
    const start = document * MAX_INDUSTRIES;
    const further = [...traits.industries.subarray(start + 1, start + MAX_INDUSTRIES)].filter(
      (number) => number > 0 && number <= TRADES.length && !contrary.has(TRADES[number - 1] ?? ''),
    );
    return further.map((number) => ({
      ...common,
      worth: FURTHER_TRADE / documents.length,
      tags: [],
      trade: number - 1,
      wishes: null,
    }));
  });
}

/** What tags of a kind count; others count 1. */
type KindWeights = Partial<Record<TagKind, number>>;
const LOOK_ALONE: KindWeights = {};
/** Who looks for alternatives means what a brand does and for whom: a host of code, not one more green page. */
const OF_RIVAL: KindWeights = { purpose: 4, audience: 2 };

/** The strong tags of brands with their shares. */
function tagsOf(
  index: SearchIndex,
  documents: readonly number[],
  weights: KindWeights,
  contrary: ReadonlySet<string>,
): Demand['tags'] {
  const strong = documents.flatMap((document) =>
    [...tagNumbers()]
      .filter(([id, tag]) => index.degrees.at(tag, document) >= STRONG && !contrary.has(id))
      .slice(0, MAX_TAGS / documents.length),
  );
  const weighed = strong.map(([id, tag]) => [tag, weightOf(index, weights, id, tag)] as const);
  const sum = weighed.reduce((all, [, weight]) => all + weight, 0);
  return weighed.map(([tag, weight]) => [tag, weight / sum] as const);
}

function weightOf(index: SearchIndex, weights: KindWeights, id: string, tag: number): number {
  const weight = weights[tagKind(id)];
  return weight === undefined ? 1 : weight * tagRarity(index, tag);
}

/** Share of the looks of a brand that its moods have, beside its axes. */
const MOODS_SHARE = 0.3;

function looksOf({ traits }: SearchIndex, documents: readonly number[], stated: ReadonlySet<string>): Wishes {
  const wishes = noWishes();
  const count = traits.themes.length;
  const ofAxis = (1 - MOODS_SHARE) / AXES.length / documents.length;
  for (const document of documents) {
    for (const [position, axis] of (AXES as readonly Axis[]).entries()) {
      const value = axis.values[traits.axes[position * count + document] ?? -1];
      if (value !== undefined && !stated.has(axis.id)) wishAxis(wishes, position, [value], ofAxis);
    }
    const bits = traits.moods[document] ?? 0;
    const own = MOODS.flatMap((_, at) => ((bits >>> at) & 1 ? [at] : []));
    for (const at of own)
      wishes.moods[at] = (wishes.moods[at] ?? 0) + MOODS_SHARE / own.length / documents.length;
  }
  return wishes;
}

function tradesOf({ traits }: SearchIndex, documents: readonly number[]): Wishes {
  const wishes = noWishes();
  for (const document of documents) {
    for (let place = 0; place < MAX_INDUSTRIES; place++) {
      const trade = traits.industries[document * MAX_INDUSTRIES + place] ?? 0;
      if (trade > 0 && trade <= TRADES.length)
        wishes.industries[trade] = (wishes.industries[trade] ?? 0) + 1 / (place + 1) / documents.length;
    }
  }
  return wishes;
}
