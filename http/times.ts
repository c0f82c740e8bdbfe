/**
 * Milliseconds after which the parts of an answer of the service end, in ascending order: each ends before what waits for
 * it, which then has time to say why or to answer without it.
 */
export const TIMES = {
  /** A vision model, in the render Worker: it may reason for ever. */
  visionModel: 9_500,
  /** The vision pass over a page, which asks the render Worker for that. */
  visionPass: 10_000,
  /** One page in a browser, in the render Worker: it may run scripts for ever. */
  pageInBrowser: 11_500,
  /** The render pass over a page, which asks the render Worker for that; leaves time to read the page without a browser. */
  renderPass: 12_000,
  /** The same for `/api/render`, which has no other answer. */
  renderOperation: 20_000,
  /** All passes over the pages of a request, from its start. */
  passes: 23_000,
  /** From the request to the end of the response. */
  request: 25_000,
} as const;
