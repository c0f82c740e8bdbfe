import * as v from 'valibot';
import { MEDIA_ENVIRONMENT } from '../document/media-environment.ts';
import { MAX_URL_LENGTH } from '../page/limits.ts';

/** CSS px; from a small telephone to a large monitor. */
const side = (most: number) =>
  v.pipe(v.number(), v.integer('Give whole pixels.'), v.minValue(240), v.maxValue(most));

/** Fields by which a page is asked to be rendered, on the service and on the Worker behind it. */
export const renderRequestFields = {
  /** Where the page is; with `html`, only what its references resolve against. */
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
  /** A picture of the first screen, or of the whole page. */
  screenshot: v.optional(v.picklist(['none', 'viewport', 'full']), 'none'),
  /** Until the page has loaded, or until it has also fallen quiet after being scrolled through. */
  wait: v.optional(v.picklist(['load', 'idle']), 'idle'),
};

/** A page by address or given whole. */
export const RenderRequestSchema = v.pipe(
  v.object(renderRequestFields),
  v.check(({ url, html }) => url !== undefined || html !== undefined, 'url is required.'),
);
/** As it is read, defaults filled in; and as it is sent. */
export type RenderRequest = v.InferOutput<typeof RenderRequestSchema>;
export type RenderRequestInput = v.InferInput<typeof RenderRequestSchema>;

/** Bytes of a request body: a page of the size every route takes, and what JSON adds to it. */
export const RENDER_BODY = 1_500_000;
