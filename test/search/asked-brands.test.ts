import { describe, expect, it } from 'vitest';
import { openIndex } from '../../scripts/search/open-search.ts';
import type { LeanEntry } from '../../src/catalog/lean-entry.ts';
import { reasonsOf } from '../../src/search/reasons.ts';
import { traitFinder } from '../../src/search/met-traits.ts';
import { documentsSetIn } from '../../src/search/search-index.ts';
import { search } from '../../src/search/search.ts';

const index = openIndex();
const found = (query: string, limit = 8) => search(index, query, limit).matches.map(({ slug }) => slug);

describe('initials', () => {
  it.each([
    ['V&A', 'va'],
    ['V & A museum', 'va'],
    ['M&S', 'va'],
    ['H and M', 'bmw-m'],
  ])('%j are no other name: not %s', (query, absent) => {
    expect(found(query)).not.toContain(absent);
    expect(found(query)).not.toEqual([]);
  });
});

describe('a former name or a host', () => {
  it.each([
    ['Vets.gov', 'va'],
    ['railway app', 'deutsche-bahn'],
    ['google', 'google-material'],
    ['google website', 'google-material'],
  ])('%j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('is no other thing: a railway app is no host', () => {
    expect(found('trein app')).not.toContain('grafana');
  });
});

describe('an ordinary name beside a page or a product', () => {
  it.each([
    ['stripe website', 'stripe'],
    ['stripe login', 'stripe'],
    ['wise transfer', 'wise'],
    ['Seek jobs', 'seek'],
    ['apple store', 'apple'],
    ['line app Japan', 'line'],
    ['Nature magazine', 'nature'],
    ['Expo docs', 'expo'],
    ['element ui', 'element-plus'],
    ['uber app', 'uber'],
    ['figma plugins', 'figma'],
  ])('%j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it.each([
    ['nature website', 'nature'],
    ['lovable website', 'stripe'],
  ])('%j does not find %s', (query, absent) => {
    expect(found(query)).not.toContain(absent);
  });
});

describe('in other languages', () => {
  it.each(['nicht Apple', 'niet Apple', 'pas Apple', 'não Apple', 'Apple değil', '不要苹果', 'не Apple'])(
    '%j refuses Apple',
    (query) => {
      expect(found(query)).not.toContain('apple');
      expect(found(query)).not.toEqual([]);
    },
  );

  it.each([
    ['Alternative zu Notion', 'notion'],
    ['alternativa a Notion', 'notion'],
    ['alternative à Slack', 'slack'],
    ['Notionの代わり', 'notion'],
    ['替代 Notion', 'notion'],
    ['аналог Notion', 'notion'],
    ['Alternative zu Slack für Schulen', 'slack'],
  ])('%j finds others than %s first', (query, other) => {
    expect(found(query)).not.toEqual([]);
    expect(found(query)[0]).not.toBe(other);
  });

  it.each([
    ['像小红书一样的社交应用', 'xiaohongshu'],
    ['メルカリみたいなアプリ', 'mercari'],
    ['楽天市場', 'rakuten'],
    ['カカオ', 'kakao'],
    ['카카오톡', 'kakao'],
    ['ВКонтакте', 'vk'],
    ['как ВКонтакте', 'vk'],
    ['任天堂', 'nintendo-2001'],
    ['wie Linear', 'linear'],
    ['NY Times', 'new-york-times'],
    ['NY Times website', 'new-york-times'],
  ])('%j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });
});

describe('a maker', () => {
  it.each([
    'a quiet bakery page that ranks on Google, cream',
    'sign in with Google, calm page',
    'like Google Docs',
  ])('is no model in %j', (query) => {
    expect(found(query, 3)).not.toContain('google-material');
  });
});

describe('a model that is the opposite of what is wanted', () => {
  it.each([
    ['like Linear but warmer', 'linear'],
    ['like Stripe but dark', 'stripe'],
    ['Linear, but light', 'linear'],
    ['like Vercel but colourful', 'vercel'],
  ])('in %j is second: %s', (query, model) => {
    expect(found(query)[1]).toBe(model);
  });

  it.each([
    ['like Apple but warmer', 'apple'],
    ['Stripe dark mode', 'stripe'],
  ])('in %j is first where it is not, or is no model: %s', (query, model) => {
    expect(found(query)[0]).toBe(model);
  });
});

describe('cheaper', () => {
  it.each([
    ['cheaper than Apple', 'apple'],
    ['cheaper looking than Porsche', 'porsche'],
  ])('%j looks for others than %s', (query, other) => {
    expect(found(query)[0]).not.toBe(other);
    expect(search(index, query).understanding.statements.map(({ values }) => values)).toContainEqual([
      'cheap',
    ]);
  });
});

describe('competitors', () => {
  it.each([
    ['rivals of Spotify', 'spotify', 'netflix'],
    ['who competes with Uber', 'uber', 'grab'],
    ['figma alternatives', 'figma', 'adobe'],
    ['Stripe competitor', 'stripe', 'razorpay'],
  ])('%j has not %s among the first five, but %s', (query, brand, other) => {
    expect(found(query, 5)).not.toContain(brand);
    expect(found(query)).toContain(other);
  });

  it('of ours are no model', () => {
    expect(search(index, 'We compete with Uber, calm page').understanding.statements).toContainEqual(
      expect.objectContaining({ kind: 'brand', relation: 'mentioned' }),
    );
  });
});

describe('reasons', () => {
  const reasonsFor = (query: string) => {
    const answer = search(index, query);
    const reasons = reasonsOf(index, answer);
    return answer.matches.map(({ document, slug }) => ({
      slug,
      reasons: reasons(document, {
        slug,
        name: slug,
        era: [],
        mood: [],
        signature_move: '',
      } as unknown as LeanEntry),
    }));
  };

  it.each(['anything but minimalist', 'never dark', 'neither dark nor minimal'])(
    'has every hit of %j',
    (query) => {
      expect(reasonsFor(query).filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    },
  );

  it('say only what a brand is', () => {
    const linear = reasonsFor('like Linear but warmer').find(({ slug }) => slug === 'linear');
    expect(linear?.reasons.map(({ said }) => said)).not.toContain('warmer');
  });
});

describe('a name that is half typed', () => {
  it.each([
    ['duol', 'duolingo'],
    ['like duol', 'duolingo'],
    ['like spot', 'spotify'],
    ['new york t', 'new-york-times'],
    ['hugging f', 'hugging-face'],
  ])('%j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('is the one that is replaced', () => {
    expect(found('alternatives to noti', 5)).not.toContain('notion');
  });

  it('is no look: `luxury car ma`', () => {
    expect(
      search(index, 'luxury car ma').understanding.statements.flatMap(({ values }) => values),
    ).not.toContain('japanese-minimal');
  });

  it.each(['like paper', 'like star', 'spot'])('is none in %j', (query) => {
    expect(search(index, query).understanding.statements.filter(({ kind }) => kind === 'brand')).toEqual([]);
  });
});

describe('a typeface or a letterform', () => {
  it.each([
    ['computer modern', 'latex-css'],
    ['Latin Modern', 'latex-css'],
  ])('%j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it.each(['Fraktur', 'Fraktur masthead'])('%j is of newspapers', (query) => {
    expect(found(query, 4)).toContain('new-york-times');
  });

  it('is none where couriers bring parcels', () => {
    const { statements } = search(index, 'courier and parcel company').understanding;
    expect(statements.filter(({ kind }) => kind === 'axis')).toEqual([]);
  });
});

describe('words of daily life in other languages', () => {
  it('find brands of their trade', () => {
    expect(found('bankieren')).toContain('nubank');
  });

  it.each(['voiture en panne que faire', 'Auto kaputt was tun'])('are an errand in %j', (query) => {
    expect(found(query)).toEqual([]);
  });
});

describe('competitors of a brand', () => {
  it.each([
    ['GitHub competitors', 'gitlab'],
    ['alternatives to GitHub', 'gitlab'],
    ['Slack competitors', 'webex'],
    ['alternatives to Discord', 'line'],
    ['alternatives to Nike', 'uniqlo'],
  ])('%j finds %s first: what it does and for whom counts more than one shared trade', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it.each([
    'cheaper than Porsche',
    'Porsche but cheaper',
    'like Porsche, but a bit cheaper',
    'a cheaper Porsche',
  ])('%j finds cars first that are no luxury', (query) => {
    expect(found(query, 4).toSorted()).toEqual(['bmw', 'renault', 'tesla', 'volvo']);
  });

  it('wants nothing dear of its model: a cheap Airbnb is for travellers', () => {
    expect(found('Airbnb but cheaper', 2)).toEqual(['kiwi-com', 'skyscanner']);
  });
});

describe('a host', () => {
  it.each([
    ['material.io', 'google-material'],
    ['https://www.material.io', 'google-material'],
    ['grok.com', 'xai'],
    ['Grok', 'xai'],
    ['kiwi', 'kiwi-com'],
  ])('%j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('has parts that are no words', () => {
    expect(found('something.de')).toEqual([]);
    expect(found('sncf.com')).toEqual(found('sncf'));
    expect(found('sncf.com', 3).every((slug) => ['deutsche-bahn', 'sbb', 'vy', 'entur'].includes(slug))).toBe(
      true,
    );
  });
});

describe('a city', () => {
  it.each([
    ['New York', 'us'],
    ['San Francisco', 'us'],
    ['Las Vegas', 'us'],
    ['Los Angeles', 'us'],
    ['Chicago', 'us'],
    ['Geneva', 'ch'],
  ])('%j is a place where nothing speaks of type', (query, country) => {
    const { statements } = search(index, query, 1).understanding;
    expect(statements.filter(({ kind }) => kind === 'country').map(({ values }) => values[0])).toEqual([
      country,
    ]);
    expect(statements.some(({ kind }) => kind === 'font')).toBe(false);
  });

  it('is a typeface beside a word of type', () => {
    const { statements } = search(index, 'headings in New York', 1).understanding;
    expect(statements.map(({ kind }) => kind)).toEqual(['font']);
  });

  it('that is a brand as well has those of its country after it', () => {
    expect(found('Oslo', 4)).toEqual(expect.arrayContaining(['oslo', 'designsystemet', 'nav-norway']));
    expect(found('Oslo')[0]).toBe('oslo');
    expect(found('Helsinki', 2)).toEqual(['helsinki', 'suomi-fi']);
  });
});

describe('a typeface', () => {
  it.each([
    ['Times New Roman', ['dell-1996', 'are-na', 'radix-themes']],
    ['Futura', ['nike', 'paypay']],
    ['Georgia', ['financial-times', 'washington-post']],
    ['Inter', ['vtex', 'cal', 'singapore']],
  ])('%j finds those that use it first', (query, first) => {
    expect(found(query, first.length).toSorted()).toEqual(first.toSorted());
  });

  it('is a reason', () => {
    const { statements } = search(index, 'Futura', 1).understanding;
    const [font] = statements.filter(({ kind }) => kind === 'font');
    const users = documentsSetIn(index, 'futura');
    expect(users.map((document) => traitFinder(index, 'font', font?.values[0] ?? '')(document))).toEqual(
      users.map(() => ['typeface: Futura']),
    );
  });

  it('that is refused puts those that use it behind', () => {
    expect(found('no Helvetica', 40)).not.toContain('foundation');
  });

  it('is no trade: Courier brings no parcels', () => {
    expect(search(index, 'Courier', 1).understanding.statements.map(({ kind }) => kind)).not.toContain(
      'audience',
    );
    expect(search(index, 'courier service', 1).understanding.statements.map(({ kind }) => kind)).toContain(
      'audience',
    );
  });

  it('that no brand uses finds those like it', () => {
    expect(search(index, 'Comic Sans', 1).understanding.statements).toContainEqual(
      expect.objectContaining({ kind: 'style', values: ['rounded-type'] }),
    );
  });
});

describe('what may have been meant', () => {
  it.each([
    ['lorem ipsum dolor', []],
    ['cheap flights to rome', []],
    ['recette tarte aux pommes', []],
    ['voiture en panne que faire', []],
    ['spotfy login problem', ['spotify']],
    ['my printr is brken', ['print', 'printer', 'broken']],
  ])('by %j shares more than a few letters', (query, meant) => {
    expect(search(index, query).suggestions).toEqual(meant);
  });

  it('is no brand by a word of the trade: openapi', () => {
    expect(search(index, 'openapi').understanding.statements.map(({ kind }) => kind)).not.toContain('brand');
  });
});

describe('two colours', () => {
  it.each([
    ['orange and black', ['jetbrains', 'grafana', 'replicate']],
    ['navy and gold', ['va']],
    ['blue and yellow', ['mercado-libre', 'walmart', 'utrecht', 'gov-br', 'ikea']],
  ])('%j finds brands of both first', (query, first) => {
    expect(found(query, first.length)).toEqual(first);
  });
});

describe('a name of several words', () => {
  it.each([
    ['wahsington post', 'washington-post'],
    ['finacial times', 'financial-times'],
    ['new yrok times', 'new-york-times'],
    ['hugging fcae', 'hugging-face'],
    ['alaska arlines', 'alaska-airlines'],
  ])('may have one misspelt: %j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it.each(['hello wrold page', 'some dark pages'])('is not %j', (query) => {
    expect(search(index, query).understanding.statements.map(({ kind }) => kind)).not.toContain('brand');
  });
});

describe('words of other things', () => {
  it.each([
    ['vue ui kit', 'naive-ui'],
    ['react ui kit', 'mantine'],
    ['ui kit', 'uikit'],
    ['css framework without javascript', 'bulma'],
    ['lime green on black', 'spotify'],
    ['flat pack furniture', 'ikea'],
    ['8 bit', 'nes-css'],
    ['learn languages', 'khan-academy'],
    ['外卖应用', 'just-eat'],
    ['kripto borsası', 'binance'],
    ['sjukvård', 'nhs'],
    ['alternative to auth0', 'okta'],
  ])('%j finds %s first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it.each(['alternative to postman', 'learning spanish'])('%j finds no namesake', (query) => {
    expect(found(query)).not.toContain('posten');
    expect(found(query)).not.toContain('telefonica');
  });

  it.each(['news.ycombinator.com', 'dev.to', 'acme.de', 'hey.com'])('are none of the host %s', (host) => {
    expect(found(host)).toEqual([]);
  });

  it.each([
    'não quero nada infantil',
    'niets kinderachtigs',
    'nichts Kindisches',
    'rien de froid',
    'nada frío',
  ])('that refuse a quality refuse it: %s', (query) => {
    const { statements } = search(index, query).understanding;
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.every(({ polarity }) => polarity === 'against')).toBe(true);
  });

  it('may begin the name of a brand', () => {
    expect(search(index, 'spot').suggestions).toEqual(['spotify']);
  });
});
