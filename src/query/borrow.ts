import { categoryPhrase } from '../compose/category-phrases.ts';
import { CATEGORIES, type Axis, type Category } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import type { GradedIndexedBrand } from './rank-brands.ts';
import type { ValueCounts } from './value-counts.ts';

/** The part of a brand worth borrowing. */
export interface Borrow {
  /** A key of `sources` in a composition. */
  readonly category: Category;
  /** `palette: Linear's monochrome palette`. */
  readonly text: string;
}

/**
 * Finds for each brand the category in which it exceeds the catalog average most in similarity to `wanted`. When
 * `wanted` is empty, the category in which the brand differs most from the other brands.
 */
export function createBorrowing(
  wanted: Grammar,
  counts: ValueCounts,
  weights: Weights,
): (brand: GradedIndexedBrand) => Borrow {
  const goal = Object.keys(wanted).length === 0 ? null : wanted;
  const gainOn = (axis: Axis, own: string): number => {
    const id = axis.id as AxisId; // AXES holds axes of these ids only
    const target = goal === null ? own : goal[id];
    if (target === undefined) return 0;
    const mean = meanSimilarity(axis, counts[AXES.findIndex((one) => one.id === id)] ?? [], target);
    return weights[id].weight * (axis.scale.similarity(own, target) - mean);
  };
  return (brand) => {
    const gains = CATEGORIES.map((category) => ({
      category,
      gain: gainOfCategory(category, brand.grammar, gainOn),
    }));
    const best = gains.reduce((most, one) => (one.gain > most.gain ? one : most));
    const { full } = categoryPhrase(best.category, brand.grammar);
    return { category: best.category, text: `${best.category}: ${brand.entry.name}'s ${full.join(' and ')}` };
  };
}

/** Of the brands that state the axis. */
function meanSimilarity(axis: Axis, counts: readonly number[], target: string): number {
  const brands = counts.reduce((sum, count) => sum + count, 0);
  const sum = axis.values.reduce(
    (total, value, at) => total + (counts[at] ?? 0) * axis.scale.similarity(value, target),
    0,
  );
  return sum / brands;
}

function gainOfCategory(
  category: Category,
  grammar: Grammar,
  gainOn: (axis: Axis, own: string) => number,
): number {
  return AXES.filter(({ id }) => id.startsWith(`${category}.`)).reduce((sum, axis) => {
    const own = grammar[axis.id];
    return own === undefined ? sum : sum + gainOn(axis, own);
  }, 0);
}
