import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Files of the table in docs/RELIABILITY.md. */
const FILES = {
  tables: 'tables.json',
  'network that reads words': 'axis-model.bin',
  catalog: 'catalog.json',
  'search index': 'search-index.bin',
  'OpenAPI document': 'openapi.json',
};
/** Share by which a stated size may differ, so that small changes of the data need no new figure. */
const TOLERANCE = 0.05;

const document = readFileSync(path.join(ROOT, 'docs/RELIABILITY.md'), 'utf8');

it.each(Object.entries(FILES))('the size in docs/RELIABILITY.md is that of the build: %s', (name, file) => {
  const [, stated = ''] = new RegExp(`^\\| ${name} \\| ([\\d,]+) \\|$`, 'm').exec(document) ?? [];
  const kilobytes = statSync(path.join(ROOT, 'assets/data', file)).size / 1000;
  expect(Number(stated.replaceAll(',', '')) / kilobytes).toBeGreaterThan(1 - TOLERANCE);
  expect(Number(stated.replaceAll(',', '')) / kilobytes).toBeLessThan(1 + TOLERANCE);
});
