import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROOT } from '../local-platform.ts';
import type { CheckResult } from './check.ts';

/** A query of the service on the newest columns. */
const QUERY = 'SELECT slug, grammar_version, tokens FROM private_brands ORDER BY created_at, slug LIMIT 1';

/** Applies all migrations to a new local database with the program that applies them in production. */
export function checkMigrations(env: NodeJS.ProcessEnv): CheckResult {
  const name = 'migrations on a new database';
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  try {
    const { status, stdout, stderr } = spawnSync(
      path.join(ROOT, 'node_modules/.bin/wrangler'),
      ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder, '--env', ''],
      { cwd: ROOT, env: { ...env, CI: '1' }, encoding: 'utf8' },
    );
    const found = `${readdirSync(path.join(ROOT, 'migrations')).length} migrations`;
    const problem = status === 0 ? queryProblem(folder) : `${stdout}${stderr}`.trim();
    return { name, found, problems: problem === null ? [] : [problem] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Why the query fails in the database below a folder; null when it works. */
function queryProblem(folder: string): string | null {
  const [file] = globSync('**/miniflare-D1DatabaseObject/*.sqlite', { cwd: folder }).filter(
    (each) => path.basename(each) !== 'metadata.sqlite',
  );
  if (file === undefined) return 'The migrations made no database.';
  const database = new DatabaseSync(path.join(folder, file), { readOnly: true });
  try {
    database.prepare(QUERY).all();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'The query fails.';
  } finally {
    database.close();
  }
}
