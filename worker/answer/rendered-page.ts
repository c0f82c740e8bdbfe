import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import type { PageDump } from '../../src/rendered/page-dump.ts';
import { RemarksSchema } from './remarks.ts';

const OutlineSchema = v.object({
  url: v.string(),
  elements: v.array(v.unknown()),
  styles: v.array(v.unknown()),
  table: v.object({
    properties: v.array(v.string()),
    texts: v.array(v.string()),
    rows: v.array(v.unknown()),
  }),
  sheets: v.array(v.unknown()),
  imported: v.array(v.unknown()),
  scripts: v.array(v.unknown()),
  images: v.array(v.unknown()),
  dark: v.array(v.unknown()),
  pixels: v.nullable(v.looseObject({ colors: v.array(v.unknown()), behindText: v.array(v.unknown()) })),
});

const milliseconds = v.pipe(v.number(), v.minValue(0));

/** A page as a browser renders it. The render service is trusted, so only the outline of the dump is validated. */
export const RenderedPageSchema = v.object({
  url: described(v.nullable(v.string()), 'URL as requested; null for HTML given without a URL.'),
  final_url: described(
    v.nullable(v.string()),
    'URL after redirects and scripts, without its fragment; null for HTML given without a URL.',
  ),
  status: described(v.number(), 'HTTP status of the document; 200 for given HTML.'),
  styled_page: described(
    v.custom<PageDump>((dump) => v.is(OutlineSchema, dump), 'Must be the dump of a page.'),
    'Elements with their boxes in CSS px and their computed styles, as rows of one table.',
  ),
  screenshot: v.exactOptional(
    described(
      v.object({
        media_type: described(v.literal('image/jpeg'), 'Media type of the image.'),
        width: described(v.number(), 'Width in px, one for each CSS px.'),
        height: described(v.number(), 'Height in px, at most 8000.'),
        data: described(v.string(), 'The image in base64.'),
      }),
      'The screenshot, if the request asked for one.',
    ),
  ),
  timings: described(
    v.object({
      browser_ms: described(milliseconds, 'Milliseconds until a browser with an empty page was available.'),
      load_ms: described(milliseconds, 'Milliseconds until the document and its resources had loaded.'),
      settle_ms: described(milliseconds, 'Milliseconds spent scrolling and waiting for network idle.'),
      read_ms: described(milliseconds, 'Milliseconds spent on the screenshot, document, styles and boxes.'),
    }),
    'Duration of each step.',
  ),
  remarks: described(RemarksSchema, 'Remarks on the page, such as a blocked request.'),
});
