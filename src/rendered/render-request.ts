import * as v from 'valibot';
import { described } from '../catalog/described.ts';
import { MEDIA_ENVIRONMENT } from '../document/media-environment.ts';
import { MAX_URL_LENGTH } from '../page/limits.ts';

/** CSS px; from a small phone to a large monitor. */
const side = (most: number) =>
  v.pipe(v.number(), v.integer('Give whole pixels.'), v.minValue(240), v.maxValue(most));

/** Fields of a render request, for the service and for the render Worker. */
export const renderRequestFields = {
  url: v.optional(
    described(
      v.pipe(v.string('Must be a URL.'), v.nonEmpty('url is required.'), v.maxLength(MAX_URL_LENGTH)),
      'URL of the page, http or https. With `html`, it is only the base URL for references in the HTML.',
    ),
  ),
  html: v.optional(
    described(
      v.pipe(v.string(), v.nonEmpty('The given page is empty. Send its HTML.')),
      'HTML of the page, rendered as if it came from `url`.',
    ),
  ),
  viewport: v.optional(
    described(
      v.object({ width: described(side(2_560), 'CSS px.'), height: described(side(2_000), 'CSS px.') }),
      'Size of the viewport in CSS px.',
    ),
    {
      width: MEDIA_ENVIRONMENT.width,
      height: MEDIA_ENVIRONMENT.height,
    },
  ),
  color_scheme: v.optional(
    described(v.picklist(['light', 'dark']), 'Value of the media feature `prefers-color-scheme`.'),
    MEDIA_ENVIRONMENT.scheme,
  ),
  screenshot: v.optional(
    described(
      v.picklist(['none', 'viewport', 'full']),
      'Part of the page in the screenshot: none, the first screen, or the full page.',
    ),
    'none',
  ),
  wait: v.optional(
    described(
      v.picklist(['load', 'idle']),
      'When to read the page: after `load`, or when the network is idle after scrolling through the page.',
    ),
    'idle',
  ),
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
