import type { BrowserWorker } from '@cloudflare/puppeteer';
import { TIMES } from '../http/times.ts';
import { parseAllowHosts } from '../src/page/public-url.ts';

/** Bindings of render/wrangler.toml and the secrets. */
export interface RenderEnv {
  readonly BROWSER: BrowserWorker;
  readonly AI?: Ai;
  readonly ENVIRONMENT?: string;
  readonly FETCH_ALLOW_HOSTS?: string;
  readonly PAGE_MS?: string;
  readonly RENDER_SERVICE_TOKEN?: string;
  /** `workers-ai`, `anthropic`, `openai` or `google`. */
  readonly VISION_PROVIDER?: string;
  /** The provider's name of the model. */
  readonly VISION_MODEL?: string;
  /** Base URL of a gateway that replaces the provider's own. */
  readonly VISION_BASE_URL?: string;
  readonly ANTHROPIC_API_KEY?: string;
  readonly OPENAI_API_KEY?: string;
  readonly GOOGLE_GENERATIVE_AI_API_KEY?: string;
}

export interface RenderSettings {
  readonly production: boolean;
  readonly allowHosts: readonly string[];
  /** Milliseconds for one page in the browser. */
  readonly pageMs: number;
  readonly token: string | null;
}

/** Any value but `development` means production, the strict mode. */
export function parseRenderEnv(env: RenderEnv): RenderSettings {
  const production = env.ENVIRONMENT !== 'development';
  return {
    production,
    allowHosts: production ? [] : parseAllowHosts(env.FETCH_ALLOW_HOSTS),
    pageMs: (production ? 0 : Number(env.PAGE_MS)) || TIMES.pageInBrowser,
    token: env.RENDER_SERVICE_TOKEN || null,
  };
}
