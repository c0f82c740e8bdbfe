import { assetLoader } from './asset-data.ts';
import type { Assets } from './published-documents.ts';

/** Exports of the modules of data that the bundle leaves out, by the path of the module: scripts/bundle/tables.ts. */
type Tables = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

let tables: Tables | null = null;

/** Loads the tables; modules that use some of them are imported afterwards. */
export const loadTables = assetLoader<Tables>({
  path: '/data/tables.json',
  maxBytes: 4 * 1024 * 1024,
  decode: (bytes) => (tables = JSON.parse(new TextDecoder().decode(bytes)) as Tables), // written by the build from the same list
});

/** Imports a module that may use tables. */
export async function withTables<Module>(assets: Assets, load: () => Promise<Module>): Promise<Module> {
  await loadTables(assets);
  return load();
}

/**
 * An export of a module of data. In the bundle these modules consist of calls of this.
 * @public
 */
export function tableExport(table: string, name: string): unknown {
  if (tables === null) throw new Error(`${table} was imported before the tables were loaded.`);
  return tables[table]?.[name];
}
