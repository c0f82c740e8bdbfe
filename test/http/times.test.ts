import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createNodeContext } from '../../cli/engine/context.ts';
import { openData } from '../../cli/engine/data.ts';
import { CALL_MS, PASS_TIMES } from '../../cli/engine/times.ts';
import { TIMES } from '../../http/times.ts';
import { ROOT } from '../../scripts/local-platform.ts';
import { fail } from '../../src/errors.ts';
import { FETCH_LIMITS } from '../../src/page/limits.ts';
import type { PassTimes } from '../../worker/budget.ts';
import { EXAMPLE_HTML } from '../../worker/example-page.ts';
import { createPageReader } from '../../worker/read-page.ts';
import type { RenderService } from '../../worker/render-client.ts';

const data = openData(path.join(ROOT, 'cli/dist/data'));
const refuseNetwork = async () => fail('unreachable', 'There is no network.');

/** A render service that answers only by giving up. */
const HANGING: RenderService = {
  render: async (_, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('gave up')))),
  askVision: async () => fail('not_configured'),
};

function nodeContext(renderService: RenderService) {
  const settings = { allowHosts: [], render: true, origin: '', now: () => new Date(0) };
  return createNodeContext(
    data,
    settings,
    { fetch: refuseNetwork, renderService },
    new AbortController().signal,
  );
}

test('each part of an answer ends before what waits for it', () => {
  const times = Object.values(TIMES);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
  expect(FETCH_LIMITS.totalMs).toBeLessThan(TIMES.passes);
  expect(PASS_TIMES.render).toBeLessThan(PASS_TIMES.all);
  expect(PASS_TIMES.all).toBeLessThan(CALL_MS);
});

test.each<[string, PassTimes]>([
  ['the render pass', { vision: 1, render: 30, all: 60_000 }],
  ['all passes', { vision: 1, render: 60_000, all: 30 }],
])('a page is read without a browser once the time of %s is over', async (_, times) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { settings } = nodeContext(HANGING);
  const platform = { fetch: refuseNetwork, decodePicture: data.decodePicture, times };
  const read = createPageReader(platform, HANGING, settings, AbortSignal.timeout(60_000));
  expect((await read({ html: EXAMPLE_HTML })).renderPass).toMatchObject({ enabled: true, used: false });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('the command line gives a browser more time than the service does', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const failing = { ...HANGING, render: async () => fail('unreachable', 'The browser is slow.') };
  await nodeContext(failing).readPage({ html: EXAMPLE_HTML });
  const longest = Math.max(...timeout.mock.calls.map(([milliseconds]) => milliseconds));
  timeout.mockRestore();
  expect(longest).toBe(PASS_TIMES.render);
  expect(longest).toBeGreaterThan(TIMES.request);
});
