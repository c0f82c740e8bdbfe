import fc from 'fast-check';
import { cpuTime } from '../cpu-time.ts';
import { describe, expect, it } from 'vitest';
import { combineMatches } from '../../src/search/combine-matches.ts';
import { wordAt } from '../../src/search/dictionary.ts';
import { planQuery } from '../../src/search/plan-query.ts';
import { search } from '../../src/search/search.ts';
import { understandQuery } from '../../src/search/understand-query.ts';
import { brand, corpora, indexOf, queries, WORDS } from './corpus.ts';
import { naiveScores } from './naive-bm25.ts';

/** The documents of a column that have another value than 0. */
const documentsIn = (column: ArrayLike<number>) =>
  Array.from(column).flatMap((value, document) => (value === 0 ? [] : [document]));

describe('the ranking', () => {
  it('is that of BM25F', () => {
    fc.assert(
      fc.property(corpora, queries, (corpus, query) => {
        const expected = naiveScores(corpus, query);
        const index = indexOf(...corpus);
        const { scores, kinds } = combineMatches(index, planQuery(index, query).wanted);
        const matching = documentsIn(kinds);
        expect(documentsIn(scores)).toEqual(matching);
        expect(matching).toHaveLength(expected.size);
        for (const document of matching)
          expect(scores[document]).toBeCloseTo(expected.get(wordAt(index.slugs, document))!, 2);
      }),
    );
  });

  it('is by score, then by slug', () => {
    fc.assert(
      fc.property(corpora, queries, (corpus, query) => {
        const { matches } = search(indexOf(...corpus), query, 100);
        const ordered = matches.toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1));
        expect(matches).toEqual(ordered);
      }),
    );
  });

  it('cut short is the beginning of the whole', () => {
    fc.assert(
      fc.property(corpora, queries, fc.integer({ min: 1, max: 12 }), (corpus, query, limit) => {
        const index = indexOf(...corpus);
        const whole = search(index, query, 100);
        expect(search(index, query, limit)).toEqual({ ...whole, matches: whole.matches.slice(0, limit) });
      }),
    );
  });

  it('keeps what it found when a word is added', () => {
    fc.assert(
      fc.property(corpora, queries, fc.constantFrom(...WORDS), (corpus, query, word) => {
        const index = indexOf(...corpus);
        const found = (asked: string) =>
          documentsIn(combineMatches(index, planQuery(index, asked).wanted).kinds);
        expect(found(`${query} ${word}`)).toEqual(expect.arrayContaining(found(query)));
      }),
    );
  });

  it('looks for no single letter or digit beside a word', () => {
    const index = indexOf(brand('acme', { name: 'Acme X', signature_move: 'The e of signature, 2 tools.' }));
    const said = (query: string) => planQuery(index, query).wanted.map((one) => one.said);
    expect(said('e-signature 2 tools')).toEqual(expect.not.arrayContaining(['e', '2']));
    expect(said('e')).toEqual(['e']);
  });

  it('reads no axis in the name of a brand', () => {
    const { statements } = understandQuery(indexOf(brand('linear', { name: 'Linear' })), 'like Linear');
    expect(statements.map(({ kind }) => kind)).toContain('brand');
    expect(statements.map(({ kind }) => kind)).not.toContain('axis');
  });

  it('prefers where a brand is named to where it is mentioned', () => {
    const index = indexOf(
      brand('a', { text: 'quokka quokka plywood' }),
      brand('b', { name: 'Quokka Works' }),
      brand('c', { text: 'plywood' }),
    );
    expect(search(index, 'quokka').matches.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });
});

describe('a match is', () => {
  const index = indexOf(
    brand('quokka-works', { name: 'Quokka Works' }),
    brand('hammock', { signature_move: 'Made by quokka and friends.' }),
    brand('lens', { era: ['International Typographic Style'] }),
    brand('velvet', { persona: 'trombonist' }),
    brand('curtain', { signature_move: 'Folds like velvet, and velvety shadows.' }),
  );
  const typesOf = (query: string) =>
    Object.fromEntries(search(index, query).matches.map(({ slug, matchType }) => [slug, matchType]));

  it.each([
    ['exact by name', 'Quokka Works', { 'quokka-works': 'exact' }],
    ['exact by slug', 'quokka-works', { 'quokka-works': 'exact' }],
    ['exact by a name that is a word of other entries', 'velvet', { velvet: 'exact' }],
    ['direct by a word', 'quokka', { 'quokka-works': 'direct', hammock: 'direct' }],
    ['expanded by a synonym of two words', 'swiss design', { lens: 'expanded' }],
    ['fuzzy by a misspelt word', 'quoka', { 'quokka-works': 'fuzzy', hammock: 'fuzzy' }],
    ['fuzzy by the beginning of a word', 'trom', { velvet: 'fuzzy' }],
    ['fuzzy by a misspelt name', 'hamock', { hammock: 'fuzzy' }],
    ['nothing by a word of asking', 'something like this', {}],
  ])('%s', (_, query, expected) => {
    expect(typesOf(query)).toEqual(expected);
  });

  it('first when its name was meant, however often others use the word', () => {
    const crowded = indexOf(
      brand('linen'),
      brand('other', { era: ['Linen linen'], mood: [], signature_move: 'Linen, linen and linen.' }),
    );
    expect(search(crowded, 'linen').matches[0]).toMatchObject({ slug: 'linen', matchType: 'exact' });
  });
});

describe('what is added', () => {
  const index = indexOf(
    brand('a', { era: ['International Typographic Style', 'Josef Müller-Brockmann'] }),
    brand('b', { signature_move: 'Trombone, trombonist' }),
  );
  const added = (query: string) => search(index, query).expandedTerms;

  it('is told as far as the catalog knows it', () => {
    expect(added('swiss style')).toEqual(['international typographic style', 'müller-brockmann']);
  });

  it('is the completion of the last word only', () => {
    expect(added('trombone')).toEqual([]);
    expect(added('velvet tromb')).toEqual(['trombone', 'trombonist']);
    expect(added('tromb velvet')).toEqual([]);
  });

  it('is no completion of a word that is whole or followed by a space', () => {
    expect(added('velvet tromb ')).toEqual([]);
    expect(
      search(indexOf(brand('a', { text: 'cart' }), brand('b', { text: 'cartography' })), 'cart').total,
    ).toBe(1);
  });

  it('is a likely spelling only where the word is unknown', () => {
    expect(added('trambone')).toEqual(['trombone']);
  });
});

describe('a hostile query', () => {
  it.each([
    ['of one endless word', 'a'.repeat(60_000)],
    ['of very many words', 'zebra plywood '.repeat(4000)],
    ['of marks', '\u0301'.repeat(60_000)],
    ['of the names of properties', '__proto__ constructor toString'],
  ])('%s is answered at once', (_, query) => {
    const index = indexOf(brand('a', { text: 'plywood' }));
    expect(cpuTime(() => search(index, query))).toBeLessThan(1000);
  });
});
