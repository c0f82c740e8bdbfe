import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

export interface NpmPackage {
  readonly name: string;
  readonly version: string;
}

/**
 * The folder of a package that only training needs, installed below `folder` when it is not there.
 * @param beside packages that it loads by their names
 */
export function packageIn(folder: string, wanted: NpmPackage, beside: readonly NpmPackage[] = []): string {
  const own = path.join(folder, wanted.name);
  const at = path.join(own, 'node_modules', wanted.name);
  if (!existsSync(at)) {
    mkdirSync(own, { recursive: true });
    const options = ['--no-save', '--legacy-peer-deps', '--prefix', own];
    const packages = [wanted, ...beside].map(({ name, version }) => `${name}@${version}`);
    execFileSync('npm', ['install', ...options, ...packages], { stdio: 'inherit' });
  }
  return at;
}
