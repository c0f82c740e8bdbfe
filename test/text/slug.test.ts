import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLUG } from '../../src/catalog/entry-values.ts';
import { slugOf } from '../../src/text/slug.ts';

/** `brand_slug` of a usage event. */
const MAX_LENGTH = 81;

describe('a slug', () => {
  it.each([
    ['Four Farms', 'four-farms'],
    ['Crédit Agricole', 'credit-agricole'],
    ['  --A/B & C--  ', 'a-b-c'],
    ['GOV.UK', 'gov-uk'],
    ['Straße', 'strasse'],
    ['Ærø Łódź', 'aero-lodz'],
    ['Ĳsselmeer ½', 'ijsselmeer-1-2'],
  ])('of %j is %s', (given, slug) => {
    expect(slugOf(given)).toBe(slug);
  });

  it.each([
    ['a name without Latin letters', '한국', /^paper-night-[a-z0-9]{7}$/],
    ['signs alone', '✂︎ !', /^paper-night-[a-z0-9]{7}$/],
    ['a name with letters of two scripts', 'Яндекс Go', /^go-[a-z0-9]{7}$/],
    ['a long name', 'very '.repeat(40), /^(?:very-)+[a-z]*-?[a-z0-9]{7}$/],
  ])('of %s ends in a hash', (_, given, slug) => {
    expect(slugOf(given, 'paper-night')).toMatch(slug);
  });

  it.each([
    ['한국', '조선'],
    ['Яндекс Go', '東京 Go'],
    ['long '.repeat(50), `${'long '.repeat(50)}x`],
  ])('differs for %j and %j', (a, b) => {
    expect(slugOf(a)).not.toBe(slugOf(b));
  });

  it('is the same for every Unicode encoding of a name', () => {
    expect(slugOf('が行'.normalize('NFD'))).toBe(slugOf('が行'.normalize('NFC')));
  });

  it('is always valid in the catalog and in a usage event', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
        const slug = slugOf(given);
        return SLUG.test(slug) && slug.length <= MAX_LENGTH && slug === slugOf(given);
      }),
    );
  });
});
