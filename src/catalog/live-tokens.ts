import * as v from 'valibot';
import { described } from './described.ts';
import { RenderTokensSchema } from './render-tokens.ts';

/** Values measured in a browser: those of `render_tokens`, and all others that were measured. */
export const LiveTokensSchema = v.object({
  ...RenderTokensSchema.entries,
  measured_from: described(
    v.union([v.literal('specimen'), v.pipe(v.string(), v.url())]),
    'URL of the measured page; `specimen` for a page generated in the taste of the brand, used when its own page was not reachable.',
  ),
  measured_at: described(v.pipe(v.string(), v.isoTimestamp()), 'Time of the measurement, ISO 8601.'),
  tokens: described(
    v.record(v.string(), v.string()),
    'CSS values by token path, such as `color.background`, `text.h1` and `radius.control`.',
  ),
});
export type LiveTokens = v.InferOutput<typeof LiveTokensSchema>;
