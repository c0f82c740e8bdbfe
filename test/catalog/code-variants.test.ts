import { expect, test } from 'vitest';
import { codeVariants } from '../../src/catalog/code-variants.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { sampleEntry } from './sample-entry.ts';

function codeOf(text: string) {
  const { entry, problems } = readEntry(text, 'sample');
  if (entry === null) throw new Error(problems.map(({ message }) => message).join('\n'));
  return codeVariants(entry);
}

test('CSS and Tailwind get every token under one name, then the hand-written part', () => {
  const { css, tailwind } = codeOf(sampleEntry());
  expect(css).toMatch(/^:root \{\n  --color-background: #ffffff;/);
  expect(css).toContain('--radius-box: 4px;');
  expect(css).toMatch(/\.panel-sample \{ background: var\(--color-background\); \}\n$/);
  expect(tailwind).toMatch(/^@import 'tailwindcss';\n\n@theme \{\n  --color-background: #ffffff;/);
});

test('React gets the button with references as custom properties', () => {
  const { react } = codeOf(sampleEntry());
  expect(react).toContain("background: 'var(--color-primary)',");
  expect(react).toContain("borderRadius: 'var(--radius-box)',");
});

test('a second scheme follows the preference of the visitor', () => {
  const both = sampleEntry().replace('    light:\n', '    dark:\n      background: "#000000"\n    light:\n');
  expect(codeOf(both).css).toContain(
    '@media (prefers-color-scheme: dark) {\n  :root {\n    --color-background: #000000;\n  }\n}',
  );
});

test('a dark brand leads with its dark colours', () => {
  const dark = sampleEntry()
    .replace('theme: light', 'theme: dark')
    .replace('    light:\n', '    dark:\n')
    .replace('background: "#ffffff"', 'background: "#000000"')
    .replace('text: "#111111"', 'text: "#eeeeee"')
    .replace('ground: white', 'ground: black');
  const { css } = codeOf(dark);
  expect(css).toMatch(/^:root \{\n  --color-background: #000000;/);
  expect(css).not.toContain('@media');
});

test('a brand whose typefaces are not known has no type tokens, and is a brand all the same', () => {
  const typeless = sampleEntry()
    .replace(/  type:\n(?: {4}.*\n)+/, '')
    .replace('pairing: single-family, heading_weight: bold, ', '')
    .replace(', type.pairing, type.heading_weight', '');
  const { css } = codeOf(typeless);
  expect(css).toContain('--radius-box: 4px;');
  expect(css).not.toMatch(/--font|--text-body/);
});
