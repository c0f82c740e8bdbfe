import { cpSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/local-platform.ts';

/** What the Worker loads, and the documents of two brands: of the several thousand published files, those that these tests ask for. */
const FEW = [
  '_headers',
  'data',
  'api/styles/stripe.json',
  'api/styles/stripe',
  'api/styles/linear.json',
  'api/styles/linear',
];

const madeOf = new Map<string, string>();

/**
 * The folder with the few published files that a service without faults needs, shared by all tests of a run. To start a
 * service with it takes 0.5 s of CPU time, with all files 2 s.
 */
export function fewAssets(): string {
  return folderWith('test-assets', FEW);
}

/** The same with the contracts of all brands, one of which a query returns. */
export function fewAssetsAndContracts(): string {
  const contracts = globSync('api/styles/*/agents.md', { cwd: path.join(ROOT, 'assets') });
  return folderWith('test-contracts', [...FEW, ...contracts]);
}

function folderWith(name: string, parts: readonly string[]): string {
  const made = madeOf.get(name);
  if (made !== undefined) return made;
  const folder = path.join(ROOT, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of parts) {
    cpSync(path.join(ROOT, 'assets', part), path.join(folder, part), { recursive: true });
  }
  madeOf.set(name, folder);
  return folder;
}
