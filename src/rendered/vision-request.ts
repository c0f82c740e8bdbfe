import * as v from 'valibot';
import { VISIBLE_AXES, type VisionFinding } from '../grammar/vision-findings.ts';

/** A screenshot in base64 and the axes to judge: `POST /vision`. */
export const VisionRequestSchema = v.object({
  screenshot: v.object({ media_type: v.literal('image/jpeg'), data: v.pipe(v.string(), v.nonEmpty()) }),
  axes: v.pipe(v.array(v.picklist(VISIBLE_AXES.map(({ id }) => id))), v.minLength(1)),
});
export type VisionRequest = v.InferOutput<typeof VisionRequestSchema>;

/** Bytes of a request body; a screenshot of one screen takes a tenth of it. */
export const VISION_BODY = 4_000_000;

/** A model's answer about a screenshot. */
export interface VisionAnswer {
  readonly provider: string;
  readonly model: string;
  readonly findings: readonly VisionFinding[];
}
