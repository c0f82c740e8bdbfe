import { describe, expect, it } from 'vitest';
import { openIndex, openSearch } from '../../scripts/search/open-search.ts';
import { understandQuery } from '../../src/search/understand-query.ts';

const find = openSearch();

describe('a search in another language', () => {
  it.each([
    ['pt', 'fundo preto, letras maiúsculas espaçadas, uma fotografia por ecrã'],
    ['pt', 'nada de degradês, nada de cantos redondos'],
    ['pt', 'luz e papel'],
    ['de', 'streng, klug und ein wenig spöttisch'],
    ['de', 'bitte kein Weiss, kein Blau und keine lächelnden Menschen'],
    ['fr', 'page calme pour des parents fatigués, sans photos'],
    ['es', 'panadería acogedora con letras grandes'],
    ['it', 'libreria severa, carta e niente foto'],
    ['nl', 'strakke bakkerij zonder foto’s'],
    ['pl', 'surowa strona dla księgowych, bez zdjęć'],
    ['cs', 'klidná stránka pro unavené rodiče'],
    ['sv', 'stram sida för sjuksköterskor'],
    ['tr', 'görme engelli kullanıcılar için'],
    ['tr', 'sade ama soğuk değil'],
    ['ru', 'уставшие родители'],
    ['ja', '新入社員の経理担当'],
    ['ja', '間がある'],
    ['ja', '正方形の写真が並んで、角に値段'],
    ['zh', '给盲人用户的银行，不要冰冷'],
    ['ko', '지친 부모를 위한 조용한 서점'],
  ])('%s: %j finds brands', (_, query) => {
    expect(find(query).length).toBeGreaterThan(0);
  });

  it.each(['blog w/o photos', 'a t-shirt shop e g for bands'])(
    'leaves single letters of English alone: %s',
    (query) => {
      expect(understandQuery(openIndex(), query)).toMatchObject({ english: query, language: null });
    },
  );

  it('finds documentation in Russian and accountants in Japanese', () => {
    expect(find('документация').slice(0, 5)).toContain('docusaurus');
    expect(find('新入社員の経理担当').slice(0, 5)).toContain('freee');
  });

  it.each([
    'où est la gare s’il vous plaît',
    'come si cucina il risotto',
    '今日の天気',
    'quanto está o dólar hoje',
  ])('%j finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });
});
