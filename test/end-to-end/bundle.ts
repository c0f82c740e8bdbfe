import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/local-platform.ts';
import { bundledFiles, bundleWorker, type BundledFile } from '../../scripts/size/bundle-worker.ts';
import { isWhole } from '../sample.ts';

/** The bundled main Worker. */
export interface Bundle {
  /** Absolute path. */
  readonly folder: string;
  readonly files: readonly BundledFile[];
}

let made: Bundle | undefined;

/** The bundle that all tests of a run share: made by the first that asks, in place of that of the run before. */
export function sharedBundle(): Bundle {
  if (made !== undefined) return made;
  const folder = path.join(ROOT, '.cache/test-bundle');
  rmSync(folder, { recursive: true, force: true });
  made = { folder, files: isWhole ? bundleWorker(folder) : copyModules(folder) };
  return made;
}

/** What wrangler uploads as it is (`no_bundle`), without wrangler, which takes 3 s of CPU time. */
function copyModules(folder: string): readonly BundledFile[] {
  execFileSync(process.execPath, ['scripts/build/bundle-worker.ts'], { cwd: ROOT, stdio: 'inherit' });
  cpSync(path.join(ROOT, '.cache/worker'), folder, { recursive: true });
  return bundledFiles(folder);
}
