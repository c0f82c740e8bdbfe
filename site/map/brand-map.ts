import type { SimilarityPrior } from '../../src/catalog/grammar-similarity.ts';
import { grammarComparer, grammarVector } from '../../src/catalog/grammar-similarity.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import type { Weights } from '../../src/grammar/weights.ts';
import { scaleToPlane } from './scale-to-plane.ts';
import { separateBoxes, type Box } from './separate-boxes.ts';

/** Units of the drawing. */
export const DRAWING = { width: 1600, height: 1280 } as const;
/** Units; the height of a label with its room. */
const LABEL_HEIGHT = 26;
/** Units; room for the sample of colours and the gaps. */
const LABEL_EXTRA = 36;
/** Units; mean width of a letter at 15 px. Capitals and wide letters are covered by the room at the end. */
const LETTER = 8;

/** A brand on the map. */
export interface MappedBrand {
  readonly brand: BrandRecord;
  readonly box: Box;
}

export interface BrandMap {
  readonly mapped: readonly MappedBrand[];
  /** Correlation of the distances on the map with those of the grammar, 0 to 1. */
  readonly fidelity: number;
}

/** Places of all graded brands; brands that look alike lie near each other. Compares the same axes as the graph. */
export function brandMap(brands: readonly BrandRecord[], weights: Weights, prior: SimilarityPrior): BrandMap {
  const graded = brands.filter(({ grammar_flat: grammar = {} }) => Object.keys(grammar).length > 0);
  const compare = grammarComparer(weights, prior);
  const vectors = graded.map(({ grammar_flat: grammar = {} }) => grammarVector(grammar));
  const distances = vectors.map((a, i) =>
    Float64Array.from(vectors, (b, j) => (i === j ? 0 : 1 - compare.similarity(a, b))),
  );
  const sizes = graded.map(({ name }) => ({
    width: LABEL_EXTRA + LETTER * name.length,
    height: LABEL_HEIGHT,
  }));
  const boxes = separateBoxes(scaleToPlane(distances), sizes, DRAWING);
  return {
    mapped: graded.flatMap((brand, at) => {
      const box = boxes[at];
      return box === undefined ? [] : [{ brand, box }];
    }),
    fidelity: correlation(boxes, distances),
  };
}

/** Pearson's correlation of the distances of all pairs on the map and in the grammar. */
function correlation(boxes: readonly Box[], distances: readonly Float64Array[]): number {
  const drawn: number[] = [];
  const given: number[] = [];
  for (const [i, a] of boxes.entries()) {
    for (const [j, b] of boxes.entries()) {
      if (j <= i) continue;
      drawn.push(Math.hypot(a.x - b.x, a.y - b.y));
      given.push(distances[i]?.[j] ?? 0);
    }
  }
  const [a, b] = [deviations(drawn), deviations(given)];
  return product(a, b) / (Math.sqrt(product(a, a) * product(b, b)) || 1);
}

function deviations(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  return values.map((value) => value - mean);
}

function product(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
