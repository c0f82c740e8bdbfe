import type { Remark } from '../page/page.ts';
import type { PageDump } from './page-dump.ts';

/** A screenshot, one pixel for each CSS px. */
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
  /** Until a browser with an empty page is available. */
  readonly browser_ms: number;
  /** Until the document and its resources have loaded. */
  readonly load_ms: number;
  /** Scrolling through the page and waiting for network idle. */
  readonly settle_ms: number;
  /** Screenshot, document, styles and boxes. */
  readonly read_ms: number;
}

/** The answer to a RenderRequest. */
export interface RenderedPage {
  /** As requested; null for a page given without a URL. */
  readonly url: string | null;
  /** After redirects and scripts, without its fragment. */
  readonly final_url: string | null;
  /** HTTP status of the document; 200 for a given page. */
  readonly status: number;
  readonly styled_page: PageDump;
  readonly screenshot?: Screenshot;
  readonly timings: RenderTimings;
  readonly remarks: readonly Remark[];
}
