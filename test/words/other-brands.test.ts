import { describe, expect, it } from 'vitest';
import { allTags } from '../../src/catalog/tags/index.ts';
import { TRADES } from '../../src/catalog/trades.ts';
import { nameKey } from '../../src/text/name-key.ts';
import { readOtherBrands } from '../../src/words/read-other-brands.ts';
import { OTHER_BRANDS } from '../../src/words/vocabulary/other-brands.ts';

const ROWS = OTHER_BRANDS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', says = ''] = row.split(/: (.*)/s);
    const [tags = [], trades = [], country = []] = says
      .split('|')
      .map((list) => list.split(' ').filter((id) => id !== ''));
    return { names: names.split(', '), tags, trades, country };
  });

describe('well-known brands that the catalog may lack', () => {
  it('have tags, trades and countries that exist', () => {
    const known = {
      tags: new Set<string>(allTags().map(({ id }) => id)),
      trades: new Set<string>(TRADES),
    };
    for (const { names, tags, trades, country } of ROWS) {
      expect(tags.length + trades.length, names.join()).toBeGreaterThan(0);
      expect(
        tags.filter((id) => !known.tags.has(id)),
        names.join(),
      ).toEqual([]);
      expect(
        trades.filter((id) => !known.trades.has(id)),
        names.join(),
      ).toEqual([]);
      expect(country.length, names.join()).toBeLessThan(2);
    }
  });

  it('have each name once', () => {
    const keys = ROWS.flatMap(({ names }) => names.map(nameKey));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  const readIn = (text: string) =>
    readOtherBrands(text, []).statements.flatMap((one) => (one.kind === 'axis' ? [] : one.values));
  it.each([
    ['like Visa', 'payments'],
    ['something like Patagonia', 'sports'],
    ['as calm as Headspace', 'health'],
    ['a shop like Ben & Jerry’s', 'food'],
  ])('%s is of their trade', (text, trade) => {
    expect(readIn(text)).toContain(trade);
  });

  it.each(['vans for rent', 'a mango smoothie', 'visa for students', 'mind the gap'])(
    '%s names no brand',
    (text) => {
      expect(readIn(text)).toEqual([]);
    },
  );
});
