import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Name of the module that the runtime starts. */
export const MAIN_MODULE = 'worker.mjs';

/** Static imports of a bundled module; `import("…")` is not one. */
const STATIC_IMPORT = /\b(?:from|import)\s*"\.\/([^"]+)"/g;

/**
 * Names of the files of a bundle that a start of the Worker compiles: the main module and all that it imports statically.
 * The other modules wait for the first request that needs them.
 */
export function startedModules(folder: string): readonly string[] {
  const started = [MAIN_MODULE];
  for (const name of started) {
    // grows meanwhile
    if (!name.endsWith('.mjs')) continue;
    const source = readFileSync(path.join(folder, name), 'utf8');
    for (const [, imported = ''] of source.matchAll(STATIC_IMPORT)) {
      if (!started.includes(imported)) started.push(imported);
    }
  }
  return started;
}
