/**
 * Source of a Worker that stands in for the render service and fails. A request to `/mode/…` says how, in the words of the tests.
 */
export const FAILING_RENDER = `
let mode = '';

const FAULTS = {
  'crashes': () => { throw new Error('browser crashed'); },
  'answers what is no JSON': () => new Response('<h1>502</h1>', { status: 502 }),
  'ends in the middle of its answer': () => new Response(new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":'));
      controller.error(new Error('gone'));
    },
  })),
  'never answers': () => new Promise(() => {}), // the platform ends a request that nothing can answer
};

export default {
  fetch({ url }) {
    const chosen = /[/]mode[/](.+)/.exec(url)?.[1];
    if (chosen === undefined) return FAULTS[mode]();
    mode = decodeURIComponent(chosen);
    return new Response(mode in FAULTS ? 'ok' : 'unknown', { status: mode in FAULTS ? 200 : 400 });
  },
}`;
