import * as v from 'valibot';
import { GRAMMAR_VERSION } from '../../src/grammar/axes/index.ts';
import type { Context } from '../context.ts';

/** Judge, versions and time of a result. */
export const auditFields = {
  /** `cascade`: read from HTML and stylesheets; `render`: read from a browser; `catalog`: no page was read. */
  judge: v.picklist(['cascade', 'render', 'catalog']),
  grammar_version: v.string(),
  weights_version: v.string(),
  /** ISO 8601, UTC. */
  timestamp: v.string(),
};

/** @param renderPasses one for each page that was read; empty when none was */
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
