import * as v from 'valibot';
import type { PageDump } from '../../src/rendered/page-dump.ts';

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
  images: v.array(v.unknown()),
  dark: v.array(v.unknown()),
  pixels: v.nullable(v.looseObject({ colors: v.array(v.unknown()), behindText: v.array(v.unknown()) })),
});

const milliseconds = v.pipe(v.number(), v.minValue(0));

/** A page as a browser renders it. The render service is trusted, so only the outline of the dump is validated. */
export const RenderedPageSchema = v.object({
  /** As requested; null for HTML given without a URL. */
  url: v.nullable(v.string()),
  final_url: v.nullable(v.string()),
  /** HTTP status of the document. */
  status: v.number(),
  /** Elements with their boxes, and their styles as rows of one table; see src/rendered/page-dump.ts. */
  styled_page: v.custom<PageDump>((dump) => v.is(OutlineSchema, dump), 'Must be the dump of a page.'),
  screenshot: v.exactOptional(
    v.object({
      media_type: v.literal('image/jpeg'),
      width: v.number(),
      height: v.number(),
      /** Base64. */
      data: v.string(),
    }),
  ),
  timings: v.object({
    browser_ms: milliseconds,
    load_ms: milliseconds,
    settle_ms: milliseconds,
    read_ms: milliseconds,
  }),
  remarks: v.array(v.object({ code: v.string(), detail: v.string() })),
});
