import * as v from 'valibot';
import type { VisionPass } from '../vision-pass.ts';

/** The optional render and vision passes, and whether they contributed to the result. */
export const passFields = {
  render_pass: v.object({ enabled: v.boolean(), used: v.boolean(), error: v.optional(v.string()) }),
  vision_pass: v.object({
    enabled: v.boolean(),
    used: v.boolean(),
    axes_filled: v.number(),
    /** Axes whose value comes from the vision pass. */
    axes: v.array(v.string()),
    provider: v.nullable(v.string()),
    error: v.optional(v.string()),
  }),
};

export function presentVisionPass({ axes, ...pass }: VisionPass) {
  return { ...pass, axes_filled: axes.length, axes: [...axes] };
}
