import { describe, expect, it } from 'vitest';
import { openIndex, openSearch } from '../../scripts/search/open-search.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { understandQuery } from '../../src/search/understand-query.ts';
import { GLOSSARIES } from '../../src/words/languages/index.ts';

const find = openSearch();
const index = openIndex();
const statements = (query: string) => understandQuery(index, query).statements;

/** What queries say of a look, by the axis and its value, in every language. */
const LOOKS = [
  [
    'surface.dark_mode',
    'dark-first',
    {
      de: 'Dunkle Seite',
      fr: 'Page sombre',
      es: 'Página oscura',
      it: 'Pagina scura',
      pt: 'Página escura',
      nl: 'Donkere pagina',
      pl: 'Ciemna strona',
      cs: 'Tmavá stránka',
      sv: 'Mörk sida',
      tr: 'Koyu sayfa',
      ru: 'Тёмная страница',
      ja: '暗いページ',
      zh: '深色页面',
      ko: '어두운 페이지',
    },
  ],
  [
    'voice.sentence_length',
    'terse',
    {
      de: 'kurze Texte',
      fr: 'textes courts',
      es: 'textos cortos',
      it: 'testi brevi',
      pt: 'textos curtos',
      nl: 'korte teksten',
      pl: 'krótkie teksty',
      cs: 'krátké texty',
      sv: 'korta texter',
      tr: 'kısa metinler',
      ru: 'короткие тексты',
      ja: '短いテキスト',
      zh: '简短的文字',
      ko: '짧은 텍스트',
    },
  ],
  [
    'voice.sentence_length',
    'flowing',
    {
      de: 'lange Texte',
      fr: 'textes longs',
      es: 'textos largos',
      it: 'testi lunghi',
      pt: 'textos longos',
      nl: 'lange teksten',
      pl: 'długie teksty',
      cs: 'dlouhé texty',
      sv: 'långa texter',
      tr: 'uzun metinler',
      ru: 'длинные тексты',
      ja: '長いテキスト',
      zh: '长文字',
      ko: '긴 텍스트',
    },
  ],
  [
    'palette.contrast',
    'high',
    {
      de: 'Hoher Kontrast',
      fr: 'Contraste élevé',
      es: 'Contraste alto',
      it: 'Contrasto alto',
      pt: 'Contraste alto',
      nl: 'Hoog contrast',
      pl: 'Wysoki kontrast',
      cs: 'Vysoký kontrast',
      sv: 'Hög kontrast',
      tr: 'Yüksek kontrast',
      ru: 'Высокий контраст',
      ja: '高いコントラスト',
      zh: '高对比度',
      ko: '높은 대비',
    },
  ],
  [
    'palette.contrast',
    'low',
    {
      de: 'Niedriger Kontrast',
      fr: 'Contraste faible',
      es: 'Contraste bajo',
      it: 'Contrasto basso',
      pt: 'Contraste baixo',
      nl: 'Laag contrast',
      pl: 'Niski kontrast',
      cs: 'Nízký kontrast',
      sv: 'Låg kontrast',
      tr: 'Düşük kontrast',
      ru: 'Низкий контраст',
      ja: '低いコントラスト',
      zh: '低对比度',
      ko: '낮은 대비',
    },
  ],
  [
    'whitespace.section_gap',
    'grand',
    {
      de: 'Mehr Abstand zwischen den Abschnitten',
      fr: 'Plus d’espace entre les sections',
      es: 'Más espacio entre secciones',
      it: 'Più spazio tra le sezioni',
      pt: 'Mais espaço entre as seções',
      nl: 'Meer ruimte tussen de secties',
      pl: 'Więcej miejsca między sekcjami',
      cs: 'Více místa mezi sekcemi',
      sv: 'Mer utrymme mellan sektionerna',
      tr: 'Bölümler arasında daha fazla boşluk',
      ru: 'Больше места между разделами',
      ja: 'セクションの間隔を広く',
      zh: '段落之间更多留白',
      ko: '섹션 사이 여백을 더',
    },
  ],
  [
    'whitespace.section_gap',
    'compact',
    {
      de: 'Weniger Abstand zwischen den Abschnitten',
      fr: 'Moins d’espace entre les sections',
      es: 'Menos espacio entre secciones',
      it: 'Meno spazio tra le sezioni',
      pt: 'Menos espaço entre as seções',
      nl: 'Minder ruimte tussen de secties',
      pl: 'Mniej miejsca między sekcjami',
      cs: 'Méně místa mezi sekcemi',
      sv: 'Mindre utrymme mellan sektionerna',
      tr: 'Bölümler arasında daha az boşluk',
      ru: 'Меньше места между разделами',
      ja: 'セクションの間隔を狭く',
      zh: '区块之间更小间距',
      ko: '섹션 간격을 좁게',
    },
  ],
  [
    'surface.dark_mode',
    'system-adaptive',
    {
      de: 'Automatischer Dunkelmodus',
      fr: 'Mode sombre automatique',
      es: 'Modo oscuro automático',
      it: 'Modalità scura automatica',
      pt: 'Modo escuro automático',
      nl: 'Automatische donkere modus',
      pl: 'Automatyczny tryb ciemny',
      cs: 'Automatický tmavý režim',
      sv: 'Automatiskt mörkt läge',
      tr: 'Otomatik karanlık mod',
      ru: 'Автоматическая тёмная тема',
      ja: '自動ダークモード',
      zh: '自动深色模式',
      ko: '자동 다크 모드',
    },
  ],
  [
    'motion.trigger',
    'hover-only',
    {
      de: 'Animationen nur beim Überfahren mit der Maus',
      fr: 'Animations uniquement au survol',
      es: 'Animaciones solo al pasar el ratón',
      it: 'Animazioni solo al passaggio del mouse',
      pt: 'Animações só ao passar o mouse',
      nl: 'Animaties alleen bij hover',
      pl: 'Animacje tylko po najechaniu myszą',
      cs: 'Animace jen při najetí myší',
      sv: 'Animationer bara vid hovring',
      tr: 'Sadece fareyle üzerine gelince animasyon',
      ru: 'Анимация только при наведении',
      ja: 'ホバー時だけアニメーション',
      zh: '仅在悬停时有动画',
      ko: '호버할 때만 애니메이션',
    },
  ],
  [
    'type.heading_weight',
    'light',
    {
      de: 'dünne Überschriften',
      fr: 'titres fins',
      es: 'titulares delgados',
      it: 'titoli sottili',
      pt: 'títulos finos',
      nl: 'dunne koppen',
      pl: 'cienkie nagłówki',
      cs: 'tenké nadpisy',
      sv: 'tunna rubriker',
      tr: 'ince başlıklar',
      ru: 'тонкие заголовки',
      ja: '細い見出し',
      zh: '细标题',
      ko: '얇은 제목',
    },
  ],
  [
    'type.heading_weight',
    'bold',
    {
      de: 'fette Überschriften',
      fr: 'titres gras',
      es: 'titulares en negrita',
      it: 'titoli in grassetto',
      pt: 'títulos em negrito',
      nl: 'vette koppen',
      pl: 'pogrubione nagłówki',
      cs: 'tučné nadpisy',
      sv: 'feta rubriker',
      tr: 'kalın başlıklar',
      ru: 'жирные заголовки',
      ja: '太い見出し',
      zh: '粗标题',
      ko: '굵은 제목',
    },
  ],
] as const;

/** Trades as customers say them, with a brand that is among the first two. */
const TRADES = [
  [
    'algolia',
    'Suchmaschine|moteur de recherche|buscador|motore di ricerca|motor de busca|zoekmachine|wyszukiwarka',
  ],
  ['algolia', 'vyhledávač|sökmotor|arama motoru|поисковик|検索エンジン|搜索引擎|검색 엔진'],
  [
    'just-eat',
    'Essen bestellen|livraison de repas|reparto de comida|consegna pasti|entrega de comida|eten bestellen',
  ],
  [
    'just-eat',
    'jedzenie na dowóz|rozvoz jídla|matleverans|yemek siparişi|доставка еды|フードデリバリー|外卖|음식 배달 앱',
  ],
  [
    'abema',
    'Fernsehsender|chaîne de télé|canal de televisión|televisione|canal de TV|televisiezender|telewizja',
  ],
  ['abema', 'televize|tv-kanal|televizyon|телеканал|テレビ|电视台|텔레비전'],
  [
    'finn',
    "Gebrauchtwagen|voitures d'occasion|coches de segunda mano|auto usate|carros usados|tweedehands auto's",
  ],
  [
    'finn',
    'używane samochody|ojetá auta|begagnade bilar|ikinci el araba|подержанные автомобили|中古車|二手车|중고차',
  ],
  ['amazon', 'tienda virtual|loja virtual|nätbutik|интернет-магазин'],
  ['cookpad', 'Kochrezepte|recetas de cocina|przepisy kulinarne'],
] as const;

describe.each(TRADES)('%s is of the trade', (slug, queries) => {
  it.each(queries.split('|'))('%s', (query) => {
    expect(find(query).slice(0, 2)).toContain(slug);
  });
});

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

describe.each(LOOKS)('%s: %s', (axis, value, queries) => {
  it.each(Object.entries(queries))('%s: %s', (_, query) => {
    const read = statements(query);
    expect(read.find((one) => one.kind === 'axis' && one.axis === axis)?.values[0]).toMatch(value);
    expect(read.filter(({ kind, values }) => kind === 'brand' || values.includes('space'))).toEqual([]);
  });
});

describe('what is meant by words that are alike elsewhere', () => {
  it.each([
    'weniger Schatten',
    'moins d’ombre',
    'menos sombra',
    'meno ombre',
    'menos sombra',
    'minder schaduw',
    'mniej cieni',
    'méně stínů',
    'mindre skugga',
    'daha az gölge',
    'меньше теней',
    '影を少なく',
    '更少阴影',
    '그림자를 줄여',
  ])('%s asks for less shadow', (query) => {
    expect(statements(query)).toMatchObject([{ kind: 'style', values: ['shadows'], polarity: 'against' }]);
  });

  it.each([
    'universität',
    'université',
    'universidad',
    'università',
    'universidade',
    'universiteit',
    'uniwersytet',
    'univerzita',
    'universitet',
    'üniversite',
    'университет',
    '大学',
    '大学',
    '대학',
  ])('%s asks for universities', (query) => {
    expect(find(query).slice(0, 2).toSorted()).toEqual(find('universities').slice(0, 2).toSorted());
  });

  it.each([
    ['Banken aus Norwegen', 'no'],
    ['norwegische Banken', 'no'],
    ['Schweden', 'se'],
    ['deutsche Autos', 'de'],
    ['Banken in der Schweiz', 'ch'],
    ['banques suisses', 'ch'],
    ['bancos suizos', 'ch'],
    ['bancos de Suiza', 'ch'],
    ['スイス', 'ch'],
    ['banche in Svizzera', 'ch'],
    ['スイスの銀行', 'ch'],
    ['banques de Norvège', 'no'],
    ['banques norvégiennes', 'no'],
    ['bancos de Noruega', 'no'],
    ['bancos noruegos', 'no'],
    ['banche della Norvegia', 'no'],
    ['banche norvegesi', 'no'],
    ['bancos da Noruega', 'no'],
    ['bancos noruegueses', 'no'],
    ['banken uit Noorwegen', 'no'],
    ['Noorse banken', 'no'],
    ['banki z Norwegii', 'no'],
    ['norweskie banki', 'no'],
    ['banky z Norska', 'no'],
    ['norské banky', 'no'],
    ['banker från Norge', 'no'],
    ['norska banker', 'no'],
    ['Norveç bankaları', 'no'],
    ['Norveç’ten bankalar', 'no'],
    ['банки Норвегии', 'no'],
    ['норвежские банки', 'no'],
    ['ノルウェーの銀行', 'no'],
    ['ノルウェー', 'no'],
    ['挪威的银行', 'no'],
    ['挪威銀行', 'no'],
    ['노르웨이 은행', 'no'],
    ['노르웨이의 은행', 'no'],
    ['automobile française', 'fr'],
    ['bancos en España', 'es'],
    ['banki z Czech', 'cz'],
    ['автомобили Румынии', 'ro'],
    ['arjantin markaları', 'ar'],
    ['estniska företag', 'ee'],
    ['Israëlische merken', 'il'],
    ['armenische Marken', 'am'],
    ['nigerijské banky', 'ng'],
    ['maltesische Firmen', 'mt'],
  ])('%s is of the country %s', (query, country) => {
    expect(statements(query)).toContainEqual(expect.objectContaining({ kind: 'country', values: [country] }));
    expect(statements(query).filter(({ values }) => values.includes('swiss'))).toEqual([]);
  });

  it.each(['Schweizer Stil', 'estilo suizo', 'szwajcarski styl', 'スイススタイル', '瑞士风格'])(
    '%s is the style',
    (query) => {
      expect(statements(query)).toMatchObject([{ kind: 'style', values: ['swiss'] }]);
    },
  );

  it.each(['automático', 'página automática', 'línea automática'])('%s names no brand', (query) => {
    expect(statements(query).filter(({ kind }) => kind === 'brand')).toEqual([]);
  });

  it('knows every country of a brand by its name in every language', () => {
    const codes = new Set(CATALOG.brands.map(({ entry }) => entry.country ?? 'no'));
    const named = Object.keys(GLOSSARIES).flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return [...codes].map((code) => ({ code, name: names.of(code.toUpperCase()) ?? '' }));
    });
    const isKnown = ({ code, name }: { readonly code: string; readonly name: string }) =>
      statements(name).some(({ kind, values }) => kind === 'country' && values[0] === code);
    // Names of brands, a name that is a style in French as well, and words for independent games and for cinemas.
    const others = new Set(['Italia', 'Itália', 'Singapore', 'Suisse', 'Indie', 'Kina']);
    expect(named.filter((one) => !isKnown(one) && !others.has(one.name))).toEqual([]);
  });
});
