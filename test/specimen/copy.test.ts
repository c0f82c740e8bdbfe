import { describe, expect, it } from 'vitest';
import { SERVICE_SENTENCES } from '../../src/specimen/copy/service-sentences.ts';
import type { SentenceLength, Sentences } from '../../src/specimen/copy/persona.ts';
import { PERSONAS } from '../../src/specimen/copy/personas/index.ts';
import { writeCopy } from '../../src/specimen/copy/write-copy.ts';
import { countHedges } from '../../src/text/hedges.ts';
import { words } from '../../src/text/words.ts';

const LENGTHS: Readonly<Record<SentenceLength, readonly [fewest: number, most: number]>> = {
  terse: [4, 9],
  balanced: [10, 18],
  flowing: [19, 40],
};
const lists = [...Object.entries(PERSONAS), ...Object.entries(SERVICE_SENTENCES)].flatMap(([who, said]) => {
  const byLength: Readonly<Record<SentenceLength, Sentences>> = 'sentences' in said ? said.sentences : said;
  return Object.entries(byLength).map(([length, list]) => [who, length as SentenceLength, list] as const);
});

describe('the sentences of a specimen', () => {
  it.each(lists)('of %s, %s, are as long as they should be', (_, length, list) => {
    const [fewest, most] = LENGTHS[length];
    for (const sentence of list) {
      const { length: count } = words(bare(sentence));
      expect(count, sentence).toBeGreaterThanOrEqual(fewest);
      expect(count, sentence).toBeLessThanOrEqual(most);
    }
  });

  it.each(lists)('of %s, %s, soften only by the words in brackets', (_, __, list) => {
    for (const sentence of list) {
      expect(countHedges(bare(sentence)).found, sentence).toEqual([]);
      const options = sentence.match(/\(/g)?.length ?? 0;
      expect(countHedges(sentence.replaceAll(/[()]/g, '')).hedges, sentence).toBe(options);
    }
  });

  it('say nothing twice on a page of few words', () => {
    const copy = writeCopy(
      { archetype: 'curator', formality: 'formal', hedging: 'low', length: 'balanced' },
      { name: null, seed: 0, many: false },
    );
    const texts = [copy.lead, ...copy.story, copy.quote, copy.form, copy.closing];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('hedge more the more is asked for', () => {
    const count = (hedging: 'none' | 'low' | 'medium' | 'high') => {
      const copy = writeCopy(
        { archetype: 'librarian', formality: 'professional', hedging, length: 'flowing' },
        { name: null, seed: 0, many: false },
      );
      return countHedges([copy.lead, ...copy.story, ...copy.features.map(({ text }) => text)].join(' '))
        .hedges;
    };
    expect(count('none')).toBe(0);
    expect(count('low')).toBeLessThan(count('medium'));
    expect(count('medium')).toBeLessThan(count('high'));
  });
});

function bare(sentence: string): string {
  return sentence.replaceAll(/\([^()]*\) /g, '');
}
