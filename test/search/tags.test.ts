import { describe, expect, it } from 'vitest';
import type { TagLists } from '../../src/catalog/tags/tag-lists.ts';
import { search } from '../../src/search/search.ts';
import { brand, indexOf } from './corpus.ts';

const tags = (lists: Partial<TagLists>) => ({ tags: { strong: [], some: [], opposite: [], ...lists } });
const ranking = (index: ReturnType<typeof indexOf>, query: string) =>
  search(index, query).matches.map(({ slug }) => slug);

describe('a tag ranks brands', () => {
  const index = indexOf(
    brand('a-opposite', tags({ opposite: ['cosy'], strong: ['technical'] })),
    brand('b-none', tags({ strong: ['saas'] })),
    brand('c-near', tags({ strong: ['warm', 'handmade', 'intimate'] })),
    brand('d-some', tags({ some: ['cosy'] })),
    brand('e-strong', tags({ strong: ['cosy'] })),
  );

  it('by its degree, then by related tags', () => {
    expect(ranking(index, 'cosy')).toEqual(['e-strong', 'd-some', 'c-near']);
  });

  it.each(['not cosy', 'anything but cosy', 'without being cosy', 'less cosy'])(
    'and refused by %j, last those that have it',
    (query) => {
      const found = ranking(index, query);
      expect(found[0]).toBe('a-opposite');
      expect(found).not.toContain('e-strong');
    },
  );

  it('above those that meet only one of two things', () => {
    const both = indexOf(
      brand('a', tags({ strong: ['lawyers'] })),
      brand('b', tags({ strong: ['playful'] })),
      brand('c', tags({ strong: ['lawyers'], some: ['playful'] })),
    );
    expect(ranking(both, 'playful site for lawyers')[0]).toBe('c');
  });

  it('that few brands have above one that many have', () => {
    const many = Array.from({ length: 20 }, (_, at) => brand(`c${at}`, tags({ strong: ['airy'] })));
    const rare = indexOf(
      brand('a', tags({ strong: ['airy'] })),
      brand('b', tags({ strong: ['pixel'] })),
      ...many,
    );
    expect(ranking(rare, 'airy pixel')[0]).toBe('b');
  });

  it('in spite of a wrong letter or an ending', () => {
    expect(ranking(indexOf(brand('x', tags({ strong: ['minimal'] }))), 'minimlist')).toEqual(['x']);
    expect(ranking(indexOf(brand('x', tags({ strong: ['serious'] }))), 'seriousness')).toEqual(['x']);
  });
});

it.each(['unlike linen-pay', 'must not resemble linen-pay'])(
  'who refuses a brand by %j is shown another of its trade',
  (query) => {
    const index = indexOf(
      brand('far-away', { ...tags({ strong: ['cosy'] }), trades: ['hotel'] }),
      brand('linen-pay', { ...tags({ strong: ['developers', 'gradient'] }), trades: ['payments'] }),
      brand('other-pay', { ...tags({ strong: ['cosy'] }), trades: ['payments'] }),
    );
    const found = ranking(index, query);
    expect(found[0]).toBe('other-pay');
    expect(found).not.toContain('linen-pay');
  },
);

describe('alternatives to a brand', () => {
  const index = indexOf(
    brand('linen-pay', { ...tags({ strong: ['developers', 'gradient'] }), trades: ['payments'] }),
    brand('other-pay', { ...tags({ strong: ['developers'] }), trades: ['payments'] }),
    brand('far-away', { ...tags({ strong: ['cosy'] }), trades: ['hotel'] }),
  );

  it.each(['linen-pay alternative', 'alternatives to linen-pay', 'warmer than linen-pay'])(
    'in %j are of its trade, and it is not the first',
    (query) => {
      const found = ranking(index, query);
      expect(found[0]).toBe('other-pay');
      expect(found).not.toContain('far-away');
    },
  );
});
