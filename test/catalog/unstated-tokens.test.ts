import { expect, test } from 'vitest';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { unstatedTokens } from '../../src/catalog/unstated-tokens.ts';
import { sampleEntry } from './sample-entry.ts';

const FACTS = { 'color.background': '#ffffff', 'color.text': '#111111', 'font.body': 'Inter' };
const COLLECTED = {
  sources: [{ ref: '@sample/tokens@1.0.0', relation: 'first-party' as const, facts: FACTS }],
};

function unstated(text: string): readonly string[] {
  const { entry } = readEntry(text, 'sample');
  return entry === null ? [] : unstatedTokens(entry, COLLECTED).map(({ path }) => path);
}

test('a token that cites a package is reported unless the package has its value', () => {
  expect(unstated(sampleEntry())).toEqual([
    'color.primary',
    'font-weight.body',
    'font-weight.heading',
    'text.body',
    'text.display',
  ]);
});

test('a line of the entry explains the rest', () => {
  const line =
    'dissent:\n  - { fact: color.primary, follows: kit, reason: It is mixed from two of its colours. }\n';
  expect(unstated(sampleEntry().replace('tokens:\n', `${line}tokens:\n`))).not.toContain('color.primary');
});
