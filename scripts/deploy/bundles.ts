import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_GZIP_BYTES } from '../size/budget.ts';
import { bundleWorker } from '../size/bundle-worker.ts';
import type { CheckResult } from './check.ts';

/** Bytes of a compressed Worker on the free plan; the paid plan accepts 10 MiB. */
const MAX_PLATFORM_BYTES = 3 * 1024 * 1024;

/** Bundles a Worker as the deployment does (`wrangler deploy --dry-run`) and compares its size with the limit. */
export function checkBundle(config: string): CheckResult {
  const name = `${config}: bundle`;
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  try {
    const bytes = bundleWorker(folder, config).reduce((sum, { gzip }) => sum + gzip, 0);
    const limit = config === 'wrangler.toml' ? MAX_GZIP_BYTES : MAX_PLATFORM_BYTES;
    const problems = bytes > limit ? [`The limit is ${(limit / 1000).toFixed(0)} kB.`] : [];
    return { name, found: `${(bytes / 1000).toFixed(0)} kB compressed`, problems };
  } catch {
    return { name, found: 'fails', problems: ['`wrangler deploy --dry-run` fails; its message is above.'] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
