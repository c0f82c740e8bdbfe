/**
 * `npm run load-catalog -- --local | --remote | --dry-run`: writes the catalog into the database of `npm start`, or into
 * the deployed one, for `CATALOG_BACKEND = "d1"`. `--dry-run` does with a new local database what `--remote` does with
 * the deployed one, and needs no account. Run `npm run build` before, for `--remote` with the `SERVICE_URL` of the
 * service. Until it ends, the service answers 503.
 */
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { getPlatformProxy } from 'wrangler';
import type { BundledCatalog } from '../../src/catalog/catalog-index.ts';
import type { Corpus } from '../../src/catalog/corpus.ts';
import { writtenPart } from '../../src/catalog/entry-of-record.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { catalogStatements } from '../../worker/store/catalog-sql.ts';
import { writeCatalog, type WrittenCatalog } from '../../worker/store/write-catalog.ts';
import { checkedCatalog } from '../catalog/checked-catalog.ts';
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';
import { run } from '../run.ts';
import { readLearnedBrands } from '../search/learned-brands.ts';

const { values } = parseArgs({
  options: {
    local: { type: 'boolean', default: false },
    remote: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
if ([values.local, values.remote, values['dry-run']].filter(Boolean).length !== 1) {
  console.error('Name the database: --local, --remote or --dry-run.');
  process.exit(2);
}
const environment = { ...prepareLocalPlatform(), CI: '1' };
Object.assign(process.env, environment);
const config = path.join(ROOT, 'wrangler.toml');
const catalog = await builtCatalog();
if (values.local) await loadLocal();
else if (values.remote) await loadFile(['--remote', '--env', '']);
else await tryFile();

async function loadLocal(): Promise<void> {
  const target = ['--local', '--env', 'development'];
  wrangler('migrations', 'apply', 'DB', ...target);
  const platform = await getPlatformProxy<{ readonly DB: D1Database }>({
    configPath: config,
    environment: 'development',
  });
  const written = await writeCatalog(platform.env.DB, catalog);
  await platform.dispose();
  console.log(`${written} brands written.`);
}

async function tryFile(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-catalog-'));
  await loadFile(['--local', '--persist-to', folder, '--env', '']);
  rmSync(folder, { recursive: true });
}

/** Imports a file of SQL into the database that options of wrangler name. */
async function loadFile(target: readonly string[]): Promise<void> {
  const file = path.join(ROOT, '.cache/load-catalog/catalog.sql');
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = Readable.from(catalogStatements(catalog)).map((statement) => `${String(statement)}\n`);
  await pipeline(lines, createWriteStream(file));
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  wrangler('migrations', 'apply', 'DB', ...target);
  wrangler('execute', 'DB', ...target, '--yes', '--file', file);
  wrangler(
    'execute',
    'DB',
    ...target,
    '--yes',
    '--command',
    'SELECT count(*) AS brands, count(record) AS records, count(written) AS entries FROM catalog_brands',
  );
}

function wrangler(...args: readonly string[]): void {
  run(path.join(ROOT, 'node_modules/.bin/wrangler'), ['d1', ...args, '--config', config], environment);
}

async function builtCatalog(): Promise<WrittenCatalog> {
  const { documents } = published<Corpus>('api/embeddings.json');
  const { brands, ...facts } = published<BundledCatalog>('data/catalog.json');
  const bySlug = new Map(brands.map((brand) => [brand.entry.slug, brand]));
  const { entries } = await checkedCatalog();
  const entryBySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  return {
    ...facts,
    index: buildIndex(documents, await readLearnedBrands()),
    brandOf: (slug) => known(bySlug.get(slug), slug),
    recordOf: (slug) => readFileSync(path.join(ROOT, 'assets/api/styles', `${slug}.json`), 'utf8'),
    writtenOf: (slug) => JSON.stringify(writtenPart(known(entryBySlug.get(slug), slug))),
  };
}

function known<Value>(value: Value | undefined, slug: string): Value {
  if (value === undefined) throw new Error(`The built catalog lacks ${slug}. Run npm run build.`);
  return value;
}

function published<Value>(file: string): Value {
  return JSON.parse(readFileSync(path.join(ROOT, 'assets', file), 'utf8')) as Value;
}
