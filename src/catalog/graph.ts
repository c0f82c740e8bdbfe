import * as v from 'valibot';
import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import { grammarComparer, type GrammarVector, grammarVector, NO_PRIOR } from './grammar-similarity.ts';

const DifferingAxisSchema = v.object({ axis: v.string(), from: v.string(), to: v.string() });

const NeighbourSchema = v.object({
  slug: v.string(),
  /** 0..1, three decimals; shrunk toward the mean of the prior when axes are missing. */
  similarity: v.number(),
  /** Axes that both state. */
  axes_compared: v.pipe(v.number(), v.integer()),
  /** Axes on which both have the same value, highest weight first. */
  shared: v.array(v.string()),
  /** Axes on which they differ, largest loss of similarity first. */
  apart: v.array(DifferingAxisSchema),
});
export type Neighbour = v.InferOutput<typeof NeighbourSchema>;

/** `GET /api/graph.json` */
export const GraphSchema = v.object({
  version: v.string(),
  grammar_version: v.string(),
  weights_version: v.string(),
  /** Neighbours listed for each brand, at most. */
  neighbours: v.number(),
  /**
   * similarity = mean + w(axes_compared) / w(30) * (weighted mean over these axes - mean), where
   * w(n) = n / (n + strength). Over all 30 axes it is the weighted mean itself.
   */
  prior: v.object({
    /** Similarity of two brands on average, 0..1. */
    mean: v.number(),
    /** Weight of the mean, in shared axes. */
    strength: v.number(),
  }),
  nodes: v.array(v.object({ slug: v.string(), name: v.string(), nearest: v.array(NeighbourSchema) })),
});
export type Graph = v.InferOutput<typeof GraphSchema>;

export interface GradedBrand {
  readonly slug: string;
  readonly name: string;
  readonly grammar: Grammar;
}

/** Neighbours of a brand in the graph. */
export const NEAREST = 8;
/** Maximum of axes in `shared` and in `apart`. */
const REASONS = 6;
/** Axes; with fewer in common, a similarity is chance. */
const MIN_SHARED_AXES = 8;

/** The most similar brands of each brand, with reasons; compares every pair. */
export function nearestBrands(
  brands: readonly GradedBrand[],
  weights: Weights,
  prior = NO_PRIOR,
  count = NEAREST,
): readonly { slug: string; name: string; nearest: Neighbour[] }[] {
  const compare = grammarComparer(weights, prior);
  const vectors = brands.map(({ grammar }) => grammarVector(grammar));
  return brands.map((brand, index) => {
    const own = vectors[index] ?? grammarVector(brand.grammar);
    const best = topOf(own, index, vectors, compare.similarity, count);
    const nearest = best.flatMap(({ place, similarity }): Neighbour[] => {
      const other = brands[place];
      const vector = vectors[place];
      if (other === undefined || vector === undefined) return [];
      const compared = compare.common(own, vector);
      if (compared < MIN_SHARED_AXES) return [];
      return [
        {
          slug: other.slug,
          similarity: toThousandth(similarity),
          axes_compared: compared,
          ...reasons(brand.grammar, other.grammar, weights),
        },
      ];
    });
    return { slug: brand.slug, name: brand.name, nearest };
  });
}

/** The axes on which two grammars agree and differ. */
export function reasons(a: Grammar, b: Grammar, weights: Weights): Pick<Neighbour, 'shared' | 'apart'> {
  const both = (AXES as readonly Axis[]).flatMap((axis) => {
    const id = axis.id as AxisId;
    const from = a[id];
    const to = b[id];
    if (from === undefined || to === undefined) return [];
    const { weight } = weights[id];
    return [{ id, from, to, weight, lost: weight * (1 - axis.scale.similarity(from, to)) }];
  });
  const same = both.filter(({ from, to }) => from === to).toSorted((x, y) => y.weight - x.weight);
  const different = both.filter(({ from, to }) => from !== to).toSorted((x, y) => y.lost - x.lost);
  return {
    shared: same.slice(0, REASONS).map(({ id }) => id),
    apart: different.slice(0, REASONS).map(({ id, from, to }) => ({ axis: id, from, to })),
  };
}

interface Ranked {
  readonly place: number;
  readonly similarity: number;
}

/** The `count` best by insertion; equal similarities keep the order of the catalog. */
function topOf(
  own: GrammarVector,
  self: number,
  vectors: readonly GrammarVector[],
  similarity: (a: GrammarVector, b: GrammarVector) => number,
  count: number,
): readonly Ranked[] {
  const best: Ranked[] = [];
  for (const [place, vector] of vectors.entries()) {
    if (place === self) continue;
    const found = { place, similarity: similarity(own, vector) };
    if (best.length === count && found.similarity <= (best[count - 1]?.similarity ?? 0)) continue;
    let position = best.length;
    while (position > 0 && (best[position - 1]?.similarity ?? 0) < found.similarity) position--;
    best.splice(position, 0, found);
    if (best.length > count) best.pop();
  }
  return best;
}

function toThousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}
