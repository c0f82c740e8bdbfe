import type { RenderTimings } from '../src/rendered/rendered-page.ts';

/** Called with the timings of every rendered page. */
export type NoteTimings = (timings: RenderTimings) => void;

/**
 * The `Server-Timing` header of the rendered pages; empty when none was rendered. It is a header and not a field, so
 * that the same input gives the same body. https://www.w3.org/TR/server-timing/
 */
export function serverTiming(pages: readonly RenderTimings[]): Record<string, string> {
  if (pages.length === 0) return {};
  const metrics = pages.flatMap(({ browser_ms, load_ms, settle_ms, read_ms }) => [
    `browser;dur=${browser_ms}`,
    `load;dur=${load_ms}`,
    `settle;dur=${settle_ms}`,
    `read;dur=${read_ms}`,
  ]);
  return { 'server-timing': metrics.join(', ') };
}
