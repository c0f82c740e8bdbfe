import * as v from 'valibot';

/** The optional passes over a page, and whether they had a part in the answer. */
export const passFields = {
  render_pass: v.object({ enabled: v.boolean(), used: v.boolean(), error: v.optional(v.string()) }),
  vision_pass: v.object({
    enabled: v.boolean(),
    used: v.boolean(),
    axes_filled: v.number(),
    provider: v.nullable(v.string()),
  }),
};

/** No vision pass is wired to this service. */
export const NO_VISION = { enabled: false, used: false, axes_filled: 0, provider: null };
