import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/local-platform.ts';

const OXLINT = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
const CONFIG = path.join(ROOT, 'oxlint.config.ts');

/** Two or three files; the last of each row closes the cycle. */
const CYCLES = {
  'two files': {
    'a.ts': `import { b } from './b.ts';\nexport const a = (): unknown => b;`,
    'b.ts': `import { a } from './a.ts';\nexport const b = (): unknown => a;`,
  },
  'three files': {
    'a.ts': `import { b } from './b.ts';\nexport const a = (): unknown => b;`,
    'b.ts': `import { c } from './c.ts';\nexport const b = (): unknown => c;`,
    'c.ts': `import { a } from './a.ts';\nexport const c = (): unknown => a;`,
  },
  'type imports alone': {
    'a.ts': `import type { B } from './b.ts';\nexport interface A { readonly b: B }`,
    'b.ts': `import type { A } from './a.ts';\nexport interface B { readonly a: A }`,
  },
  'a value one way, a type the other': {
    'a.ts': `import { b } from './b.ts';\nexport interface A { readonly b: typeof b }`,
    'b.ts': `import type { A } from './a.ts';\nexport const b = (a: A): unknown => a;`,
  },
  'a type among values': {
    'a.ts': `import { b, type B } from './b.ts';\nexport type A = B;\nexport const a = b;`,
    'b.ts': `import { type A } from './a.ts';\nexport const b = 1;\nexport interface B { readonly a: A }`,
  },
  're-exported types': {
    'a.ts': `export type { B } from './b.ts';\nexport interface A { readonly n: 1 }`,
    'b.ts': `import type { A } from './a.ts';\nexport interface B { readonly a: A }`,
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-cycles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The rules that the project's own lint finds broken in these files. */
function brokenRules(files: Readonly<Record<string, string>>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { stdout } = spawnSync(process.execPath, [OXLINT, '-c', CONFIG, '--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as { diagnostics: { code: string }[] }; // oxlint's own format
  return report.diagnostics.map(({ code }) => code);
}

describe('lint finds a cycle of imports', () => {
  test.each(Object.entries(CYCLES))('%s', (_, files) => {
    expect(brokenRules(files)).toContain('import(no-cycle)');
  });

  test('but none where two files import a third', () => {
    const shared = `import type { C } from './c.ts';\n`;
    const files = {
      'a.ts': `${shared}export interface A { readonly c: C }`,
      'b.ts': `${shared}export interface B { readonly c: C }`,
      'c.ts': 'export interface C { readonly n: 1 }',
    };
    expect(brokenRules(files)).not.toContain('import(no-cycle)');
  });
});

test('a type cannot be imported out of sight of that rule', () => {
  const files = {
    'a.ts': `export interface A { readonly b: import('./b.ts').B }`,
    'b.ts': `export interface B { readonly n: 1 }`,
  };
  expect(brokenRules(files)).toContain('typescript(consistent-type-imports)');
});
