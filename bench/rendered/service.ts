import path from 'node:path';
import { createTestHarness } from 'wrangler';
import { prepareLocalPlatform, ROOT } from '../../scripts/local-platform.ts';

/** Both Workers on this machine, as `npm start` runs them, with the render pass on. */
export interface RunningService {
  /** Reads a page through a browser. Throws when that was not possible. */
  readonly read: (url: string) => Promise<Reading>;
  readonly close: () => Promise<void>;
}

/** Milliseconds by step; `rest` is what the main Worker does with what the browser shows. */
export const STEPS = ['whole', 'browser', 'load', 'settle', 'read', 'rest'] as const;
export type Reading = Readonly<Record<(typeof STEPS)[number], number>>;

/**
 * Of the heap of an isolate, half of what the platform gives. Without a limit V8 sees no reason to collect; with a low
 * one, what is really kept shows soon.
 */
const ISOLATE_MB = 64;

/** @param host `host:port` the browser may ask although it is not public */
export async function startService(host: string): Promise<RunningService> {
  Object.assign(process.env, prepareLocalPlatform(), {
    WRANGLER_LOG: 'none', // browsers that are killed on purpose would fill the report with errors
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

/** The answer of the operation or a problem, as far as it is looked at. */
interface Answer {
  readonly render_pass?: { readonly used: boolean; readonly error?: string };
  readonly detail?: string;
}

function readingOf(whole: number, serverTiming: string): Reading {
  const step = (name: string) => Number(new RegExp(`\\b${name};dur=(\\d+)`).exec(serverTiming)?.[1] ?? NaN);
  const [browser, load, settle, read] = [step('browser'), step('load'), step('settle'), step('read')];
  return { whole, browser, load, settle, read, rest: whole - browser - load - settle - read };
}
