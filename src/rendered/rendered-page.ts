import type { Remark } from '../page/page.ts';
import type { PageDump } from './page-dump.ts';

/** A picture of a page, one pixel for each CSS px. */
export interface Screenshot {
  readonly media_type: 'image/jpeg';
  /** px */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly data: string;
}

/** How long each step took, ms. */
export interface RenderTimings {
  /** Until a browser was there, and an empty page in it. */
  readonly browser_ms: number;
  /** Until the document and what it asks for had loaded. */
  readonly load_ms: number;
  /** Scrolling through it, and waiting for quiet. */
  readonly settle_ms: number;
  /** Picture, document, styles and boxes. */
  readonly read_ms: number;
}

/** The answer to a RenderRequest. */
export interface RenderedPage {
  /** As asked for; null for a page given without an address. */
  readonly url: string | null;
  /** After redirects and scripts, without its fragment. */
  readonly final_url: string | null;
  /** HTTP, of the document; 200 for a given page. */
  readonly status: number;
  readonly styled_page: PageDump;
  readonly screenshot?: Screenshot;
  readonly timings: RenderTimings;
  readonly remarks: readonly Remark[];
}
