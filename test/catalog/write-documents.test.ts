import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeDocuments } from '../../scripts/catalog/write-documents.ts';

const root = mkdtempSync(path.join(tmpdir(), 'documents-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (...names: string[]) =>
  writeDocuments(root, 'api', new Map(names.map((name) => [`api/${name}`, name])));
const found = () =>
  readdirSync(path.join(root, 'api'), { recursive: true, encoding: 'utf8' }).toSorted((a, b) =>
    a.localeCompare(b),
  );

it('leaves neither files nor folders of documents that are no longer published', async () => {
  expect(await write('all.json', 'styles/one/design.md', 'styles/two/design.md')).toBe(3);
  mkdirSync(path.join(root, 'api/styles/empty'));
  expect(await write('all.json', 'styles/one/design.md')).toBe(0);
  expect(found()).toEqual(['all.json', 'styles', 'styles/one', 'styles/one/design.md']);
  expect(readFileSync(path.join(root, 'api/styles/one/design.md'), 'utf8')).toBe('styles/one/design.md');
});
