import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** Folder of the bundle in the project; `main` of wrangler.toml is its worker.mjs. */
const FOLDER = '.cache/worker';

/**
 * Bundles worker/worker.ts of a project into ES modules and WebAssembly. Names of modules contain a hash of their
 * content and files that are the same are left alone, so several processes may bundle the same source at once.
 * @param root absolute path of the project
 */
export function bundleModules(root: string): void {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['worker/worker.ts'],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    // As wrangler's own bundler does; `published` takes the large lists of words from a published file.
    conditions: ['published', 'workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"', 'navigator.userAgent': '"Cloudflare-Workers"' },
    external: ['cloudflare:*', 'node:*'],
    loader: { '.wasm': 'copy' },
    logLevel: 'warning',
  });
  const folder = path.join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const { path: file, contents } of outputFiles) writeIfChanged(file, contents);
  const written = new Set(outputFiles.map(({ path: file }) => path.basename(file)));
  for (const name of readdirSync(folder)) {
    if (!written.has(name) && !name.endsWith(UNFINISHED)) rmSync(path.join(folder, name), { force: true });
  }
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
