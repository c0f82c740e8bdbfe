import { cpSync } from 'node:fs';
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

/** Copies the few published files that a service without faults needs. @returns the folder */
export function copyFewAssets(folder: string): string {
  for (const part of FEW) {
    cpSync(path.join(ROOT, 'assets', part), path.join(folder, part), { recursive: true });
  }
  return folder;
}
