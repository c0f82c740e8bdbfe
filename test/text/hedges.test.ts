import { describe, expect, test } from 'vitest';
import { countHedges } from '../../src/text/hedges.ts';
import type { VoiceLanguage } from '../../src/text/language.ts';

test.each([
  ['It would almost fit, or very nearly.', 3],
  ['It helps you, or it may possibly.', 3],
  ['We can cook.', 0],
  ['I would like to order.', 0],
  ['Read about us.', 0],
  ['Since about 2019, all around the world.', 0],
  ['Keep up to date.', 0],
  ['The choice is up to you.', 0],
  ['Sign up to our newsletter and live up to it.', 0],
  ['Up to $1.5 million, up to 40%.', 1],
  ['It costs up to 40 euros and lasts up to 3 days.', 0],
  ['Up to 3 times faster, up to 20 times cheaper, up to 30 percent and up to 40 % off.', 4],
  ['Save up to 40 euros. Cut it by up to 10 minutes.', 2],
  ['Files of up to 20 MB and up to 1,000 rows.', 0],
  ['Would you like to? We would love that.', 0],
  ['Up to 20 guests.', 0],
  ['The May Day parade. May Day is free. The Mayfair May fair of Theresa May.', 0],
  ['Theresa May opens the show, and May’s speech follows. May opens it.', 0],
  ['Opening hours in April, May and June. May and June are busy. May–June.', 0],
  ['May contain nuts. You may ask. It may not. May I come in? What You May Need.', 5],
  ['The museum might of Rome, the might of the sea, with all her might.', 0],
  ['Military might and economic might are not the same.', 0],
  ['It might rain, your team might want an umbrella, and all guests might be late.', 3],
  ['This might of course be wrong.', 1],
  ['3 May, early May, May, 2024 and from May to June', 0],
  ['Perhaps we may meet in May.', 2],
  ["Banks charge for it. We think that's rubbish.", 0],
  ['We think hidden fees are just wrong.', 0],
  ['We think that’s the best way, and I believe it is wrong to wait.', 1],
  ["We think it's broken in places.", 0],
  ['We believe in open books, and we think about the next owner.', 0],
  ['We believe you will like it.', 1],
])('%j has %d hedges', (text, hedges) => {
  expect(countHedges(text).hedges).toBe(hedges);
});

test('a share alone in a cell is no hedge, and a quote has no number', () => {
  const { found } = countHedges('Two year\nup to 75 %\nSave up to £2,500. It lends up to 80 %.');
  expect(found).toEqual([['up to', 2]]);
});

const TEXTS: Readonly<Partial<Record<VoiceLanguage, readonly (readonly [text: string, hedges: number])[]>>> =
  {
    de: [
      ['Die Lieferung kann sein, wie sie will.', 1],
      ['Der Raum kann gemietet werden.', 0],
      ['Räume, die gemietet werden können.', 1],
      ['Normalerweise dauert das fast eine Woche.', 2],
      ['Rund 30 Gäste um das runde Haus.', 1],
      ['Wir würden uns freuen.', 0],
      ['Das würde gelegentlich helfen.', 2],
    ],
    fr: [
      ['Le repas peut être servi tôt.', 1],
      ["Ouvert jusqu'à minuit, jusqu’à 40 places.", 1],
      ['Vous pourriez éventuellement venir.', 2],
    ],
    es: [
      ['La mesa puede ser redonda.', 1],
      ['Puedes venir hasta 20 veces.', 1],
      ['Abierto hasta 2030 y hasta las 18:30.', 0],
      ['Es posible que llueva, normalmente poco.', 2],
    ],
    it: [['Può essere consegnato, fino a 30 pezzi, magari domani.', 3]],
    pt: [
      ['A sala pode ser alugada por cerca de um mês.', 2],
      ['Aberto até 18h, até 40 lugares.', 1],
    ],
    cs: [
      ['Dílna by vám mohla pomoci.', 1],
      ['Kurzy mohou být i večer, občas ráno.', 2],
      ['Loni mohla jet.', 0],
    ],
    ru: [
      ['Сколько стоит дом около реки?', 0],
      ['Доставка занимает около 40 минут.', 1],
      ['Этого не может быть.', 0],
      ['Может быть, завтра.', 1],
    ],
    uk: [
      ['Дім близько до моря.', 0],
      ['Триває близько 40 хвилин.', 1],
    ],
    ja: [
      ['自分らしい暮らしの可能性を広げる。', 0],
      ['雨が降る可能性があります。', 1],
      ['旅の思い出と思い出の品。', 0],
      ['来るらしいです。', 1],
      ['約30分です。予約3名。', 1],
      ['行ったことがあります。', 0],
      ['遅れることがあります。', 1],
    ],
    zh: [
      ['尽可能快，没有不可能。', 0],
      ['明天可能下雨，大约三十分钟。', 2],
      ['应该会来。', 1],
    ],
    ko: [
      ['새로운 가능성을 엽니다.', 0],
      ['종종 늦을 수도 있습니다.', 2],
    ],
    ar: [
      ['يمكن أن نساعدك.', 0],
      ['غالباً ما يكون العمل جيداً.', 1],
      ['عادةً نعمل صباحا.', 1],
      ['هذه عادة جيدة.', 0],
    ],
    fa: [['معمولاً ارسال حدود ۲۰ روز و شاید بیشتر است.', 2]],
    he: [['הם עשויים לאחר, לעיתים מאוד.', 2]],
    pl: [['Warsztaty mogą być wieczorem, czasem nie.', 2]],
  };

describe.each(Object.entries(TEXTS))('in %s', (tongue, rows) => {
  test.each(rows)('%j has %d hedges', (text, hedges) => {
    expect(countHedges(text, tongue as VoiceLanguage).hedges).toBe(hedges);
  });
});
