import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';
import { GRAMMAR_VERSION } from '../../src/grammar/axes/index.ts';
import type { Context } from '../context.ts';

const { width, height } = MEDIA_ENVIRONMENT;

/** Judge, versions and time of a result. */
export const auditFields = {
  judge: described(
    v.picklist(['cascade', 'render', 'catalog']),
    `\`cascade\`: read from HTML and stylesheets; \`render\`: read from a browser; \`catalog\`: no page was read. Pages are read at ${width} x ${height} px, with a preference for light.`,
  ),
  grammar_version: described(v.string(), 'Version of the axes and their values.'),
  weights_version: described(v.string(), 'Version of the axis weights; see /api/weights.json.'),
  timestamp: described(v.string(), 'Time of the response, ISO 8601 in UTC.'),
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
