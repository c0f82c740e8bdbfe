import type { BrowserWorker } from '@cloudflare/puppeteer';
import { parseAllowHosts } from '../src/page/allow-hosts.ts';

/** What render/wrangler.toml binds, and the secrets beside it. */
export interface RenderEnv {
  readonly BROWSER: BrowserWorker;
  readonly AI?: Ai;
  readonly ENVIRONMENT?: string;
  readonly FETCH_ALLOW_HOSTS?: string;
  readonly RENDER_SERVICE_TOKEN?: string;
  /** `workers-ai`, `anthropic`, `openai` or `google`. */
  readonly VISION_PROVIDER?: string;
  /** Name of the model in the words of the provider. */
  readonly VISION_MODEL?: string;
  /** Where the provider is asked instead of at its own address: a gateway. */
  readonly VISION_BASE_URL?: string;
  readonly ANTHROPIC_API_KEY?: string;
  readonly OPENAI_API_KEY?: string;
  readonly GOOGLE_GENERATIVE_AI_API_KEY?: string;
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
