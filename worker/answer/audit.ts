import * as v from 'valibot';
import { GRAMMAR_VERSION } from '../../src/grammar/axes/index.ts';
import type { Context } from '../context.ts';

/** Who judged, by which rules, and when. */
export const auditFields = {
  /** `cascade`: the page as its style sheets say; `render`: as a browser shows it; `catalog`: no page was read. */
  judge: v.picklist(['cascade', 'render', 'catalog']),
  grammar_version: v.string(),
  weights_version: v.string(),
  /** ISO 8601, UTC. */
  timestamp: v.string(),
};

/** @param renderPasses of the pages that were read */
export function auditOf(
  { catalog, now }: Context,
  renderPasses: readonly { readonly used: boolean }[],
): v.InferOutput<v.ObjectSchema<typeof auditFields, undefined>> {
  const judge =
    renderPasses.length === 0 ? 'catalog' : renderPasses.some(({ used }) => used) ? 'render' : 'cascade';
  return {
    judge,
    grammar_version: GRAMMAR_VERSION,
    weights_version: catalog.weightsVersion,
    timestamp: now().toISOString(),
  };
}
