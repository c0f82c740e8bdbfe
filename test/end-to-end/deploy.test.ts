import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { checkMigrations } from '../../scripts/deploy/migrations.ts';
import { prepareLocalPlatform, ROOT } from '../../scripts/local-platform.ts';
import { isWhole } from '../sample.ts';

// It loads wrangler for 5 s. The tests in workerd apply the same migrations to a new database, and ask it.
test.runIf(isWhole)('the migrations make the tables that the service asks, on a new database', () => {
  expect(checkMigrations(prepareLocalPlatform()).problems).toEqual([]);
});

test.each([['--no-such-option'], ['--service-url', 'http://taste.example']])(
  'npm run deploy %s ends with status 2 before it does anything',
  (...args) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['scripts/release/deploy.ts', '--dry-run', ...args],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    );
    expect([status, stdout]).toEqual([2, '']);
  },
);
