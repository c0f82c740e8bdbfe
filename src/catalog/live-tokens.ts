import * as v from 'valibot';
import { described } from './described.ts';
import { RenderTokensSchema } from './render-tokens.ts';

/** Values measured in a browser: those of `render_tokens`, and all others that were measured. */
export const LiveTokensSchema = v.object({
  ...RenderTokensSchema.entries,
  measured_from: described(v.pipe(v.string(), v.url()), 'URL of the official page that was measured.'),
  measured_at: described(v.pipe(v.string(), v.isoTimestamp()), 'Time of the measurement, ISO 8601.'),
  tokens: described(
    v.record(v.string(), v.string()),
    'CSS values by token path, such as `color.background`, `text.h1` and `radius.control`.',
  ),
});
export type LiveTokens = v.InferOutput<typeof LiveTokensSchema>;

/** Why a brand has no live tokens. */
export const NOT_MEASURED = 'Its official page has not been measured in a browser.';
