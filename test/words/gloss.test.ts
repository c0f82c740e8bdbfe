import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glossOf } from '../../src/words/gloss.ts';

const ENGLISH = new Set(
  'dark design bank site hotel simple like stripe the for a minimal photos journal'.split(' '),
);
const gloss = (text: string) => glossOf(text, (word) => ENGLISH.has(word));
const words = (text: string) =>
  gloss(text)
    .english.split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');

describe('a query in another language', () => {
  it.each([
    ['de', 'dunkle Seite für Entwickler', 'dark website developers'],
    ['fr', 'banque pour les jeunes', 'bank young people'],
    ['es', 'revista oscura y elegante', 'magazine dark elegant'],
    ['it', 'giornale minimalista', 'newspaper minimalist'],
    ['pt', 'loja colorida sem sombras', 'shop colourful without shadows'],
    ['nl', 'speelse winkel', 'playful shop'],
    ['pl', 'ciemna strona dla programistów', 'dark website developers'],
    ['cs', 'hravý obchod', 'playful shop'],
    ['sv', 'mysig butik', 'warm shop'],
    ['tr', 'renkli oyun', 'colourful games'],
    ['ru', 'тёмный сайт', 'dark website'],
    ['ja', '黒いミニマルなサイト', 'black minimalist website'],
    ['zh', '简约酒店网站', 'minimalist hotel website'],
    ['ko', '어두운 은행', 'dark bank'],
  ])('%s: %s becomes %s', (language, text, english) => {
    expect(words(text)).toBe(english);
    expect(gloss(text).language).toBe(language);
  });

  it.each(['dark design for a bank', 'photosynthesis', 'xyzzy', '', 'stripe'])(
    '%j stays as it is',
    (text) => {
      expect(gloss(text)).toMatchObject({ english: text, language: null });
    },
  );

  it('keeps the words that each English word comes from', () => {
    const { english, spanOf } = gloss('eine dunkle Seite');
    const at = english.indexOf('dark');
    expect(spanOf(at, at + 4).text).toBe('dunkle');
  });

  it('has spans inside the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(80), fc.nat(80), (text, a, b) => {
        const { start, end } = gloss(text).spanOf(Math.min(a, b), Math.max(a, b));
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(Math.max(text.length, 80));
      }),
    );
  });
});
