import * as v from 'valibot';
import { described } from './described.ts';
import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import { grammarComparer, type GrammarVector, grammarVector, NO_PRIOR } from './grammar-similarity.ts';

const DifferingAxisSchema = v.object({
  axis: described(v.string(), 'Id of the axis.'),
  from: described(v.string(), 'Value of this brand.'),
  to: described(v.string(), 'Value of the neighbour.'),
});

const NeighbourSchema = v.object({
  slug: described(v.string(), 'Slug of the neighbour.'),
  similarity: described(
    v.number(),
    '0 to 1, three decimals; shrunk towards the mean of `prior` when axes are missing.',
  ),
  axes_compared: described(v.pipe(v.number(), v.integer()), 'Number of axes that both state.'),
  shared: described(
    v.array(v.string()),
    'At most six axes on which both have the same value, highest weight first.',
  ),
  apart: described(
    v.array(DifferingAxisSchema),
    'At most six axes on which they differ, largest loss of similarity first.',
  ),
});
export type Neighbour = v.InferOutput<typeof NeighbourSchema>;

/** `GET /api/graph.json` */
export const GraphSchema = v.object({
  version: described(v.string(), 'Version of the API.'),
  grammar_version: described(v.string(), 'Version of the axes and their values.'),
  weights_version: described(v.string(), 'Version of the axis weights; see /api/weights.json.'),
  neighbours: described(v.number(), 'Maximum number of neighbours of a brand.'),
  prior: described(
    v.object({
      mean: described(v.number(), 'Similarity of two brands on average, 0 to 1.'),
      strength: described(v.number(), 'Weight of the mean, in shared axes.'),
    }),
    'Prior of the similarity: mean + w(axes_compared) / w(30) * (weighted mean over these axes - mean), where w(n) = n / (n + strength).',
  ),
  nodes: described(
    v.array(
      v.object({
        slug: described(v.string(), 'Slug of the brand.'),
        name: described(v.string(), 'Name of the brand.'),
        nearest: described(v.array(NeighbourSchema), 'The most similar brands, best first.'),
      }),
    ),
    'Every graded brand with its neighbours.',
  ),
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
