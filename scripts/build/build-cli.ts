/** `npm run build-cli`: bundles `taste` and its data files into cli/dist. Run `npm run build` before. */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { build } from 'esbuild';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import { ConfigSchema } from '../../cli/config/config-schema.ts';
import { DATA_FILES } from '../../cli/data-files.ts';
import { ROOT } from '../local-platform.ts';

const DIST = path.join(ROOT, 'cli', 'dist');
const DATA = path.join(DIST, 'data');

/** Published documents that commands read: what `contract` and `mcp` answer. */
const DOCUMENTS = ['styles.json', 'grammar.json'];
const OF_A_BRAND = ['agents.md', 'design.md', 'poster.svg'];

/** Packages that puppeteer imports when it downloads a browser; `taste` uses the one that is installed. */
const OF_DOWNLOADS = ['proxy-agent', 'yargs'] as const;

/** CommonJS packages in an ES module call `require`. */
const BANNER = "import{createRequire as $require}from'node:module';const require=$require(import.meta.url);";

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DATA, { recursive: true });
await bundle();
copyData();
copyDocuments();
writeConfigSchema();

/**
 * One module to start with; what only some commands need is loaded later. Names stay as they are, because functions
 * are sent to pages as text.
 */
async function bundle(): Promise<void> {
  await build({
    entryPoints: { taste: path.join(ROOT, 'cli/main.ts') },
    outdir: DIST,
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'linked',
    external: [...OF_DOWNLOADS],
    chunkNames: '[name]-[hash]',
    banner: { js: BANNER },
    logLevel: 'warning',
  });
  chmodSync(path.join(DIST, 'taste.js'), 0o755);
}

function copyData(): void {
  writeFileSync(path.join(DATA, DATA_FILES.catalog), JSON.stringify(CATALOG));
  const from = {
    [DATA_FILES.searchIndex]: path.join(ROOT, 'src/catalog/built/search-index.bin'),
    [DATA_FILES.words]: path.join(ROOT, 'src/words/axis-model.bin'),
    [DATA_FILES.products]: path.join(ROOT, 'src/words/products.wasm'),
    [DATA_FILES.jpeg]: installed('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
    [DATA_FILES.webp]: installed('@jsquash/webp/codec/dec/webp_dec.wasm'),
  };
  for (const [name, source] of Object.entries(from)) cpSync(source, path.join(DATA, name));
}

function installed(file: string): string {
  return fileURLToPath(import.meta.resolve(file));
}

function copyDocuments(): void {
  const from = path.join(ROOT, 'assets/api');
  const to = path.join(DATA, DATA_FILES.documents);
  for (const name of DOCUMENTS) cpSync(path.join(from, name), path.join(to, name));
  for (const entry of readdirSync(path.join(from, 'styles'), { withFileTypes: true })) {
    const names = entry.isDirectory() ? OF_A_BRAND.map((name) => path.join(entry.name, name)) : [entry.name];
    const made = names.filter((name) => existsSync(path.join(from, 'styles', name)));
    for (const name of made) cpSync(path.join(from, 'styles', name), path.join(to, 'styles', name));
  }
}

/** For editors: `"$schema": "./node_modules/design-taste/dist/taste.config.schema.json"`. */
function writeConfigSchema(): void {
  const schema = toJsonSchema(ConfigSchema, { typeMode: 'input' });
  writeFileSync(path.join(DIST, 'taste.config.schema.json'), `${JSON.stringify(schema, null, 2)}\n`);
}
