import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { brandContract } from '../../src/contract/brand-contract.ts';
import { contracts } from './contracts.ts';

const entry = entries.find(({ slug }) => slug === 'govuk')!;
const originOf = (basis: CatalogEntry['basis']) =>
  brandContract({ ...entry, basis }, 'https://taste.example').origin;

describe('the origin of the values of a contract', () => {
  it.each([
    [{ computed: ['surface.radius'] }, '1 is computed from the tokens.'],
    [{ measured: ['type.pairing', 'surface.ground'] }, "2 are measured on the brand's own pages."],
    [
      {
        computed: ['surface.radius'],
        recalled: { 'surface.borders': 'Lines of two pixels edge every field.' },
      },
      '1 is computed from the tokens, 1 is recalled.',
    ],
    [
      { sourced: { 'motion.budget': { cites: ['frontend'], reason: 'No stylesheet moves anything.' } } },
      '1 is shown by cited sources.',
    ],
  ] satisfies [NonNullable<CatalogEntry['basis']>, string][])('of the basis %j is %j', (basis, says) => {
    expect(originOf(basis)).toMatch(/^Tokens come from /);
    expect(originOf(basis)).toContain(`Of the values, ${says}`);
    expect(originOf(basis)).toMatch(
      /: \d+ are published by the brand, .*So are the signature move and the voice\./,
    );
  });

  it('is empty for values without a stated basis', () => {
    expect(originOf({})).not.toContain('Of the values');
  });

  it('covers every value of every contract of the catalog', () => {
    for (const { name, origin, grammar } of contracts) {
      const [, values = ''] = origin.split('Of the values, ');
      const counts = [...values.matchAll(/\b(\d+) (?:is|are) (?:computed|measured|shown|recalled)\b/g)];
      const counted = counts.reduce((sum, [, count]) => sum + Number(count), 0);
      expect(counted, name).toBe(Object.keys(grammar).length);
    }
  });
});

it.each([
  ['klarna', 'type.tracking'],
  ['mui', 'type.heading_weight'],
] as const)('headings of %s have several values, so that none is required', (slug, axis) => {
  const { required, grammar } = brandContract(
    entries.find((one) => one.slug === slug)!,
    'https://taste.example',
  );
  expect(grammar[axis]).toBeDefined();
  expect(required).not.toContain(axis);
});
