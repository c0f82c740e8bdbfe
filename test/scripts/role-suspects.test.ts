import { expect, test } from 'vitest';
import { compareRoles } from '../../scripts/sources/role-suspects.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { sampleEntry } from '../catalog/sample-entry.ts';

/** The sample brand with a dark colour, a gap and a scale of its package. */
const ENTRY = sampleEntry()
  .replace('\n  type:', '\n    dark: { primary: "#8899ff" }\n  type:')
  .replace(
    '\n  radius:',
    '\n  spacing: { cites: [kit], scale: [4px, 8px, 16px, 32px], values: { element: 8px } }\n  radius:',
  );

/** A package in which every role of the entry has a name that fits. */
const KIT = `
  :root { --brand: #0f62fe; --space-1: 4px; --space-2: 8px; --space-3: 1rem; --space-4: 32px }
  [data-theme='dark'] { --blue: #8899ff; --brand: var(--blue) }
  body { font: 400 16px Inter } h1 { font: 600 48px Inter }
  .stack { gap: var(--space-2) }`;

function suspects(css: string): readonly string[] {
  const { entry } = readEntry(ENTRY, 'sample');
  if (entry === null) throw new Error('The entry has mistakes.');
  return compareRoles(entry, () => [() => css, () => css]).suspects.map(({ path }) => path);
}

test('a package whose names fit the roles leaves nothing to look up', () => {
  expect(suspects(KIT)).toEqual([]);
});

test.each([
  [
    'a gap whose value stands under other names alone',
    KIT.replaceAll(/--space-2|8px/g, '6px'),
    'spacing.element',
  ],
  [
    'a size that is a weight only',
    KIT.replace('16px', '15px').replace('1rem', '15px').concat('a { order: 16 }'),
    'text.body',
  ],
  [
    'a colour of the dark scheme under another name',
    KIT.replace('--brand: var(--blue)', '--other: var(--blue)'),
    'color.primary',
  ],
  [
    'a scale without a step of the package',
    KIT.replace('--space-4', '--space-5: 24px; --space-6'),
    'scale.spacing',
  ],
])('%s is listed', (_, css, path) => {
  expect(suspects(css)).toContain(path);
});

test('what an entry takes from the initial values of CSS is not compared', () => {
  expect(suspects('')).toContain('font-weight.heading');
  expect(suspects('')).not.toContain('font-weight.body');
});
