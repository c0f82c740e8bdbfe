/**
 * `npm run deploy -- --dry-run`: everything about a deployment that can be checked without an account. Run
 * `npm run build` before. Without `--dry-run`, the same checks, and then the two Workers are deployed in their order
 * (docs/DEPLOY.md has the steps before).
 *
 *   --service-url https://taste.example.com   public address in contracts
 *
 * Exit status: 0 all is well, 1 a check failed or a step before is missing, 2 wrong arguments.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBundle } from '../deploy/bundles.ts';
import type { CheckResult } from '../deploy/check.ts';
import { checkConfiguration, stepsLeft, WORKERS } from '../deploy/configurations.ts';
import { checkMigrations } from '../deploy/migrations.ts';
import { checkPublishedFiles } from '../deploy/published-files.ts';
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';
import { run } from '../run.ts';

const { dryRun, serviceUrl } = readArguments();
const checks: (() => CheckResult)[] = [
  ...WORKERS.map((worker) => () => checkConfiguration(ROOT, worker)),
  () => checkPublishedFiles(path.join(ROOT, 'assets')),
  () => checkMigrations(prepareLocalPlatform()),
  ...WORKERS.map(
    ({ config }) =>
      () =>
        checkBundle(config),
  ),
];
const failed = checks.filter((check) => !report(check()));
for (const { config, secrets } of WORKERS)
  console.log(`Not checked: the secrets of ${config}: ${secrets.join(', ')}`);
const left = stepsLeft(ROOT);
for (const step of left) console.log(`Left to do: ${step}`);
if (failed.length > 0 || (!dryRun && left.length > 0)) process.exit(1);
if (!dryRun) deploy();

function report({ name, found, problems }: CheckResult): boolean {
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${found}`);
  for (const problem of problems) console.log(`      ${problem}`);
  return problems.length === 0;
}

function deploy(): void {
  const wrangler = path.join(ROOT, 'node_modules/.bin/wrangler');
  for (const { config } of WORKERS) {
    const address = config === 'wrangler.toml' && serviceUrl !== undefined;
    const variables = address ? ['--var', `SERVICE_URL:${serviceUrl}`] : [];
    run(wrangler, ['deploy', '--env', '', '--config', path.join(ROOT, config), ...variables]);
  }
}

function readArguments(): { dryRun: boolean; serviceUrl: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false }, 'service-url': { type: 'string' } },
    });
    const serviceUrl = values['service-url'];
    if (serviceUrl !== undefined && new URL(serviceUrl).protocol !== 'https:')
      throw new Error('--service-url has to start with https://.');
    return { dryRun: values['dry-run'], serviceUrl };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
