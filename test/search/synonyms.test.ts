import { describe, expect, it } from 'vitest';
import { synonymsByHead } from '../../src/search/synonyms/index.ts';
import { synonymTables } from '../../src/search/synonyms/synonym-tables.ts';
import { wordsOf } from '../../src/words/word-forms.ts';

const synonyms = Object.values(synonymTables()).flat();

describe('the synonyms', () => {
  it('have a word in every head and every expansion', () => {
    for (const { heads, also } of synonyms) {
      for (const phrase of [...heads, ...also]) expect(wordsOf(phrase), phrase).not.toEqual([]);
    }
  });

  it('name a head once in a table', () => {
    for (const table of Object.values(synonymTables())) {
      const heads = table.flatMap((synonym) => synonym.heads.map((head) => wordsOf(head).join(' ')));
      const twice = heads.filter((head, position) => heads.indexOf(head) !== position);
      expect(twice).toEqual([]);
    }
  });

  it('add nothing twice and never the head itself', () => {
    for (const [head, expansions] of synonymsByHead()) {
      const added = expansions.map(({ words }) => words.join(' '));
      expect(new Set(added).size, head).toBe(added.length);
      expect(added, head).not.toContain(head);
    }
  });

  it('are found by heads of several words', () => {
    const phrases = synonymsByHead()
      .get('swiss style')
      ?.map(({ phrase }) => phrase);
    expect(phrases).toContain('international typographic style');
  });
});
