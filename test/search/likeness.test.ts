import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { brandVectors } from '../../src/search/brand-vectors.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { likenessTo } from '../../src/search/likeness.ts';
import { search } from '../../src/search/search.ts';
import { understandQuery } from '../../src/search/understand-query.ts';
import { DIMENSIONS, wordVectors } from '../../src/search/word-vectors.ts';
import { bytesOfBase64 } from '../../src/text/bytes-of-base64.ts';
import { meantWords } from '../../src/words/meant-words.ts';
import { readLearnedBrands } from '../../scripts/search/learned-brands.ts';
import { openIndex } from '../../scripts/search/open-search.ts';
import { sampleOf } from '../sample.ts';
import { brand } from './corpus.ts';

const index = openIndex();
const likeness = (query: string) => {
  const { english, statements } = understandQuery(index, query);
  return likenessTo(index, english, statements);
};
const place = (query: string, slug: string) =>
  search(index, query, 266).matches.findIndex((match) => match.slug === slug);

describe('likeness', () => {
  it('is 1 for the nearest brand and never more or less than 0', () => {
    const { near } = likeness('page for night nurses') ?? { near: new Float32Array() };
    expect(Math.max(...near)).toBe(1);
    expect(Math.min(...near)).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['words that no vector is known for', 'qwrtz plmokn'],
    ['no word with a meaning', 'something like this'],
  ])('is null for %s', (_, query) => {
    expect(likeness(query)).toBeNull();
  });

  it('is null in an index whose brands were not learned', () => {
    const plain = buildIndex([brand('a', { text: 'nurses' }), brand('b', { text: 'cart' })]);
    expect(likenessTo(plain, 'nurses', [])).toBeNull();
  });

  it.each(['corporate', 'neon', 'shouting'])('is another for `no %s` than for %s', (word) => {
    const [wanted, refused] = [word, `no ${word}`].map((query) => likeness(query)?.near);
    const nearest = wanted?.indexOf(1) ?? -1;
    const nearer = refused?.filter((near) => near > (refused[nearest] ?? 0)).length;
    expect(nearer).toBeGreaterThan(60);
  });

  it.each([
    ['fishermen', 'fisherman'],
    ['children', 'nanny'],
  ])('knows by words like `%s` what `%s` means, which it has not learned', (_, word) => {
    expect(wordVectors().learned(word)).toBe(false);
    expect(likeness(word)).not.toBeNull();
  });

  it('names the words that bring a brand near, as the query has them', () => {
    const found = likeness('Ferries for tired Nurses');
    const nearest = found === null ? -1 : found.near.indexOf(1);
    const words = found?.wordsFor(nearest) ?? [];
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect('Ferries for tired Nurses').toContain(word);
  });

  it('finds brands that no word and no trait finds', () => {
    expect(place('tired parents', 'khan-academy')).toBeGreaterThanOrEqual(0);
    expect(place('tired parents', 'khan-academy')).toBeLessThan(10);
  });
});

test('words of brands are not meant, and refused words stand apart', () => {
  const { english, statements } = understandQuery(index, 'like Linear but warmer, not for nurses');
  const { wanted, refused } = meantWords(english, statements);
  expect([wanted, refused].map((words) => words.map(({ form }) => form))).toEqual([['warmer'], ['nurse']]);
});

test('brands that were not learned have the vector of their traits', async () => {
  const learned = await readLearnedBrands();
  const corpus = [brand('unknown-bank', { trades: ['bank'] }), brand('unknown-game', { trades: ['games'] })];
  const built = buildIndex(corpus, learned);
  const vectors = brandVectors(corpus, built.degrees, learned);
  expect(vectors).toEqual(built.traits.vectors);
  for (const [document] of corpus.entries()) {
    const own = vectors.subarray(document * DIMENSIONS, (document + 1) * DIMENSIONS);
    expect(Math.hypot(...own)).toBeCloseTo(127, -1);
  }
  expect([...vectors.subarray(0, DIMENSIONS)]).not.toEqual([...vectors.subarray(DIMENSIONS)]);
});

test('every learned vector has the same number of bytes, and every brand of the catalog has one', async () => {
  const { constant, traits, brands } = await readLearnedBrands();
  expect(constant).toHaveLength(DIMENSIONS);
  for (const [name, [, bytes]] of [...Object.entries(traits), ...Object.entries(brands)])
    expect(bytesOfBase64(bytes), name).toHaveLength(DIMENSIONS);
});

/** Of the 1,038 queries of one kind and the 1,636 of the other, on which the search spends 4 s of CPU time. */
const QUERIES = 300;

test('queries that a catalog can answer are told from others that the network was trained with', () => {
  const index = openIndex();
  const file = (name: string) =>
    sampleOf(
      readFileSync(path.join(import.meta.dirname, '../../scripts/search/data', name), 'utf8')
        .trim()
        .split('\n'),
      QUERIES,
    );
  const answered = (lines: readonly string[]) =>
    lines.filter((line) => search(index, line, 1).total > 0).length / lines.length;
  expect(answered(file('sensible.txt'))).toBeGreaterThan(0.9);
  expect(answered(file('senseless.txt'))).toBeLessThan(0.3);
});
