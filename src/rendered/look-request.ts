import * as v from 'valibot';
import { VISIBLE_AXES, type Sighting } from '../grammar/sight.ts';

/** A picture in base64, and the axes it is asked about: `POST /look`. */
export const LookRequestSchema = v.object({
  screenshot: v.object({ media_type: v.literal('image/jpeg'), data: v.pipe(v.string(), v.nonEmpty()) }),
  axes: v.pipe(v.array(v.picklist(VISIBLE_AXES.map(({ id }) => id))), v.minLength(1)),
});
export type LookRequest = v.InferOutput<typeof LookRequestSchema>;

/** Bytes of a request body: a picture of one screen weighs a tenth of it. */
export const LOOK_BODY = 4_000_000;

/** What a model says about a picture. */
export interface LookAnswer {
  readonly provider: string;
  readonly model: string;
  readonly sightings: readonly Sighting[];
}
