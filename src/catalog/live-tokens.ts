import * as v from 'valibot';
import { RenderTokensSchema } from './render-tokens.ts';

/** What a browser shows of a brand: the same few values as `render_tokens`, measured, and all that was measured. */
export const LiveTokensSchema = v.object({
  ...RenderTokensSchema.entries,
  /**
   * Address of the brand's own page; `specimen` for the page this project draws in the brand's taste, where the
   * own one could not be reached. Screenshot and recording show the same page.
   */
  measured_from: v.union([v.literal('specimen'), v.pipe(v.string(), v.url())]),
  measured_at: v.pipe(v.string(), v.isoTimestamp()),
  /** By paths such as `color.background`, `text.h1` and `radius.control`. */
  tokens: v.record(v.string(), v.string()),
});
export type LiveTokens = v.InferOutput<typeof LiveTokensSchema>;
