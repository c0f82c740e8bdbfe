import * as v from 'valibot';
import type { Settings } from '../env.ts';

/** The optional passes over a page, and whether they had a part in the answer. */
export const passFields = {
  render_pass: v.object({ enabled: v.boolean(), used: v.boolean(), error: v.optional(v.string()) }),
  vision_pass: v.object({
    enabled: v.boolean(),
    used: v.boolean(),
    axes_filled: v.number(),
    provider: v.nullable(v.string()),
    error: v.optional(v.string()),
  }),
};

/** No provider of a vision pass is wired to the service, so asking for one changes nothing but this answer. */
export function visionPass({ vision }: Settings) {
  return {
    enabled: vision,
    used: false,
    axes_filled: 0,
    provider: null,
    ...(vision && { error: 'No vision provider is wired to this service.' }),
  };
}
