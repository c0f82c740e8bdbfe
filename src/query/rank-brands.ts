import type { IndexedBrand } from '../catalog/catalog-index.ts';
import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';

export interface GradedIndexedBrand extends IndexedBrand {
  readonly grammar: Grammar;
}

/** What brands are held against: values of axes, words, or both. */
export interface Wanted {
  readonly grammar: Grammar;
  /** Score of a text search by slug, above 0; brands that do not match are absent. */
  readonly matches: ReadonlyMap<string, number>;
}

export interface Resemblance {
  readonly brand: GradedIndexedBrand;
  /** 0..1, three decimals. */
  readonly score: number;
  /** How near the grammars are, 0..1; null when no axis is wanted. */
  readonly likeness: number | null;
  /** How well the words match against the brand they match best, 0..1; null when no brand matches them. */
  readonly text: number | null;
}

/** Words weigh as much as three average axes: one stated axis bends a search, ten outweigh it. */
const TEXT_WEIGHT = 3;
/** What a brand that does not state a wanted axis earns on it: neither for it nor against it. */
const NOT_STATED = 0.5;

/** Every graded brand, the one nearest to what is wanted first; equals in the order of their slugs. */
export function rankBrands(
  { grammar, matches }: Wanted,
  brands: readonly IndexedBrand[],
  weights: Weights,
): readonly Resemblance[] {
  const axes = wantedAxes(grammar, weights);
  const axisWeight = axes.reduce((sum, { weight }) => sum + weight, 0);
  const best = Math.max(0, ...matches.values());
  const trust = best === 0 ? 1 : axisWeight / (axisWeight + TEXT_WEIGHT);
  return gradedBrands(brands)
    .map((brand): Resemblance => {
      const likeness = axisWeight === 0 ? null : likenessOf(brand.grammar, axes, axisWeight);
      const text = best === 0 ? null : (matches.get(brand.entry.slug) ?? 0) / best;
      const score = trust * (likeness ?? 0) + (1 - trust) * (text ?? 0);
      return { brand, score: toThousandth(score), likeness, text };
    })
    .toSorted((a, b) => b.score - a.score || (a.brand.entry.slug < b.brand.entry.slug ? -1 : 1));
}

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

function likenessOf(grammar: Grammar, axes: readonly WantedAxis[], total: number): number {
  const earned = axes.map(({ axis, value, weight }) => {
    const own = grammar[axis.id as AxisId]; // AXES holds axes of these ids only
    return weight * (own === undefined ? NOT_STATED : axis.scale.similarity(own, value));
  });
  return earned.reduce((sum, part) => sum + part, 0) / total;
}

function toThousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}
