import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { SAME_COLOR } from '../../scripts/docs/primary-colors-page.ts';
import { compareIconColors } from '../../scripts/icons/compare-colors.ts';

const catalog = path.join(import.meta.dirname, '../../catalog');
const different = compareIconColors(entries).filter(({ difference }) => difference > SAME_COLOR);
const reasons = JSON.parse(readFileSync(path.join(catalog, 'icon-colors.json'), 'utf8')) as Record<
  string,
  string
>;

test('every colour that differs from the mark is explained, and nothing else is', () => {
  expect(Object.keys(reasons).toSorted()).toEqual(different.map(({ slug }) => slug).toSorted());
  for (const reason of Object.values(reasons)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});
