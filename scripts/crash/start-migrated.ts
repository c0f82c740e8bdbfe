import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Miniflare } from 'miniflare';
import { ROOT } from '../local-platform.ts';
import { startService, type ServiceOptions } from '../service/start-service.ts';

const MIGRATIONS = path.join(ROOT, 'migrations');

/** The bundled service with the tables of private brands. */
export async function startMigrated(options: ServiceOptions): Promise<Miniflare> {
  const service = await startService(options);
  await migrate(service);
  return service;
}

/** Makes the tables of the first Worker of a runtime, unless its database has them. */
export async function migrate(runtime: Miniflare): Promise<void> {
  const { DB: db } = await runtime.getBindings<{ DB: D1Database }>();
  const known = await db.prepare("SELECT name FROM sqlite_master WHERE name = 'private_brands'").first();
  if (known !== null) return;
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    const sql = readFileSync(path.join(MIGRATIONS, file), 'utf8').replace(/^--.*$/gm, '');
    for (const statement of sql.split(';').filter((text) => text.trim() !== '')) {
      await db.prepare(statement).run();
    }
  }
}
