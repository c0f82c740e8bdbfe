import type { BrowserWorker } from '@cloudflare/puppeteer';
import { parseAllowHosts } from '../worker/env.ts';

/** What render/wrangler.toml binds. */
export interface RenderEnv {
  readonly BROWSER: BrowserWorker;
  readonly ENVIRONMENT?: string;
  readonly FETCH_ALLOW_HOSTS?: string;
  readonly RENDER_SERVICE_TOKEN?: string;
}

export interface RenderSettings {
  readonly production: boolean;
  readonly allowHosts: readonly string[];
  readonly token: string | null;
}

/** Anything but the word `development` counts as production, the strict one. */
export function parseRenderEnv(env: RenderEnv): RenderSettings {
  const production = env.ENVIRONMENT !== 'development';
  return {
    production,
    allowHosts: production ? [] : parseAllowHosts(env.FETCH_ALLOW_HOSTS),
    token: env.RENDER_SERVICE_TOKEN || null,
  };
}
