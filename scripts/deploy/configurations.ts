import path from 'node:path';
import * as v from 'valibot';
import { unstable_readConfig as readConfig } from 'wrangler';
import type { CheckResult } from './check.ts';

/** The two Workers, in the order in which they are deployed: the service is bound to the render Worker. */
export const WORKERS = [
  {
    config: 'render/wrangler.toml',
    bindings: ['BROWSER'],
    secrets: ['RENDER_SERVICE_TOKEN', 'ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  },
  {
    config: 'wrangler.toml',
    bindings: ['ASSETS', 'DB', 'MEDIA', 'EVENTS', 'RENDER'],
    secrets: ['RENDER_SERVICE_TOKEN', 'PRIVATE_BRANDS_TOKEN'],
  },
] as const;

type Worker = (typeof WORKERS)[number];

const Bound = v.optional(v.object({ binding: v.string() }));
const BoundList = v.optional(v.array(v.object({ binding: v.string() })), []);
/** What the checks read of the configuration; wrangler exports no type of it. */
const Config = v.object({
  vars: v.record(v.string(), v.unknown()),
  assets: Bound,
  browser: Bound,
  d1_databases: v.array(
    v.object({ binding: v.string(), database_name: v.string(), database_id: v.optional(v.string(), '') }),
  ),
  r2_buckets: BoundList,
  analytics_engine_datasets: BoundList,
  services: BoundList,
});

function configurationOf(root: string, file: string): v.InferOutput<typeof Config> {
  return v.parse(Config, readConfig({ config: path.join(root, file), env: '' }));
}

/** Whether the configuration of a Worker has all bindings, names what it is bound to, and holds no secret. */
export function checkConfiguration(root: string, worker: Worker): CheckResult {
  const config = configurationOf(root, worker.config);
  const { assets, browser, d1_databases, r2_buckets, analytics_engine_datasets, services } = config;
  const single = [assets, browser].filter((one) => one !== undefined);
  const all = [...single, ...d1_databases, ...r2_buckets, ...analytics_engine_datasets, ...services];
  const bound = new Set(all.map(({ binding }) => binding));
  const missing = worker.bindings.filter((binding) => !bound.has(binding));
  const published = worker.secrets.filter((secret) => secret in config.vars);
  const production = config.vars['ENVIRONMENT'] === 'production';
  return {
    name: `${worker.config}: bindings and variables`,
    found: [...bound].join(', '),
    problems: [
      ...missing.map((binding) => `The binding ${binding} is missing.`),
      ...published.map(
        (secret) => `${secret} stands in [vars], which is not secret: use \`wrangler secret put ${secret}\`.`,
      ),
      ...(production ? [] : ['ENVIRONMENT is not "production", so private addresses could be fetched.']),
    ],
  };
}

/** Steps that need an account and that the configuration shows as not done. */
export function stepsLeft(root: string): readonly string[] {
  const config = configurationOf(root, 'wrangler.toml');
  return config.d1_databases
    .filter(({ database_id: id }) => id === '')
    .map(
      ({ binding, database_name: name }) =>
        `${binding} has no database_id: run \`wrangler d1 create ${name}\` and add the id.`,
    );
}
