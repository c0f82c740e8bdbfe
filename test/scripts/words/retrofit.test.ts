import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { retrofit } from '../../../scripts/words/retrofit.ts';
import { synonymsIn } from '../../../scripts/words/synonyms.ts';

const WORDS = ['calm', 'quiet', 'serene', 'stone'];

const dot = (a: readonly number[] | null | undefined, b: readonly number[] | null | undefined) =>
  (a ?? []).reduce((sum, one, at) => sum + one * (b?.[at] ?? 0), 0);

test('synonyms move towards each other, other words stay', () => {
  const vectors = [[1, 0, 0], [0, 1, 0], null, [0, 0, 1]];
  const synonyms = new Map([
    ['calm', new Set(['quiet', 'serene'])],
    ['quiet', new Set(['calm'])],
    ['serene', new Set(['calm'])],
  ]);
  const [calm, quiet, serene, stone] = retrofit(vectors, WORDS, synonyms);
  expect(dot(calm, quiet)).toBeGreaterThan(0.7);
  expect(dot(calm, [1, 0, 0])).toBeGreaterThan(dot(calm, [0, 1, 0]));
  expect(dot(serene, calm)).toBeCloseTo(1);
  expect(stone).toEqual([0, 0, 1]);
  for (const vector of [calm, quiet, serene]) expect(dot(vector, vector)).toBeCloseTo(1);
});

test('a word without a vector and without synonyms has none', () => {
  expect(retrofit([null], ['qzx'], new Map())).toEqual([null]);
});

const folder = mkdtempSync(path.join(tmpdir(), 'wordnet-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads synonyms of common senses and similar adjectives from the files of WordNet', () => {
  for (const part of ['noun', 'verb', 'adv'])
    for (const kind of ['index', 'data']) writeFileSync(path.join(folder, `${kind}.${part}`), '');
  writeFileSync(
    path.join(folder, 'index.adj'),
    '  1 A licence.  \ncalm a 2 1 & 2 1 00000001 00000002  \nquiet a 1 0 1 0 00000003  \n',
  );
  writeFileSync(
    path.join(folder, 'data.adj'),
    [
      '00000001 00 a 01 calm 0 001 & 00000003 a 0000 | not agitated; "spoke in a calm voice"',
      '00000002 00 s 02 calm 0 windless(p) 0 000 | without wind',
      '00000003 00 s 02 quiet 0 still_as_stone 0 001 & 00000001 a 0000 | of the sea',
    ].join('\n'),
  );
  const synonyms = synonymsIn(folder, new Set(['calm', 'quiet', 'windless']));
  expect(synonyms).toEqual(
    new Map([
      ['calm', new Set(['quiet', 'windless'])],
      ['quiet', new Set(['calm'])],
    ]),
  );
});
