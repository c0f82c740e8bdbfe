import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { findBrand, similarBrands, similarNames } from '../../src/search/find-brand.ts';

const catalog = catalogIndex(CATALOG);

describe('every brand of the catalog', () => {
  const shared = Map.groupBy(catalog.brands, ({ entry }) => new URL(entry.official_url).host);

  it.each(catalog.brands.map(({ entry }) => [entry.slug, entry] as const))(
    '%s is found by any name',
    (slug, entry) => {
      const { host } = new URL(entry.official_url);
      const names = [
        slug,
        slug.toUpperCase(),
        entry.name,
        ` ${entry.name.toLowerCase()} `,
        entry.official_url,
      ];
      const hosts =
        shared.get(host)?.length === 1 ? [host, `https://${host}/some/page?x=1#y`, `http://${host}`] : [];
      for (const name of [...names, ...hosts]) expect(findBrand(name, catalog)?.entry.slug, name).toBe(slug);
    },
  );
});

it.each([
  ['gov.uk', 'govuk'],
  ['www.gov.uk', 'govuk'],
  ['LINEAR', 'linear'],
  ['linear.app/pricing', 'linear'],
  ['J.P. Morgan', 'jpmorgan'],
  ['The Guardian', 'guardian'],
  ['Amazon Web Services', 'aws'],
  ['hewlett packard', 'hp'],
  ['TransferWise', 'wise'],
  ['https://www.bbc.com/news', 'bbc'],
  ['無印良品', 'muji'],
])('%s means %s', (name, slug) => {
  expect(findBrand(name, catalog)?.entry.slug ?? null).toBe(slug);
});

it.each([
  '',
  ' ',
  '.',
  '://',
  'https://',
  'nobody',
  'x'.repeat(100_000),
  'https://example.com/',
  'web.archive.org',
  '__proto__',
  '\0',
  '日本語',
])('no brand is called %j', (name) => {
  expect(findBrand(name, catalog)).toBeNull();
});

it.each([
  ['lineer', ['linear']],
  ['Stipe', ['stripe']],
  ['facebok', ['meta']],
  ['transferwize', ['wise']],
  ['tsripe', ['stripe']],
  ['spotifyy', ['spotify']],
  ['stirpe.com', ['stripe']],
  ['a stripe alternative', ['stripe']],
  ['qqqqqqqq', []],
  ['x', []],
  ['x'.repeat(100_000), []],
])('%j is close to %j', (name, slugs) => {
  expect(similarBrands(name, catalog)).toEqual(slugs);
});

it('suggests at most three names', () => {
  expect(similarNames('abcd', ['abcde', 'abc', 'xbcd', 'abxd', 'zzzz'])).toEqual(['abcde', 'abc', 'xbcd']);
  expect(similarNames('ab', ['abc'])).toEqual([]);
});
