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

  it.each([
    ['de', 'Plakate der 80er Jahre', '1980s'],
    ['fr', 'années 70', '1970s'],
    ['es', 'los años ochenta', '1980s'],
    ['it', 'anni sessanta', '1960s'],
    ['pt', 'loja dos anos 50', '1950s'],
    ['nl', 'jaren 70 winkel', '1970s'],
    ['pl', 'lata 90', '1990s'],
    ['sv', '70-talet', '1970s'],
    ['ja', '80年代のサイト', '1980s'],
    ['ko', '90년대 사이트', '1990s'],
  ])('%s: %s names a decade', (language, text, decade) => {
    expect(words(text)).toContain(decade);
    expect(gloss(text).language).toBe(language);
  });

  it('translates one word among English ones only where English has no such letters', () => {
    expect(gloss('design without sidebar hell').language).toBeNull();
    expect(gloss('hell').english).toBe('light');
    expect(words('the design, but grün')).toContain('green');
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
