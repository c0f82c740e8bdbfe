import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import type { VisionPass } from '../vision-pass.ts';

/** The optional render and vision passes, and whether they contributed to the result. */
export const passFields = {
  render_pass: described(
    v.object({
      enabled: described(v.boolean(), 'Whether the pass is enabled for this request.'),
      used: described(v.boolean(), 'Whether the reading comes from the browser.'),
      error: v.optional(described(v.string(), 'Why the pass failed; absent when it did not.')),
    }),
    'Whether the page was read from a browser.',
  ),
  vision_pass: described(
    v.object({
      enabled: described(v.boolean(), 'Whether the pass is enabled for this request.'),
      used: described(v.boolean(), 'Whether a call of the model succeeded.'),
      axes_filled: described(v.number(), 'Number of axes whose value comes from the model.'),
      axes: described(v.array(v.string()), 'Ids of these axes.'),
      provider: described(v.nullable(v.string()), 'Provider of the model; null when no model was called.'),
      error: v.optional(described(v.string(), 'Why the pass failed; absent when it did not.')),
    }),
    'Whether a vision model read axes from a screenshot.',
  ),
};

export function presentVisionPass({ axes, ...pass }: VisionPass) {
  return { ...pass, axes_filled: axes.length, axes: [...axes] };
}

export const ScreenshotSchema = v.object({
  media_type: described(v.literal('image/jpeg'), 'Media type of the picture.'),
  data: described(v.string(), 'The picture in base64.'),
});

export function presentScreenshot(data: string | null): v.InferOutput<typeof ScreenshotSchema> | null {
  return data === null ? null : { media_type: 'image/jpeg', data };
}
