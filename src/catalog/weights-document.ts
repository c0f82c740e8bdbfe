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
        information: described(v.number(), 'Entropy of the values in the catalog, in bits.'),
        reliability: described(v.number(), 'Share of correct readings on graded pages, 0 to 1.'),
      }),
    ),
    'Numbers by axis.',
  ),
});
export type WeightsDocument = v.InferOutput<typeof WeightsDocumentSchema>;

const METHOD =
  'weight = information x reliability, scaled to a mean of 1. information: similarity-sensitive Shannon entropy ' +
  'of the values in the catalog, in bits, with one imagined brand per value. reliability: share of right readings on graded pages.';

export function weightsDocument(weights: Weights, brands: number, version: string): WeightsDocument {
  const axes = Object.fromEntries(AXES.map(({ id }) => [id, weights[id]]));
  return { version, grammar_version: GRAMMAR_VERSION, brands, method: METHOD, axes };
}
