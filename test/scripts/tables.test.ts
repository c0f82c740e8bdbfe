import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { publishedTables, tableModule, tablePaths } from '../../scripts/bundle/tables.ts';
import { ROOT } from '../../scripts/local-platform.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module of an own name, so that it is imported anew. */
async function importSource(name: string, source: string): Promise<object> {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return (await import(pathToFileURL(file).href)) as object;
}

async function exportsOf(table: string): Promise<object> {
  const options = table.endsWith('.json') ? { with: { type: 'json' } } : {};
  return (await import(pathToFileURL(path.join(ROOT, table)).href, options)) as object;
}

test('the published file holds the tables of the source', async () => {
  const published = JSON.parse(readFileSync(path.join(ROOT, 'assets/data/tables.json'), 'utf8')) as unknown;
  expect(published).toEqual(await publishedTables(ROOT));
});

test('with the published file, a module of the bundle has the exports of its source', async () => {
  const from = path.join(folder, 'published-tables.mjs');
  const tables = JSON.stringify(path.join(ROOT, 'assets/data/tables.json'));
  writeFileSync(
    from,
    `import tables from ${tables} with { type: 'json' }; export const tableExport = (table, name) => tables[table][name];`,
  );
  const paths = tablePaths(ROOT);
  expect(paths).toContain('src/cascade/sheets/supported-properties.ts'); // a set
  for (const [index, table] of paths.entries()) {
    const bundled = await importSource(`${index}.mjs`, await tableModule(ROOT, table, from));
    expect({ ...bundled }, table).toEqual({ ...(await exportsOf(table)) });
  }
});

test('a module that exports more than data is refused', async () => {
  const root = path.join(folder, 'project');
  mkdirSync(path.join(root, 'src/text'), { recursive: true });
  writeFileSync(path.join(root, 'src/text/font-families.ts'), 'export const A = new Map([["a", () => 1]]);');
  await expect(publishedTables(root)).rejects.toThrow('src/text/font-families.ts: A is more than data');
});
