import type { RenderTimings } from '../src/rendered/rendered-page.ts';

/** Is told of every page that a browser has shown. */
export type NoteTimings = (timings: RenderTimings) => void;

/**
 * `Server-Timing` for the pages behind an answer, empty where no browser had a part in it. A header and no field: the
 * same input gives the same body. https://www.w3.org/TR/server-timing/
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
