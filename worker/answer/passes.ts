import * as v from 'valibot';
import type { VisionPass } from '../vision-pass.ts';

/** The optional passes over a page, and whether they had a part in the answer. */
export const passFields = {
  render_pass: v.object({ enabled: v.boolean(), used: v.boolean(), error: v.optional(v.string()) }),
  vision_pass: v.object({
    enabled: v.boolean(),
    used: v.boolean(),
    axes_filled: v.number(),
    /** Those that were filled. */
    axes: v.array(v.string()),
    provider: v.nullable(v.string()),
    error: v.optional(v.string()),
  }),
};

export function presentVisionPass({ axes, ...pass }: VisionPass) {
  return { ...pass, axes_filled: axes.length, axes: [...axes] };
}
