import type { IndexedBrand } from '../catalog/catalog-index.ts';
import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import { withIdentity, type Identities } from './with-identity.ts';

export interface GradedIndexedBrand extends IndexedBrand {
  readonly grammar: Grammar;
}

/** What to compare brands with: axis values, text matches, or both. */
export interface BrandQuery {
  readonly grammar: Grammar;
  /** Text search score by slug, above 0; brands without a match are absent. */
  readonly matches: ReadonlyMap<string, number>;
  /** Whether the text states nothing but these axes. */
  readonly isMeasured?: boolean;
  /** Of the page that the grammar was read from; none for a brief. */
  readonly identities?: Identities;
}

export interface Resemblance {
  readonly brand: GradedIndexedBrand;
  /** 0..1, three decimals. */
  readonly score: number;
  /** Similarity of the grammars, 0..1; null when no axis is given. */
  readonly likeness: number | null;
  /** Text match relative to the best-matching brand, 0..1; null when no brand matches. */
  readonly text: number | null;
  /** How closely the page keeps the tokens of the brand, 0..100; null when it is not known. */
  readonly identity: number | null;
}

/** In average axes: one stated axis shifts the ranking of a text search, ten outweigh it. */
const TEXT_WEIGHT = 3;
/** Of the weight of the axes, where a text states axes alone: its words order brands that have these and bring no others before them. */
const TEXT_OF_MEASURES = 0.3;
/** Similarity of a brand that does not state a requested axis: neutral. */
export const NOT_STATED = 0.5;

/** Every graded brand, best match first; ties are ordered by slug. */
export function rankBrands(
  query: BrandQuery,
  brands: readonly IndexedBrand[],
  weights: Weights,
): readonly Resemblance[] {
  const { wanted, scoreOf } = createScoring(query, weights);
  return gradedBrands(brands)
    .map((brand): Resemblance => {
      const { slug } = brand.entry;
      const identity = query.identities?.get(slug) ?? null;
      return { brand, ...scoreOf(slug, earnedBy(brand.grammar, wanted)), identity };
    })
    .toSorted((a, b) => b.score - a.score || (a.brand.entry.slug < b.brand.entry.slug ? -1 : 1));
}

/** How a query scores brands. */
interface Scoring {
  /** The axes of the query, in the order of AXES. */
  readonly wanted: readonly WantedAxis[];
  /** @param earned sum of the similarities on these axes, times their weights */
  readonly scoreOf: (slug: string, earned: number) => Pick<Resemblance, 'score' | 'likeness' | 'text'>;
}

/** How brands are scored for a query: by axes, by words, and by identity where it is known. */
export function createScoring(
  { grammar, matches, isMeasured = false, identities }: BrandQuery,
  weights: Weights,
): Scoring {
  const wanted = wantedAxes(grammar, weights);
  const axisWeight = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const best = [...matches.values()].reduce((most, score) => Math.max(most, score), 0);
  const combine = withIdentity(identities);
  const textWeight = isMeasured && axisWeight > 0 ? TEXT_OF_MEASURES * axisWeight : TEXT_WEIGHT;
  const trust = best === 0 ? 1 : axisWeight / (axisWeight + textWeight);
  return {
    wanted,
    scoreOf(slug, earned) {
      const likeness = axisWeight === 0 ? null : earned / axisWeight;
      const text = best === 0 ? null : (matches.get(slug) ?? 0) / best;
      const score = combine(slug, trust * (likeness ?? 0) + (1 - trust) * (text ?? 0));
      return { score: toThousandth(score), likeness, text };
    },
  };
}

/** The ranking with brands that a brief names as models at its head, in their order. */
export function withModelsFirst(
  ranked: readonly Resemblance[],
  models: readonly IndexedBrand[],
): readonly Resemblance[] {
  const slugs = models.map(({ entry }) => entry.slug);
  const placeOf = ({ brand }: Resemblance) => {
    const place = slugs.indexOf(brand.entry.slug);
    return place < 0 ? slugs.length : place;
  };
  return ranked.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The brands that have a grammar. */
export function gradedBrands(brands: readonly IndexedBrand[]): readonly GradedIndexedBrand[] {
  return brands.filter((brand): brand is GradedIndexedBrand => brand.grammar !== null);
}

interface WantedAxis {
  readonly axis: Axis;
  readonly value: string;
  readonly weight: number;
}

function wantedAxes(grammar: Grammar, weights: Weights): readonly WantedAxis[] {
  return AXES.flatMap((axis) => {
    const value = grammar[axis.id];
    return value === undefined ? [] : [{ axis, value, weight: weights[axis.id].weight }];
  });
}

function earnedBy(grammar: Grammar, axes: readonly WantedAxis[]): number {
  const earned = axes.map(({ axis, value, weight }) => {
    const own = grammar[axis.id as AxisId]; // AXES holds axes of these ids only
    return weight * (own === undefined ? NOT_STATED : axis.scale.similarity(own, value));
  });
  return earned.reduce((sum, part) => sum + part, 0);
}

/** Rounded to three decimals, as resemblances are stated. */
export function toThousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}
