import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLUG } from '../../src/catalog/entry.ts';
import { slugOf } from '../../src/text/slug.ts';

describe('a slug', () => {
  it.each([
    ['Four Farms', 'four-farms'],
    ['Crédit Agricole', 'credit-agricole'],
    ['  --A/B & C--  ', 'a-b-c'],
    ['日本', 'untitled'],
    ['GOV.UK', 'gov-uk'],
  ])('of %j is %s', (given, slug) => {
    expect(slugOf(given)).toBe(slug);
  });

  it('can always stand in the catalog', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (given) => SLUG.test(slugOf(given))));
  });
});
