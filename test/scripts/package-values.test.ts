import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type PackageValues, readPackage } from '../../scripts/sources/package-values.ts';

let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function valuesOf(name: string, text: string): PackageValues {
  folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  writeFileSync(path.join(folder, name), text);
  return readPackage(folder, name)[0]();
}

test.each([
  ['a keyword', 'theme.css', 'a { color: white }', '#ffffff'],
  ['a keyword of Sass', 'theme.scss', '$c-black: black;', '#000000'],
  ['lightness, chroma and hue', 'tokens.css', ':root { --hover: lch(19.05 0 none) }', '#2e2e2e'],
  ['digits without #', 'icons.json', '[{ "title": "Example", "hex": "03C75A" }]', '#03c75a'],
])('%s is a colour', (_, name, text, color) => {
  expect(valuesOf(name, text).colors).toContain(color);
});

test.each([
  ['html { font-size: 15px }', [16, 15]],
  ['html { color: #111; font-size: 62.5%; }', [16, 10]],
  ['body { font-size: 15px }', [16]],
])('a rem in %s is one of %j px', (text, rems) => {
  expect(valuesOf('base.css', text).rems).toEqual(rems);
});
