import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/local-platform.ts';
import { bundleWorker, type BundledFile } from '../../scripts/size/bundle-worker.ts';

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
  made = { folder, files: bundleWorker(folder) };
  return made;
}
