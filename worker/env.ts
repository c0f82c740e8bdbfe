import * as v from 'valibot';
import { parseAllowHosts } from '../src/page/public-url.ts';

/** Bindings and variables of wrangler.toml. Optional ones may be missing. */
export interface Env {
  readonly ASSETS: Fetcher;
  readonly DB?: D1Database;
  readonly MEDIA?: R2Bucket;
  readonly EVENTS?: AnalyticsEngineDataset;
  readonly RENDER?: Fetcher;
  readonly ENVIRONMENT?: string;
  readonly FETCH_ALLOW_HOSTS?: string;
  readonly RESOLVE_GUARD?: string;
  readonly LOG_REQUESTS?: string;
  readonly JUDGE_RENDER?: string;
  readonly JUDGE_VISION?: string;
  readonly RENDER_SERVICE_URL?: string;
  readonly RENDER_SERVICE_TOKEN?: string;
  readonly PRIVATE_BRANDS_TOKEN?: string;
  readonly SERVICE_URL?: string;
  readonly CATALOG_BACKEND?: string;
}

/** When pages are rendered in a browser: never, when the served HTML has too little content, always. */
export type RenderMode = 'off' | 'auto' | 'always';

/** Only these values enable a pass. Any other value, such as a typo, leaves it off; responses report that. */
const SWITCHED_ON: ReadonlySet<string> = new Set(['on', 'true', '1']);
const flag = v.pipe(
  v.optional(v.string(), 'off'),
  v.transform((value) => SWITCHED_ON.has(value)),
);
/** A guard is off only where that is said; any other value, such as a typo, turns it on. */
const SWITCHED_OFF: ReadonlySet<string> = new Set(['', 'off', 'false', '0']);
const guard = v.pipe(
  v.optional(v.string(), 'off'),
  v.transform((value) => !SWITCHED_OFF.has(value.trim().toLowerCase())),
);
const mode = v.pipe(
  v.optional(v.string(), 'off'),
  v.transform((value): RenderMode => {
    if (value === 'auto') return 'auto';
    return value === 'always' || SWITCHED_ON.has(value) ? 'always' : 'off';
  }),
);
/** An empty string counts as unset. */
const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => (value === '' ? null : value)),
);

const SettingsSchema = v.object({
  /** Any other value counts as production, which is stricter. */
  ENVIRONMENT: v.fallback(v.picklist(['development', 'production']), 'production'),
  FETCH_ALLOW_HOSTS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => parseAllowHosts(list)),
  ),
  RESOLVE_GUARD: guard,
  LOG_REQUESTS: flag,
  JUDGE_RENDER: mode,
  JUDGE_VISION: flag,
  RENDER_SERVICE_URL: text,
  RENDER_SERVICE_TOKEN: text,
  PRIVATE_BRANDS_TOKEN: text,
  SERVICE_URL: text,
  CATALOG_BACKEND: v.fallback(v.picklist(['isolate', 'd1']), 'isolate'),
});

/** The parsed configuration. */
export interface Settings {
  readonly production: boolean;
  /** Non-public `host:port` entries that may be fetched; always empty in production. */
  readonly allowHosts: readonly string[];
  /** Whether the names of hosts are looked up before each request, and private answers refused. */
  readonly resolveGuard: boolean;
  /** Whether each request writes a line to the log. */
  readonly logRequests: boolean;
  readonly render: RenderMode;
  readonly vision: boolean;
  /** Without a trailing slash. */
  readonly renderUrl: string | null;
  readonly renderToken: string | null;
  readonly privateBrandsToken: string | null;
  /** Public origin without a trailing slash, for what contracts and documents name; see `serviceOrigin`. */
  readonly serviceUrl: string | null;
  /** Where brands are found: in the memory of the isolate, or in the database. */
  readonly catalogBackend: 'isolate' | 'd1';
}

const known = new WeakMap<Env, Settings>();

/** Parses the configuration, once per isolate. */
export function parseEnv(env: Env): Settings {
  const parsed = known.get(env);
  if (parsed !== undefined) return parsed;
  const vars = v.parse(SettingsSchema, env);
  const production = vars.ENVIRONMENT === 'production';
  const settings: Settings = {
    production,
    allowHosts: production ? [] : vars.FETCH_ALLOW_HOSTS,
    resolveGuard: vars.RESOLVE_GUARD,
    logRequests: vars.LOG_REQUESTS,
    render: vars.JUDGE_RENDER,
    vision: vars.JUDGE_VISION,
    renderUrl: vars.RENDER_SERVICE_URL?.replace(/\/$/, '') ?? null,
    renderToken: vars.RENDER_SERVICE_TOKEN,
    privateBrandsToken: vars.PRIVATE_BRANDS_TOKEN,
    serviceUrl: vars.SERVICE_URL?.replace(/\/$/, '') ?? null,
    catalogBackend: vars.CATALOG_BACKEND,
  };
  known.set(env, settings);
  return settings;
}

/** The address of the service in contracts and documents: the configured one, or else the one that was asked. */
export function serviceOrigin({ serviceUrl }: Settings, asked: string): string {
  return serviceUrl ?? asked;
}
