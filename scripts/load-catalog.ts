/**
 * `npm run load-catalog -- --local`: writes the built catalog into the local database of `npm start`, for
 * `CATALOG_BACKEND = "d1"`. Run `npm run build` before.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getPlatformProxy } from 'wrangler';
import type { BundledCatalog } from '../src/catalog/catalog-index.ts';
import type { Corpus } from '../src/catalog/corpus.ts';
import { buildIndex } from '../src/search/build-index.ts';
import { writeCatalog } from '../worker/store/write-catalog.ts';
import { prepareLocalPlatform, ROOT } from './local-platform.ts';
import { run } from './run.ts';

const { values } = parseArgs({ options: { local: { type: 'boolean', default: false } } });
if (!values.local) {
  console.error('Name the database: --local.');
  process.exit(2);
}
const environment = prepareLocalPlatform();
Object.assign(process.env, environment);
const config = path.join(ROOT, 'wrangler.toml');
const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', '--env', 'development', '--config', config];
run(path.join(ROOT, 'node_modules/.bin/wrangler'), migrate, environment);

const { documents } = published<Corpus>('api/embeddings.json');
const { brands, ...facts } = published<BundledCatalog>('data/catalog.json');
const bySlug = new Map(brands.map((brand) => [brand.entry.slug, brand]));
const index = buildIndex(documents); // before the platform starts, which closes connections that stay idle
const platform = await getPlatformProxy<{ readonly DB: D1Database }>({
  configPath: config,
  environment: 'development',
});
const written = await writeCatalog(platform.env.DB, {
  ...facts,
  index,
  brandOf: (slug) => {
    const brand = bySlug.get(slug);
    if (brand === undefined) throw new Error(`The built catalog lacks ${slug}. Run npm run build.`);
    return brand;
  },
  recordOf: (slug) => document(`${slug}.json`),
  contractOf: (slug) => document(`${slug}/agents.md`),
});
await platform.dispose();
console.log(`${written} brands written.`);

function document(name: string): string {
  return readFileSync(path.join(ROOT, 'assets/api/styles', name), 'utf8');
}

function published<Value>(file: string): Value {
  return JSON.parse(readFileSync(path.join(ROOT, 'assets', file), 'utf8')) as Value;
}
