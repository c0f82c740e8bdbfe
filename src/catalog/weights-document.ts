import * as v from 'valibot';
import { described } from './described.ts';
import { AXES, GRAMMAR_VERSION } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';

/** `GET /api/weights.json` */
export const WeightsDocumentSchema = v.object({
  version: described(v.string(), 'Version of the method and, after `+`, a hash of the numbers.'),
  grammar_version: described(v.string(), 'Version of the axes and their values.'),
  brands: described(v.number(), 'Number of graded brands that the weights are computed from.'),
  method: described(v.string(), 'How the numbers are computed.'),
  axes: described(
    v.record(
      v.string(),
      v.object({
        weight: described(v.number(), 'Weight of the axis in a score; 1 on average.'),
        base_weight: described(v.number(), 'The weight if all axes were read equally well; 1 on average.'),
        information: described(v.number(), 'Entropy of the values in the catalog, in bits.'),
        reliability: described(
          v.number(),
          'How reliably the axis is read: weighted kappa of readings and grades, 0 to 1.',
        ),
        readings: described(v.number(), 'Number of graded readings that the reliability is measured on.'),
      }),
    ),
    'Numbers by axis.',
  ),
});
export type WeightsDocument = v.InferOutput<typeof WeightsDocumentSchema>;

const METHOD =
  'weight = information x reliability, scaled to a mean of 1; base_weight = information, scaled to a mean of 1. ' +
  'information: similarity-sensitive Shannon entropy of the values in the catalog, in bits, with one imagined brand ' +
  'per value. reliability: Cohen kappa of cross-validated readings and grades, weighted by the similarity of values: ' +
  '(agreement - chance) / (1 - chance), shrunk towards the mean of all axes by ten readings.';

export function weightsDocument(weights: Weights, brands: number, version: string): WeightsDocument {
  const axes = Object.fromEntries(AXES.map(({ id }) => [id, weights[id]]));
  return { version, grammar_version: GRAMMAR_VERSION, brands, method: METHOD, axes };
}
