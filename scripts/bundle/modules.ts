import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { isMade, recordMade } from './made-from.ts';
import { withoutRepeatedImports } from './repeated-imports.ts';
import { tableModule, tablePaths } from './tables.ts';

/** Folder of the bundle in the project; `main` of wrangler.toml is its worker.mjs. */
const FOLDER = '.cache/worker';
const RECORD = '.cache/worker-made.json';

/**
 * Bundles worker/worker.ts of a project into ES modules and WebAssembly. Names of modules contain a hash of their
 * content and files that are the same are left alone, so several processes may bundle the same source at once. A run of
 * the tests starts the Worker six times, so a bundle that is newer than its sources is not made again.
 * @param root absolute path of the project
 */
export async function bundleModules(root: string): Promise<void> {
  const record = path.join(root, RECORD);
  if (isMade(root, record)) return;
  const at = Date.now();
  const { outputFiles, metafile } = await build({ ...buildOptions(root), metafile: true });
  const folder = path.join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  const isModule = ({ path: file }: { readonly path: string }) => file.endsWith('.mjs');
  const modules = outputFiles
    .filter(isModule)
    .map((file) => ({ name: path.basename(file.path), source: file.text }));
  for (const { name, source } of withoutRepeatedImports(modules))
    writeIfChanged(path.join(folder, name), Buffer.from(source));
  for (const file of outputFiles.filter((one) => !isModule(one))) writeIfChanged(file.path, file.contents);
  const written = new Set(outputFiles.map(({ path: file }) => path.basename(file)));
  for (const name of readdirSync(folder)) {
    if (!written.has(name) && !name.endsWith(UNFINISHED)) rmSync(path.join(folder, name), { force: true });
  }
  recordMade(record, { at, from: Object.keys(metafile.inputs), files: Object.keys(metafile.outputs) });
}

/** How the Worker is bundled. @param root absolute path of the project */
export function buildOptions(root: string) {
  return {
    absWorkingDir: root,
    entryPoints: ['worker/worker.ts'],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    write: false as const,
    format: 'esm' as const,
    platform: 'browser' as const,
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'], // as wrangler's own bundler does
    define: { 'process.env.NODE_ENV': '"production"', 'navigator.userAgent': '"Cloudflare-Workers"' },
    external: ['cloudflare:*', 'node:*'],
    loader: { '.wasm': 'copy' as const },
    plugins: [withoutTables(root)],
    logLevel: 'warning' as const,
  } satisfies BuildOptions;
}

/** Leaves out the modules that hold data alone; their exports come from the published file. */
function withoutTables(root: string): Plugin {
  const from = path.join(root, 'worker/published-tables.ts');
  const tables = new Map(tablePaths(root).map((table) => [path.join(root, table), table]));
  return {
    name: 'without-tables',
    setup(bundler) {
      bundler.onLoad({ filter: /\.(?:json|ts|js)$/ }, async ({ path: file }) => {
        const table = tables.get(file);
        if (table === undefined) return undefined;
        return { contents: await tableModule(root, table, from), loader: 'js' };
      });
    },
  };
}

/** Ending of files that another process is writing. */
const UNFINISHED = '.part';

function writeIfChanged(file: string, contents: Uint8Array): void {
  if (isSame(file, contents)) return;
  const part = `${file}.${process.pid}${UNFINISHED}`;
  writeFileSync(part, contents);
  renameSync(part, file); // no reader sees half a file
}

function isSame(file: string, contents: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(contents);
  } catch {
    return false;
  }
}
