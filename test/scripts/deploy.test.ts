import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConfiguration, stepsLeft, WORKERS } from '../../scripts/deploy/configurations.ts';
import { checkPublishedFiles } from '../../scripts/deploy/published-files.ts';
import { ROOT } from '../../scripts/local-platform.ts';

const [RENDER, SERVICE] = WORKERS;
const folder = mkdtempSync(path.join(tmpdir(), 'deploy-test-'));
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

describe('the configuration of a Worker', () => {
  it.each(WORKERS)('$config is complete', (worker) => {
    expect(checkConfiguration(ROOT, worker).problems).toEqual([]);
  });

  it.each([
    ['[[d1_databases]]\nbinding = "DB"', '[[d1_databases]]\nbinding = "DATA"', 'The binding DB is missing.'],
    ['[[services]]\nbinding = "RENDER"', '[[services]]\nbinding = "R"', 'The binding RENDER is missing.'],
    ['binding = "ASSETS"', 'binding = "FILES"', 'The binding ASSETS is missing.'],
    ['[vars]\nE', '[vars]\nPRIVATE_BRANDS_TOKEN = "x"\nE', 'PRIVATE_BRANDS_TOKEN stands in [vars]'],
    ['ENVIRONMENT = "production"', 'ENVIRONMENT = "staging"', 'ENVIRONMENT is not "production"'],
  ])('is refused when %j is %j', (before, after, problem) => {
    const changed = text('wrangler.toml').replace(before, after);
    expect(changed).not.toBe(text('wrangler.toml'));
    mkdirSync(path.join(folder, 'worker'), { recursive: true });
    writeFileSync(path.join(folder, 'worker/worker.ts'), '');
    writeFileSync(path.join(folder, 'wrangler.toml'), changed);
    expect(checkConfiguration(folder, SERVICE).problems.join('\n')).toContain(problem);
  });

  it('says that the database has to be created first', () => {
    const created = text('wrangler.toml').replace(
      'database_name = "design-taste"',
      'database_name = "design-taste"\ndatabase_id = "0f0e"',
    );
    writeFileSync(path.join(folder, 'wrangler.toml'), created);
    expect(stepsLeft(folder)).toEqual([]);
    expect(stepsLeft(ROOT).join()).toContain('wrangler d1 create design-taste');
  });
});

describe('the published files', () => {
  const assets = path.join(folder, 'assets');
  beforeEach(() => mkdirSync(assets, { recursive: true }));

  it('are complete and within the limits of the platform', () => {
    expect(checkPublishedFiles(path.join(ROOT, 'assets')).problems).toEqual([]);
  });

  it.each([
    ['a file that the Worker loads is missing', () => {}, 'data/axis-model.bin is missing'],
    [
      'a file is too large',
      (at: string) => {
        writeFileSync(path.join(at, 'large.bin'), '');
        truncateSync(path.join(at, 'large.bin'), 26 * 1024 * 1024);
      },
      'large.bin exceeds 25 MiB',
    ],
    [
      'there are too many rules for headers',
      (at: string) => writeFileSync(path.join(at, '_headers'), '/a\n  x-a: b\n'.repeat(101)),
      '_headers has 101 rules',
    ],
  ])('are refused when %s', (_, spoil, problem) => {
    spoil(assets);
    expect(checkPublishedFiles(assets).problems.join('\n')).toContain(problem);
  });

  it('have to be built', () => {
    expect(checkPublishedFiles(path.join(folder, 'none')).problems).toEqual(['Run `npm run build` first.']);
  });
});

describe('docs/DEPLOY.md', () => {
  const guide = text('docs/DEPLOY.md');
  const settingsIn = (file: string) =>
    [...text(file).matchAll(/readonly ([A-Z][A-Z_]+)\??:/g)].map(([, name = '']) => name);

  it.each([...new Set([...settingsIn('worker/env.ts'), ...settingsIn('render/env.ts')])])(
    'has the setting %s',
    (name) => {
      expect(guide).toContain(`| \`${name}\` |`);
    },
  );

  it('names every secret', () => {
    for (const { secrets } of [RENDER, SERVICE]) {
      for (const secret of secrets) expect(guide).toContain(`secret put ${secret}`);
    }
  });
});
