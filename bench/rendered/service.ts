import path from 'node:path';
import { createTestHarness } from 'wrangler';
import { prepareLocalPlatform, ROOT } from '../../scripts/local-platform.ts';

/** Both Workers running locally as with `npm start`, with the render pass enabled. */
export interface RunningService {
  /** Reads a page in the browser. Throws when rendering failed. */
  readonly read: (url: string) => Promise<Reading>;
  readonly close: () => Promise<void>;
}

/** Milliseconds by step; `rest` is the work of the main Worker on the page dump. */
export const STEPS = ['whole', 'browser', 'load', 'settle', 'read', 'rest'] as const;
export type Reading = Readonly<Record<(typeof STEPS)[number], number>>;

/**
 * MB; heap limit of an isolate, half of the platform's. A low limit makes V8 collect garbage early, so that
 * memory leaks become visible soon.
 */
const ISOLATE_MB = 64;

/** @param host non-public `host:port` that the browser may fetch */
export async function startService(host: string): Promise<RunningService> {
  Object.assign(process.env, prepareLocalPlatform(), {
    WRANGLER_LOG: 'none', // suppresses error logs of the browsers that are killed on purpose
    MINIFLARE_WORKERD_V8_FLAGS: `--max-old-space-size=${ISOLATE_MB}`,
  });
  const common = { env: 'development', vars: { FETCH_ALLOW_HOSTS: host, JUDGE_RENDER: 'auto' } };
  const service = createTestHarness({
    workers: [
      { configPath: path.join(ROOT, 'wrangler.toml'), ...common },
      { configPath: path.join(ROOT, 'render/wrangler.toml'), ...common },
    ],
  });
  await service.listen();
  return {
    async read(url) {
      const start = performance.now();
      const body = JSON.stringify({ url, render: true });
      const response = await service.fetch('/api/vectorize', { method: 'POST', body });
      const answer = (await response.json()) as Answer;
      const whole = performance.now() - start;
      if (answer.render_pass?.used !== true) {
        throw new Error(answer.render_pass?.error ?? answer.detail ?? `HTTP ${response.status}`);
      }
      return readingOf(whole, response.headers.get('server-timing') ?? '');
    },
    close: () => service.close(),
  };
}

/** The fields used of the response or of a problem. */
interface Answer {
  readonly render_pass?: { readonly used: boolean; readonly error?: string };
  readonly detail?: string;
}

function readingOf(whole: number, serverTiming: string): Reading {
  const step = (name: string) => Number(new RegExp(`\\b${name};dur=(\\d+)`).exec(serverTiming)?.[1] ?? NaN);
  const [browser, load, settle, read] = [step('browser'), step('load'), step('settle'), step('read')];
  return { whole, browser, load, settle, read, rest: whole - browser - load - settle - read };
}
