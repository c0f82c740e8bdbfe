/** A module of the bundle. */
export interface BundledModule {
  readonly name: string;
  readonly source: string;
}

/** Imports of names from another module, as the bundler writes them; re-exports as well. */
const NAMED = /\bfrom\s*"\.\/([^"]+)"/g;
/** Imports of a module without a name of it. */
const BARE = /\bimport\s*"\.\/([^"]+)";?\n?/g;

/**
 * Leaves out the imports without a name of modules that the other imports lead to anyway. The bundler writes into each
 * module that is imported on demand all modules that it may need, which is 1 % of the compressed bundle. Those that
 * nothing else leads to stay: they may be there for what they do when they are evaluated.
 */
export function withoutRepeatedImports(modules: readonly BundledModule[]): readonly BundledModule[] {
  const named = new Map(modules.map(({ name, source }) => [name, namedImports(source)]));
  return modules.map(({ name, source }) => {
    const reached = reachedFrom(name, named);
    const kept = source.replace(BARE, (whole, imported: string) => (reached.has(imported) ? '' : whole));
    return { name, source: kept };
  });
}

function namedImports(source: string): readonly string[] {
  return [...source.matchAll(NAMED)].map(([, imported = '']) => imported);
}

function reachedFrom(name: string, named: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(named.get(name));
  for (const module of reached) {
    // grows meanwhile
    for (const imported of named.get(module) ?? []) reached.add(imported);
  }
  return reached;
}
