import * as v from 'valibot';
import { AXES, GRAMMAR_VERSION } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';

/** `GET /api/weights.json` */
export const WeightsDocumentSchema = v.object({
  /** Version of the method and, after `+`, a hash of the numbers. */
  version: v.string(),
  grammar_version: v.string(),
  /** Graded brands the weights come from. */
  brands: v.number(),
  /** How the numbers were made, for people. */
  method: v.string(),
  axes: v.record(
    v.string(),
    v.object({ weight: v.number(), information: v.number(), reliability: v.number() }),
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
