import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from '../../src/features/index.ts';

const fileOf = (id: string) => `${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.test.ts`;

test.each(FEATURES.map(({ id }) => fileOf(id)))('%s exists', (file) => {
  expect(existsSync(path.join(import.meta.dirname, file))).toBe(true);
});
