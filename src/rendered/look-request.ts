import * as v from 'valibot';
import { VISIBLE_AXES, type VisionFinding } from '../grammar/vision-findings.ts';

/** A picture in base64, and the axes it is asked about: `POST /look`. */
export const VisionRequestSchema = v.object({
  screenshot: v.object({ media_type: v.literal('image/jpeg'), data: v.pipe(v.string(), v.nonEmpty()) }),
  axes: v.pipe(v.array(v.picklist(VISIBLE_AXES.map(({ id }) => id))), v.minLength(1)),
});
export type VisionRequest = v.InferOutput<typeof VisionRequestSchema>;

/** Bytes of a request body: a picture of one screen weighs a tenth of it. */
export const VISION_BODY = 4_000_000;

/** What a model says about a picture. */
export interface VisionAnswer {
  readonly provider: string;
  readonly model: string;
  readonly findings: readonly VisionFinding[];
}
