import { describe, expect, it, test } from 'vitest';
import { allTags } from '../../src/catalog/tags/index.ts';
import { TRADES } from '../../src/catalog/trades.ts';
import { readAssociations } from '../../src/words/read-associations.ts';
import { readConcepts } from '../../src/words/read-concepts.ts';
import { understand } from '../../src/words/understand.ts';
import { ASSOCIATIONS } from '../../src/words/vocabulary/associations.ts';
import { wordsOf } from '../../src/words/word-forms.ts';

const read = (text: string) =>
  understand(text, [readConcepts, readAssociations]).statements.flatMap(({ kind, values, polarity }) =>
    values.map((value) => `${polarity === 'against' ? 'not ' : ''}${kind} ${value}`),
  );

describe('what pages are like is read', () => {
  it.each([
    ['for an optometrist', 'mood clean', 'industry health'],
    ['my plumber', 'style plain-language', 'audience small-shops'],
    ['for beekeepers', 'style organic', 'style earthy'],
    ['a hydrofoil ferry captain', 'audience travellers', 'industry travel'],
    ['like a departure board', 'style signage', 'industry railway'],
    ['something for night shift nurses', 'mood caring', 'audience nurses-doctors'],
  ])('in %j, with %s and %s', (text, one, other) => {
    expect(read(text)).toEqual(expect.arrayContaining([one, other]));
  });

  it('as refused where the words are refused', () => {
    expect(read('nothing gaudy')).toContain('not mood loud');
  });

  it('not of words with another sense there', () => {
    expect(read('I love it. Ticket: the space between cards is a solid colour')).toEqual([
      'style airy',
      'style cards',
      'style flat',
    ]);
  });

  it('less surely than what a word names', () => {
    const { statements } = understand('calm page for a beekeeper', [readConcepts, readAssociations]);
    const surest = statements.filter(({ span }) => span.text === 'beekeeper').map((one) => one.confidence);
    expect(Math.max(...surest)).toBeLessThan(0.5);
  });

  it('not twice for the same words', () => {
    const said = read('a hospital');
    expect(said).toEqual([...new Set(said)]);
  });

  it('of a few words of a long text', () => {
    const { statements } = understand('plumber sailor beekeeper '.repeat(60), [readAssociations]);
    expect(statements.length).toBeLessThan(40);
  });
});

const rows = ASSOCIATIONS.trim().split('\n');
const known: ReadonlySet<string> = new Set([...allTags().map(({ id }) => id), ...TRADES]);

test.each(rows)('the row %s has words, existing tags, and trades of the catalog', (row) => {
  const [, phrases = '', said = ''] = /^(.+): (.+)$/.exec(row) ?? [];
  expect(phrases).not.toBe('');
  for (const id of said.split(/[ |]+/)) expect(known).toContain(id);
});

test('no phrase stands in two rows', () => {
  const phrases = rows.flatMap((row) => row.slice(0, row.lastIndexOf(': ')).split(','));
  const forms = phrases.map((phrase) => wordsOf(phrase).join(' '));
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
});
