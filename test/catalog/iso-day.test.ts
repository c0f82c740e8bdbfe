import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { jsonSchemas } from '../../scripts/catalog/json-schemas.ts';
import { IsoDay } from '../../src/catalog/evidence.ts';

const DAYS = [
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  ['', false],
] as const;

test.each(DAYS)('the catalog takes %j as a day: %s', (day, accepted) => {
  expect(v.is(IsoDay, day)).toBe(accepted);
});

test.each(DAYS)('the published schema of an entry takes %j as a day: %s', (day, accepted) => {
  const schema = Object.fromEntries(jsonSchemas())['entry'] as { properties: Record<string, object> };
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  expect(ajv.validate(schema.properties['generated_at'] ?? {}, day)).toBe(accepted);
});
