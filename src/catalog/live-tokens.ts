import * as v from 'valibot';
import { RenderTokensSchema } from './render-tokens.ts';

/** Values measured in a browser: those of `render_tokens`, and all others that were measured. */
export const LiveTokensSchema = v.object({
  ...RenderTokensSchema.entries,
  /**
   * URL of the page of the brand; `specimen` for the generated page in the taste of the brand, where the page of the
   * brand was not reachable. Screenshot and recording show the same page.
   */
  measured_from: v.union([v.literal('specimen'), v.pipe(v.string(), v.url())]),
  measured_at: v.pipe(v.string(), v.isoTimestamp()),
  /** By paths such as `color.background`, `text.h1` and `radius.control`. */
  tokens: v.record(v.string(), v.string()),
});
export type LiveTokens = v.InferOutput<typeof LiveTokensSchema>;
