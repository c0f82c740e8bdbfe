import type { Axis } from '../../src/grammar/axis.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import type { Reliability } from '../../src/grammar/fitted/fits.ts';
import { axisWeights, type Weights } from '../../src/grammar/weights.ts';
import { reliabilityByAxis, type ReadCell } from './reliability.ts';

/** How far scores from readings are from scores from grades. */
export interface ScoreError {
  /** What the weights of the axes are multiplied by. */
  readonly reliability: 'none' | 'accepted' | 'kappa';
  readonly pages: number;
  /** Mean distance over pages and brands, points of 100. */
  readonly error: number;
  /** Mean over pages of the correlation over brands with scores from grades. */
  readonly correlation: number;
}

/**
 * Scores pages of the validation part against every brand, once as read and once as graded, with reliabilities from the
 * training part alone. Scores as graded always have weights without reliability, so that all rows aim at the same.
 */
export function scoreErrors(cells: readonly ReadCell[], brands: readonly Grammar[]): ScoreError[] {
  const train = cells.filter(({ part }) => part === 'train');
  const pages = [
    ...Map.groupBy(
      cells.filter(({ part }) => part === 'validation'),
      ({ page }) => page,
    ).values(),
  ];
  if (train.length === 0 || pages.length === 0) return [];
  const plain = axisWeights(
    brands,
    shareBy(() => 1),
  );
  const kappa = reliabilityByAxis(AXES as readonly Axis[], train);
  const weights = {
    none: plain,
    accepted: axisWeights(
      brands,
      shareBy((id) => acceptedShare(train, id)),
    ),
    kappa: axisWeights(
      brands,
      shareBy((id) => kappa[id]?.reliability ?? 1),
    ),
  };
  return (['none', 'accepted', 'kappa'] as const).map((reliability) => {
    const judged = pages.map((page) => judge(page, brands, weights[reliability], plain));
    return {
      reliability,
      pages: pages.length,
      error: round(mean(judged.map(({ error }) => error))),
      correlation: round(mean(judged.map(({ correlation }) => correlation))),
    };
  });
}

function shareBy(of: (id: string) => number): Reliability {
  // fromEntries forgets that AXES covers every axis.
  return Object.fromEntries(
    AXES.map(({ id }) => [id, { reliability: of(id), readings: 0 }]),
  ) as unknown as Reliability;
}

function acceptedShare(cells: readonly ReadCell[], id: string): number {
  const own = cells.filter(({ axis }) => axis === id);
  return own.filter(({ accepted }) => accepted).length / (own.length || 1);
}

function judge(page: readonly ReadCell[], brands: readonly Grammar[], weights: Weights, plain: Weights) {
  const read = brands.map((brand) => score(page, brand, weights, ({ read: value }) => value));
  const graded = brands.map((brand) => score(page, brand, plain, ({ grade }) => grade));
  const error = mean(read.map((own, at) => Math.abs(own - (graded[at] ?? 0))));
  return { error, correlation: correlation(read, graded) };
}

function score(
  page: readonly ReadCell[],
  brand: Grammar,
  weights: Weights,
  of: (cell: ReadCell) => string,
): number {
  let [possible, earned] = [0, 0];
  const cells = new Map(page.map((cell) => [cell.axis, cell]));
  for (const axis of AXES as readonly Axis[]) {
    const id = axis.id as keyof Weights; // AXES holds axes of these ids only
    const [cell, target] = [cells.get(id), brand[id]];
    if (cell === undefined || target === undefined) continue;
    possible += weights[id].weight;
    earned += weights[id].weight * axis.scale.similarity(of(cell), target);
  }
  return possible === 0 ? 0 : (100 * earned) / possible;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  const sum = (of: (at: number) => number) => one.reduce((total, _, at) => total + of(at), 0);
  const x = (at: number) => (one[at] ?? 0) - a;
  const y = (at: number) => (other[at] ?? 0) - b;
  return sum((at) => x(at) * y(at)) / Math.sqrt(sum((at) => x(at) ** 2) * sum((at) => y(at) ** 2));
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);
const round = (value: number) => Number(value.toFixed(4));
