import * as v from 'valibot';
import { MEDIA_ENVIRONMENT } from '../document/media-environment.ts';
import { MAX_URL_LENGTH } from '../page/limits.ts';

/** CSS px; from a small phone to a large monitor. */
const side = (most: number) =>
  v.pipe(v.number(), v.integer('Give whole pixels.'), v.minValue(240), v.maxValue(most));

/** Fields of a render request, for the service and for the render Worker. */
export const renderRequestFields = {
  /** The page's URL; with `html`, only the base URL of its references. */
  url: v.optional(
    v.pipe(v.string('Give an address as text.'), v.nonEmpty('url is required.'), v.maxLength(MAX_URL_LENGTH)),
  ),
  /** The page itself, shown as if it came from `url`. */
  html: v.optional(v.pipe(v.string(), v.nonEmpty('The given page is empty.'))),
  viewport: v.optional(v.object({ width: side(2_560), height: side(2_000) }), {
    width: MEDIA_ENVIRONMENT.width,
    height: MEDIA_ENVIRONMENT.height,
  }),
  color_scheme: v.optional(v.picklist(['light', 'dark']), MEDIA_ENVIRONMENT.scheme),
  /** A screenshot of the first screen or of the whole page. */
  screenshot: v.optional(v.picklist(['none', 'viewport', 'full']), 'none'),
  /** When to read: after load, or after network idle following a scroll through the page. */
  wait: v.optional(v.picklist(['load', 'idle']), 'idle'),
};

/** A page by URL or by its HTML. */
export const RenderRequestSchema = v.pipe(
  v.object(renderRequestFields),
  v.check(({ url, html }) => url !== undefined || html !== undefined, 'url is required.'),
);
/** Output with defaults filled in; input as sent. */
export type RenderRequest = v.InferOutput<typeof RenderRequestSchema>;
export type RenderRequestInput = v.InferInput<typeof RenderRequestSchema>;

/** Bytes of a request body: a page of the size that every route accepts, and its JSON encoding. */
export const RENDER_BODY = 1_500_000;
