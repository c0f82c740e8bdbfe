import fc from 'fast-check';
import type { CorpusDocument } from '../../src/catalog/corpus.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';

/** A brand of which only what is given is stated. */
export function brand(slug: string, stated: Partial<CorpusDocument> = {}): CorpusDocument {
  return {
    slug,
    name: slug,
    signature_move: '',
    era: [],
    mood: [],
    persona: null,
    theme: '',
    density: '',
    tier: 'verified',
    aliases: [],
    trades: [],
    country: null,
    periods: [],
    hues: [],
    colors: [],
    font_classes: [],
    families: [],
    tags: { strong: [], some: [], opposite: [] },
    text: '',
    codes: AXES.map(() => -1),
    ...stated,
  };
}

export function indexOf(...corpus: readonly CorpusDocument[]): SearchIndex {
  return buildIndex(corpus);
}

/** Words far enough from each other, and from every synonym, that nothing but equality relates them. */
export const WORDS = [
  'quokka',
  'zebrafish',
  'plywood',
  'xylophone',
  'trombone',
  'hammock',
  'velvet',
  'doughnut',
];

const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((list) => list.join(' '));

/** Small catalogs of few words. */
export const corpora: fc.Arbitrary<CorpusDocument[]> = fc
  .array(fc.record({ persona: words, signature_move: words, text: words }), { minLength: 1, maxLength: 12 })
  .map((list) => list.map((stated, position) => brand(`b${position}`, stated)));

export const queries: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((list) => [...new Set(list)].join(' '));
