import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { states } from '../../scripts/sources/package-facts.ts';
import { readPackage } from '../../scripts/sources/package-values.ts';

const SIZES = [16];
let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['breakpoint.large', '901px', '@media (max-width: 900px) { a { color: red } }', true],
  ['breakpoint.small', '769px', '$tablet: 48rem;', true],
  ['breakpoint.large', '902px', '@media (max-width: 900px) { a { color: red } }', false],
  ['container.page', '901px', 'main { max-width: 900px }', false],
  ['z.dropdown', '1000', '.menu { z-index: 1e3 }', true],
  ['scale.spacing', '4px 8px', ':root { --s: .25rem; --m: 8px }', true],
  ['scale.spacing', '4px 12px', ':root { --s: .25rem; --m: 8px }', false],
  ['leading.body', '1.5', 'body { line-height: 24px }', true],
])('whether %s of %s is stated by %s: %j', (token, value, css, stated) => {
  folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  writeFileSync(path.join(folder, 'theme.css'), css);
  expect(states(readPackage(folder, 'theme.css')[0](), token, value, SIZES)).toBe(stated);
});
