import { expect, test } from 'vitest';
import type { Collected } from '../../src/catalog/collected.ts';
import { compareWithSources, type Comparison } from '../../src/catalog/comparison.ts';
import type { CatalogEntry } from '../../src/catalog/entry.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { unstatedTokens } from '../../src/catalog/unstated-tokens.ts';
import { sampleEntry } from './sample-entry.ts';

/** The sample entry after a replacement: #0f62fe is its primary colour, from its own package; its radius of 4px is recalled. */
function entry(from = '', to = ''): CatalogEntry {
  const reading = readEntry(sampleEntry().replace(from, to), 'sample');
  if (reading.entry === null) throw new Error(JSON.stringify(reading.problems));
  return reading.entry;
}

/** Generated descriptions that state the values of one fact, one each. */
function collected(fact: string, ...values: (string | string[])[]): Collected {
  return {
    sources: values.map((value, index) => ({
      ref: `collection-${index}/descriptions@1`,
      relation: 'generated' as const,
      facts: { [fact]: value },
    })),
  };
}

type Case = readonly [
  name: string,
  fact: string,
  values: readonly (string | string[])[],
  settled: Comparison['settled'],
];

const CASES: readonly Case[] = [
  ['all sources agree', 'color.primary', ['#0f62fe', '#0F62FE'], 'agreed'],
  ['one of several colours of a role agrees', 'color.primary', [['#111111', '#0f62fe']], 'agreed'],
  ["the entry follows the brand's package", 'color.primary', ['#111111', '#222222'], 'first-party'],
  ['most sources state the value', 'radius.box', ['4px', '4px', '8px'], 'more-sources'],
  ['no value has more sources', 'radius.box', ['4px', '6px', '8px'], 'more-sources'],
  ['two sources outweigh one', 'radius.box', ['4px', '8px', '8px'], null],
  ['no source states the value', 'radius.box', ['8px'], null],
  ['a reference to a token is filled in', 'button.border-radius', ['4px'], 'agreed'],
  ['only the first family counts', 'font.body', ['Inter Variable'], 'agreed'],
];

test.each(CASES)('%s', (_, fact, values, settled) => {
  expect(compareWithSources(entry(), collected(fact, ...values))).toMatchObject([{ fact, settled }]);
});

test('a line of the entry explains a dissent', () => {
  const explained = entry(
    'components:',
    'dissent:\n  - { fact: radius.box, follows: kit, reason: The studio draws every box this way. }\ncomponents:',
  );
  const [comparison] = compareWithSources(explained, collected('radius.box', '8px'));
  expect(comparison?.settled).toBe('dissent');
});

test('facts that the entry does not state are no dissent', () => {
  expect(compareWithSources(entry(), collected('shadow.card', '0 1px 2px #000000'))).toEqual([]);
});

test('a token that cites a package is reported unless the package has its value', () => {
  const facts = { 'color.background': '#ffffff', 'color.text': '#111111', 'font.body': 'Inter' };
  const sources = [{ ref: '@sample/tokens@1.0.0', relation: 'first-party' as const, facts }];
  expect(unstatedTokens(entry(), { sources }).map(({ path }) => path)).toEqual([
    'color.primary',
    'font-weight.body',
    'font-weight.heading',
    'text.body',
    'text.display',
  ]);
});
