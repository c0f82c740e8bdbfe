import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawWordsOf } from '../../src/text/name-key.ts';
import { glossOf } from '../../src/words/gloss.ts';
import { allLexicons, mayKnow } from '../../src/words/lexicons.ts';

const ENGLISH = new Set(
  'dark design bank site hotel simple like stripe the for a minimal photos journal'.split(' '),
);
const gloss = (text: string) => glossOf(text, (word) => ENGLISH.has(word));
const words = (text: string) =>
  gloss(text)
    .english.split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');

it('reads a text longer than 2,000 characters as it is, also where it has a number that may be a decade', () => {
  for (const text of ['dunkle Seite, anni 60. '.repeat(100), `${'漢'.repeat(2000)} 20 % heller`])
    expect(gloss(text)).toMatchObject({ english: text, language: null });
});

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
    ['fr', 'banque en ligne', 'bank online'],
    ['es', 'tienda en línea', 'shop online'],
    ['pt', 'linha aérea', 'airline'],
    ['es', 'líneas aéreas baratas', 'airline cheap'],
    ['nl', 'rustig en leesbaar', 'calm readable'],
    ['fr', 'page lisible', 'website readable'],
    ['de', 'kurze Sätze, lockerer Ton', 'short sentences, casual tone'],
    ['de', 'wie die Seite der Deutschen Bahn', 'like website deutsche bahn'],
    ['de', 'große Überschriften, keine Fotos', 'big headings, no photos'],
    ['de', 'H1 Söhne Kräftig, Text Söhne Buch', 'H1 Söhne medium, text Söhne'],
    ['fr', 'phrases courtes, une seule police', 'short sentences, one typeface for everything'],
    ['fr', 'boutons pleins, tons froids', 'filled buttons, cool colours'],
    ['es', 'frases cortas y letra grande', 'short sentences large body text'],
    ['pt', 'tom informal, cores frias', 'casual tone, cool colours'],
    ['it', 'illustrazioni al posto delle foto', 'illustrations instead of photos'],
    ['ja', '短い文、枠線だけのボタン', 'short sentences , outlined buttons'],
    ['ja', '写真の代わりにイラスト', 'illustrations instead of photos'],
    ['de', 'nicht wie Stripe', 'not like Stripe'],
    ['de', 'ich will nicht, dass es wie Stripe aussieht', 'will without like Stripe'],
    ['fr', 'ne doit pas ressembler à une banque', 'without look like bank'],
    ['fr', 'je ne veux pas que ça ressemble à Stripe', 'without look like Stripe'],
    ['es', 'no como Stripe', 'not like Stripe'],
    ['es', 'no quiero que se parezca a Stripe', 'without look like Stripe'],
    ['it', 'non deve sembrare una banca', 'without look like bank'],
    ['it', 'non voglio che sembri Stripe', 'without look like Stripe'],
    ['pt', 'não quero que pareça a Stripe', 'without look like Stripe'],
    ['pt', 'não deve parecer um banco', 'without look like bank'],
    ['nl', 'ik wil niet dat het op Stripe lijkt', 'without Stripe look like'],
    ['nl', 'het mag niet op een bank lijken', 'without bank look like'],
    ['pl', 'nie jak Stripe', 'not like Stripe'],
    ['pl', 'nie chcę, żeby wyglądało jak Stripe', 'without look like Stripe'],
    ['sv', 'jag vill inte att det ska se ut som Stripe', 'without look like Stripe'],
    ['sv', 'ikke som Stripe', 'not like Stripe'],
    ['sv', 'må ikke ligne en bank', 'without look like bank'],
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

  it.each([
    ['de', 'bitte kein Weiss und keine lächelnden Menschen', 'without white without smiling people'],
    ['fr', 'pas d’images, titres en majuscules', 'no pictures, headlines all caps'],
    ['es', 'nada de degradados', 'without gradient'],
    ['it', 'niente foto', 'no photos'],
    ['pt', 'nada de cantos redondos', 'without rounded corners'],
    ['nl', 'geen schaduwen', 'without shadows'],
    ['pl', 'bez gradientów', 'without gradient'],
    ['pl', 'bez zaokrąglonych rogów', 'without rounded corners'],
    ['cs', 'bez fotografií', 'no photos'],
    ['sv', 'inga övertoningar', 'without gradient'],
    ['tr', 'sıcak ama soğuk değil', 'warm but without cold'],
    ['tr', 'gölgesiz', 'without shadows'],
    ['ru', 'никаких градиентов', 'without gradient'],
    ['ja', '冷たくない銀行', 'without cold bank'],
    ['zh', '不要渐变', 'without gradient'],
    ['ko', '차갑지 않은 은행', 'without cold bank'],
  ])('%s: %s refuses', (language, text, english) => {
    expect(words(text)).toBe(english);
    expect(gloss(text).language).toBe(language);
  });

  it.each([
    ['de', 'Versicherungsapp', 'insurance app'],
    ['de', 'Kinderbuchladen', 'bookshop'],
    ['nl', 'verzekeringsapp', 'insurance app'],
    ['sv', 'försäkringsapp', 'insurance app'],
  ])('%s: %s is read by its parts', (language, text, english) => {
    for (const word of english.split(' ')) expect(words(text)).toContain(word);
    expect(gloss(text).language).toBe(language);
  });

  it.each([
    ['de', 'müde Eltern', 'tired parents'],
    ['fr', 'parents fatigués', 'parents tired'],
    ['es', 'padres cansados', 'parents tired'],
    ['it', 'genitori stanchi', 'parents tired'],
    ['pt', 'pais cansados', 'parents tired'],
    ['nl', 'vermoeide ouders', 'tired parents'],
    ['pl', 'zmęczeni rodzice', 'tired parents'],
    ['cs', 'unavení rodiče', 'tired parents'],
    ['sv', 'trötta föräldrar', 'tired parents'],
    ['tr', 'yorgun ebeveynler', 'tired parents'],
    ['ru', 'уставшие родители', 'tired parents'],
    ['ja', '疲れた親', 'tired parents'],
    ['zh', '疲惫的父母', 'tired parents'],
    ['ko', '지친 부모', 'tired parents'],
  ])('%s: %s are people', (_, text, english) => {
    expect(words(text)).toBe(english);
  });

  it('reads a decade whose words English knows too', () => {
    expect(glossOf('anni 60', () => true).english).toBe('1960s');
  });

  it('knows of numbers those that begin as decades do', () => {
    for (const lexicon of allLexicons())
      for (let number = 0; number < 10_000; number++)
        if (mayKnow(lexicon, String(number))) expect(String(number)).toMatch(/^[2-9]0/);
  });

  it('keeps forms as queries are looked up', () => {
    for (const { whole, stems, particles } of allLexicons())
      for (const form of [...whole.keys(), ...stems.keys(), ...particles])
        expect(rawWordsOf(form).join(' ')).toBe(form);
  });

  it('keeps the pauses of texts without spaces', () => {
    expect(words('正方形の写真が並んで、角に値段')).toBe('square photos , price');
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
