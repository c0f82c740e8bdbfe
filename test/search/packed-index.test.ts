import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/search/build-index.ts';
import { packIndex, unpackIndex } from '../../src/search/packed-index.ts';
import { search } from '../../src/search/search.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';
import { allTags } from '../../src/catalog/tags/index.ts';
import { corpora } from './corpus.ts';

/** With the degrees themselves in place of the functions that read them. */
function withColumns(index: SearchIndex): object {
  return { ...index, degrees: allTags().map((_, tag) => index.degrees.ofTag(tag)) };
}

describe('a packed index', () => {
  it('opens to the index that was packed', () => {
    fc.assert(
      fc.property(corpora, (corpus) => {
        const index = buildIndex(corpus);
        expect(withColumns(unpackIndex(packIndex(index).buffer))).toEqual(withColumns(index));
      }),
    );
  });

  it('may be empty', () => {
    const empty = unpackIndex(packIndex(buildIndex([])).buffer);
    expect(search(empty, 'anything').matches).toEqual([]);
  });

  it('is the same bytes whatever order the brands come in', () => {
    fc.assert(
      fc.property(corpora, (corpus) => {
        expect(packIndex(buildIndex(corpus.toReversed()))).toEqual(packIndex(buildIndex(corpus)));
      }),
    );
  });

  it('refuses brands that 16 bits cannot number', () => {
    expect(() => packIndex({ ...buildIndex([]), documents: new Uint32Array(1) })).toThrow(RangeError);
  });

  it.each([[0], [3], [24], [100]])('is not %d bytes of something else', (length) => {
    expect(() => unpackIndex(new ArrayBuffer(length))).toThrow(TypeError);
  });
});
