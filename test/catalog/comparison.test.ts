import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import type { Collected } from '../../src/catalog/collected.ts';
import { comparisonOf, ComparisonSchema, recordedStatements } from '../../src/catalog/comparison.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { entries, files } from './catalog.ts';
import { sampleEntry } from './sample-entry.ts';

function entryOf(text: string): CatalogEntry {
  const { entry } = readEntry(text, 'sample');
  if (entry === null) throw new Error('The sample has mistakes.');
  return entry;
}

const COLLECTED: Collected = {
  sources: [
    {
      ref: 'someone/designs@1',
      path: 'sample.md',
      relation: 'generated',
      facts: {
        'color.primary': '#0F62FE',
        'color.canvas': '#ffffff',
        'color.text': ['#222222', '#333333'],
        'text.body': ['18px', '16px'],
        'spacing.xxl': '96px',
        'scale.text': '12px 16px',
      },
    },
    { ref: 'other', relation: 'independent', facts: { 'color.ink': '#111111' } },
  ],
};

test('a comparison names the facts that agree and keeps the values that differ', () => {
  expect(comparisonOf(entryOf(sampleEntry()), COLLECTED)).toEqual({
    values: { 'color.text': '#111111', 'color.primary': '#0f62fe', 'text.body': '16px' },
    sources: [
      {
        ref: 'someone/designs@1',
        path: 'sample.md',
        relation: 'generated',
        agree: ['color.primary', 'text.body'],
        differ: { 'color.text': ['#222222', '#333333'] },
      },
      { ref: 'other', relation: 'independent', agree: [], differ: {} },
    ],
  });
});

test('comparing again with what was recorded gives the same bytes, for every entry', () => {
  const bySlug = new Map(files.map(({ slug, comparison }) => [slug, comparison]));
  const recorded = entries.flatMap((entry) => {
    const text = bySlug.get(entry.slug);
    return text === undefined ? [] : [{ entry, text }];
  });
  expect(recorded.length).toBeGreaterThan(100);
  for (const { entry, text } of recorded) {
    const record = v.parse(ComparisonSchema, JSON.parse(text));
    const again = comparisonOf(entry, recordedStatements(record));
    expect(JSON.stringify(again), entry.slug).toBe(JSON.stringify(JSON.parse(text)));
  }
});

const RECORD = comparisonOf(entryOf(sampleEntry()), COLLECTED);
const [FIRST, OTHER] = RECORD.sources as [(typeof RECORD.sources)[number], (typeof RECORD.sources)[number]];

test.each<[why: string, text: string, record: typeof RECORD, facts: string]>([
  [
    'a token that agreed has another value',
    sampleEntry().replaceAll('#0f62fe', '#0f62ff'),
    RECORD,
    'color.primary',
  ],
  [
    'a token that differed has another value',
    sampleEntry().replaceAll('#111111', '#222222'),
    RECORD,
    'color.text',
  ],
  [
    'a value that differs is that of the entry',
    sampleEntry(),
    { ...RECORD, sources: [{ ...FIRST, differ: { 'color.text': '#111111' } }, OTHER] },
    'color.text',
  ],
  [
    'a fact is no token of the entry',
    sampleEntry(),
    { ...RECORD, sources: [{ ...FIRST, agree: ['color.ink'] }, OTHER] },
    'color.ink',
  ],
])('the build asks for a new comparison where %s', (_, text, record, facts) => {
  const { problems } = readEntry(text, 'sample', record);
  expect(problems).toMatchObject([
    {
      path: 'tokens',
      message: `catalog/collected/sample.json compares other values of ${facts}.`,
      advice: 'Run npm run compare-sources.',
    },
  ]);
});
