import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/search/build-index.ts';
import { packIndex, unpackIndex } from '../../src/search/packed-index.ts';
import { assembleIndex } from '../../src/search/search-index.ts';
import { brand, corpora } from './corpus.ts';

describe('a packed index', () => {
  it('opens to the index that was packed', () => {
    fc.assert(
      fc.property(corpora, (corpus) => {
        const parts = buildIndex(corpus);
        const opened = unpackIndex(packIndex(parts).buffer);
        const unit = Math.fround(parts.unit);
        expect(opened).toEqual({ ...assembleIndex(parts), unit });
      }),
    );
  });

  it('may be empty', () => {
    expect(unpackIndex(packIndex(buildIndex([])).buffer).slugs).toEqual([]);
    expect(unpackIndex(packIndex(buildIndex([brand('b', { name: '' })])).buffer).slugs).toEqual(['b']);
  });

  it('is the same bytes whatever order the brands come in', () => {
    fc.assert(
      fc.property(corpora, (corpus) => {
        expect(packIndex(buildIndex(corpus.toReversed()))).toEqual(packIndex(buildIndex(corpus)));
      }),
    );
  });

  it.each([[0], [3], [24], [100]])('is not %d bytes of something else', (length) => {
    expect(() => unpackIndex(new ArrayBuffer(length))).toThrow(TypeError);
  });
});
