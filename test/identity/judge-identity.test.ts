import { describe, expect, it } from 'vitest';
import { judgeIdentity, type IdentityCard } from '../../src/identity/judge-identity.ts';
import type { Part, PartId } from '../../src/identity/part.ts';
import { PARTS } from '../../src/identity/parts/index.ts';
import { requireIdentity } from '../../src/identity/required.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { targetOfSaid } from '../../src/identity/target-of-said.ts';
import { targetOfList, targetOfTokens, type TargetIdentity } from '../../src/identity/target.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { scoreReadings } from '../../src/score/score.ts';
import { surveyPage } from '../../src/survey.ts';
import { readingsOf, weightsOf } from '../score/readings.ts';

const TARGET = targetOfTokens(
  {
    color: {
      light: {
        background: '#fffaf0',
        surface: '#f5ead5',
        text: '#2b2118',
        primary: '#b3401f',
        'on-primary': '#ffffff',
        link: '#b3401f',
        danger: '#d4351c',
      },
      dark: { background: '#1d1712', text: '#f5ead5', primary: '#e07a54' },
    },
    type: {
      families: {
        heading: { stack: 'Fraunces, Georgia, serif', class: 'serif' },
        body: { stack: '"Source Sans 3", Arial, sans-serif', class: 'sans' },
      },
      weights: { body: 400, heading: 600 },
      sizes: { body: '17px', h3: '22px', h2: '32px', h1: '56px' },
      line_heights: { body: 1.5 },
      tracking: { heading: '-0.02em' },
    },
    radius: { values: { button: '6px', input: '6px', card: '12px' } },
    shadow: { values: { card: '0 2px 8px #00000026' } },
    spacing: { scale: ['4px', '8px', '16px', '24px', '48px', '64px'] },
  },
  'light',
  {
    button: {
      background: '{color.primary}',
      color: '{color.on-primary}',
      border: 'none',
      padding: '12px 24px',
      'font-weight': '600',
    },
    input: { border: '1px solid {color.text}', 'border-radius': '{radius.input}', padding: '8px 16px' },
    card: { background: '{color.surface}' },
  },
);

const TRUE_CSS = `
body { margin: 0; background: #fffaf0; color: #2b2118; font: 17px/1.5 "Source Sans 3", Arial, sans-serif }
h1, h2, h3 { font-family: Fraunces, Georgia, serif; font-weight: 600; letter-spacing: -0.02em }
h1 { font-size: 56px } h2 { font-size: 32px } h3 { font-size: 22px }
main { max-width: 960px; padding: 64px 48px }
a { color: #b3401f }
button { background: #b3401f; color: #fff; border: 0; border-radius: 6px; padding: 12px 24px; font: 600 17px "Source Sans 3", Arial, sans-serif }
input { border: 1px solid #2b2118; border-radius: 6px; padding: 8px 16px; background: #fffaf0; font: inherit }
.card { background: #f5ead5; border-radius: 12px; padding: 24px; margin: 16px 0; box-shadow: 0 2px 8px #00000026 }`;

const BODY = `<main><h1>Bread from our own mill</h1>
<p>We grind on Mondays and bake on every other day. The flour is never older than a week. <a href="#">How we work</a></p>
<button>Order a loaf</button>
<h2>This week</h2>
<div class="card"><h3>Rye with caraway</h3><p>Dark, close crumb, keeps for nine days.</p><a href="#">To the recipe</a></div>
<div class="card"><h3>Wheat from the stone</h3><p>A mild loaf for every day, baked twice.</p></div>
<label>Letter by post <input placeholder="Address"></label> <button>Send</button></main>`;

function judged(css: string, target: TargetIdentity = TARGET, body = BODY): IdentityCard {
  const page = pageFromHtml({
    html: `<!doctype html><style>${TRUE_CSS}${css}</style>${body}`,
    baseUrl: 'https://example.test/',
  });
  return judgeIdentity(seeIdentity(surveyPage(page)), target);
}

function scoreOf(card: IdentityCard, id: PartId): number | null {
  return card.parts.find(({ part }) => part.id === id)?.result.score ?? null;
}

describe('a page made from the tokens', () => {
  const card = judged('');

  it('keeps the identity in every part, and needs no change', () => {
    expect(card).toMatchObject({ verdict: 'pass', reason: null, lacking: null, fixes: [] });
    expect(card.score).toBeGreaterThanOrEqual(98);
    const compared = card.parts.filter(({ result }) => result.score !== null).map(({ part }) => part.id);
    expect(compared).toEqual(
      (PARTS as readonly Part[]).map(({ id }) => id).filter((id) => id !== 'type.code'),
    );
  });

  it('shows the same in the same order every time', () => {
    expect(judged('')).toEqual(card);
  });
});

it('a typeface that is not free keeps the identity in the open substitute that its contract names', () => {
  const family = {
    stack: '"Klarna Title", sans-serif',
    class: 'display',
    licence: 'proprietary',
    substitute: 'Bricolage Grotesque',
  } as const;
  const target = targetOfTokens({ color: {}, type: { families: { heading: family } } }, 'light');
  const heading = (stack: string) =>
    scoreOf(judged(`h1, h2, h3 { font-family: ${stack} }`, target), 'type.heading') ?? 0;
  expect(heading('"Klarna Title", "Bricolage Grotesque", sans-serif')).toBe(1);
  expect(heading('"Bricolage Grotesque", sans-serif')).toBeGreaterThanOrEqual(0.9);
  expect(heading('Georgia, serif')).toBeLessThan(0.5);
});

it('a family of flags before the typeface of the page is none', () => {
  const flags = 'body { font-family: "Twemoji Country Flags", "Source Sans 3", sans-serif }';
  expect(scoreOf(judged(flags), 'type.body')).toBe(1);
});

it.each([
  ['type.tracking', 'tracking', '-0.02em', 'letter-spacing: -0.004em'],
  ['type.weight', 'font-weight', '700', 'font-weight: 300'],
] as const)('a lead paragraph is no title: %s', (part, namespace, value, css) => {
  const list = [
    { path: 'color.background', value: '#fffaf0' },
    { path: `${namespace}.heading`, value },
  ];
  const lead = '<p class="lead">We grind on Mondays and bake on every other day of the week.</p>';
  const page = BODY.replace('</h1>', `</h1>${lead.repeat(3)}`);
  const titles = 'h1, h2, h3 { letter-spacing: -0.02em; font-weight: 700 }';
  const card = judged(
    `${titles} .lead { font-size: 24px; max-width: 300px; ${css} }`,
    targetOfList(list),
    page,
  );
  expect(scoreOf(card, part)).toBeGreaterThanOrEqual(0.95);
});

it('the lines of a lead paragraph are none of a title', () => {
  const list = [
    { path: 'color.background', value: '#fffaf0' },
    { path: 'leading.body', value: '1.5' },
    { path: 'leading.display', value: '1.2' },
  ];
  const lead = '<p class="lead">We grind on Mondays and bake on every other day.</p>';
  const css = 'h1, h2, h3 { line-height: 1.2 } .lead { font-size: 23px; line-height: 1.9; max-width: 300px }';
  const card = judged(css, targetOfList(list), BODY.replace('</h1>', `</h1>${lead.repeat(3)}`));
  expect(scoreOf(card, 'type.leading')).toBeGreaterThanOrEqual(0.95);
});

describe('one part changed', () => {
  it.each<[PartId, string, number, number]>([
    ['type.body', 'body, button { font-family: "Comic Sans MS", cursive }', 0.1, 62],
    ['type.body', 'body, button { font-family: Georgia, serif }', 0.1, 62],
    ['type.heading', 'h1, h2, h3 { font-family: "Courier New", monospace }', 0.1, 70],
    ['color.primary', 'button { background: #5f3dc4 } a { color: #5f3dc4 }', 0.1, 62],
    ['color.ground', 'body { background: #2563eb; color: #fff }', 0.1, 75],
    ['color.ink', 'body { color: #2b5fd9 }', 0.1, 100],
    ['shape.radius', 'button, input, .card { border-radius: 99px }', 0.2, 97],
    ['type.weight', 'h1, h2, h3 { font-weight: 300 }', 0.6, 99],
    ['type.size', 'body { font-size: 13px } h1 { font-size: 90px }', 0.6, 99],
    ['type.tracking', 'h1, h2, h3 { letter-spacing: 0.1em }', 0.1, 99],
    ['type.leading', 'body { line-height: 2.2 }', 0.1, 99],
    ['shape.border', 'button, input { border: 4px solid #2b2118 }', 0.1, 99],
    ['shape.shadow', '.card { box-shadow: 0 30px 60px 10px #0008 }', 0.1, 99],
  ])('%s falls with %s', (id, css, mostOfPart, mostOfTotal) => {
    const card = judged(css);
    expect(scoreOf(card, id)).toBeLessThanOrEqual(mostOfPart);
    expect(card.score).toBeLessThanOrEqual(mostOfTotal);
    const { result } = card.parts.find(({ part }) => part.id === id)!;
    expect(result).toMatchObject({ measured: expect.any(String), expected: expect.any(String) });
    expect(result.score === null ? [] : result.evidence).not.toEqual([]);
  });

  it.each<[PartId, string, RegExp]>([
    ['type.body', '.card p { font-family: "Courier New", monospace }', /^courier new on \d+ % of the text$/],
    ['color.primary', 'a { color: #1a7f37 }', /^#1a7f37 on \d+ % of controls and links/],
    ['color.ground', '.card { background: #2563eb }', /^#2563eb on \d+ % of the areas$/],
  ])('%s tells what differs, where the largest share is right', (id, css, measured) => {
    const { result } = judged(css).parts.find(({ part }) => part.id === id)!;
    expect(result).toMatchObject({ measured: expect.stringMatching(measured) });
  });

  it('the shape of buttons tells the properties that differ alone', () => {
    const { result } = judged('button { padding: 12px 60px }').parts.find(
      ({ part }) => part.id === 'component.button',
    )!;
    expect(result).toMatchObject({ measured: 'padding 12px 60px', expected: 'padding 12px 24px' });
  });

  it('the shape of buttons is that of all of them, by their place', () => {
    const part = (css: string) =>
      judged(css).parts.find(({ part: { id } }) => id === 'component.button')!.result.score ?? 0;
    const [right, all] = [part(''), part('button { padding: 12px 60px }')];
    const second = part('label ~ button { padding: 12px 60px }');
    expect(second).toBeLessThan(right);
    expect(second).toBeGreaterThan(all);
  });

  it('the shape of buttons tells the look of one button of the page', () => {
    const css = 'button { padding: 12px 60px } label ~ button { color: #1a7f37; padding: 12px 24px }';
    const { result } = judged(css).parts.find(({ part }) => part.id === 'component.button')!;
    expect(result).toMatchObject({ measured: expect.toBeOneOf(['color #1a7f37', 'padding 12px 60px']) });
    const properties = result.score === null ? [] : result.declarations.map(({ property }) => property);
    expect(properties.toSorted()).toEqual(['color', 'padding']);
  });

  it('the label of a button is declared with its fill where it cannot be read on that of the page', () => {
    const declared = (css: string) => {
      const { result } = judged(css).parts.find(({ part }) => part.id === 'component.button')!;
      return result.score === null ? [] : result.declarations.map(({ property, value }) => [property, value]);
    };
    expect(declared('button { background: #ffe500; color: #111 }')).toEqual([
      ['color', '#ffffff'],
      ['background', '#b3401f'],
    ]);
    expect(declared('button { background: #5f3dc4; color: #111 }').map(([property]) => property)).toEqual([
      'color',
    ]);
  });

  it('a link that cannot be read on its ground earns no more than a grey one, and the part says so', () => {
    // The colour of links is right; a dark band under them is not what the target has under its links.
    const bands = ['main { background: #6b2513 }', '.card { background: #8a3117 } p { background: #a33a1c }'];
    for (const band of bands) {
      const card = judged(`${band} main, p { color: #fff }`);
      expect(scoreOf(card, 'color.primary'), band).toBeLessThan(scoreOf(judged(''), 'color.primary') ?? 0);
      const { result } = card.parts.find(({ part }) => part.id === 'color.primary')!;
      expect(result).toMatchObject({
        measured: expect.stringMatching(/#b3401f on #\w{6}, [\d.]+:1, below 4.5:1/),
      });
    }
  });

  it('a faint link of the target is judged by its colour', () => {
    const faint = targetOfList([
      { path: 'color.background', value: '#ffffff' },
      { path: 'color.text', value: '#111111' },
      { path: 'color.link', value: '#3ea8ff' },
    ]);
    const card = judged(
      'body { background: #fff; color: #111 } a { color: #3ea8ff } button { background: #eee }',
      faint,
    );
    expect(scoreOf(card, 'color.primary')).toBeGreaterThan(0.9);
  });

  it('a colour of another token is no primary colour, nor is that of an error', () => {
    expect(
      scoreOf(judged('button { background: #1d70b8 } a { color: #1d70b8 }'), 'color.primary'),
    ).toBeLessThan(0.1);
    const blue = targetOfList([
      { path: 'color.background', value: '#ffffff' },
      { path: 'color.primary', value: '#1d70b8' },
      { path: 'color.danger', value: '#d4351c' },
    ]);
    expect(
      scoreOf(judged('button { background: #d4351c } a { color: #d4351c }', blue), 'color.primary'),
    ).toBeLessThan(0.1);
  });

  it('a colour that only the focus or the pointer shows is none of a page at rest', () => {
    const red = targetOfList([
      { path: 'color.background', value: '#fffaf0' },
      { path: 'color.primary', value: '#b3401f' },
      { path: 'color.primary-hover', value: '#7c2855' },
      { path: 'color.focus', value: '#1b6586' },
    ]);
    for (const other of ['#1b6586', '#7c2855']) {
      const card = judged(`button { background: ${other} } a { color: ${other} }`, red);
      expect(scoreOf(card, 'color.primary'), other).toBeLessThan(0.1);
      expect(scoreOf(card, 'color.accents'), other).toBeLessThan(0.1);
    }
  });

  it('links in another hue are no incidental colour, however little of the page they are', () => {
    const neutral = targetOfList([
      { path: 'color.background', value: '#fffaf0' },
      { path: 'color.text', value: '#2b2118' },
      { path: 'color.primary', value: '#2b2118' },
      { path: 'color.link', value: '#5e6ad2' },
    ]);
    const dark = 'button { background: #2b2118 } .card { background: #eee } a { font-size: 24px }';
    expect(scoreOf(judged(`${dark} a { color: #5e6ad2 }`, neutral), 'color.accents')).toBe(1);
    expect(scoreOf(judged(`${dark} a { color: #8a6d00 }`, neutral), 'color.accents')).toBeLessThan(0.1);
    const flag = judged(
      `${dark} a { color: #5e6ad2 } small { color: #8a6d00 }`,
      neutral,
      `${BODY}<small>New</small>`,
    );
    expect(scoreOf(flag, 'color.accents')).toBeGreaterThan(0.9);
  });

  it('tinted panels and lines become those of the target, never its accent', () => {
    const night = targetOfList([
      { path: 'color.background', value: '#08090a' },
      { path: 'color.surface', value: '#18191a' },
      { path: 'color.border', value: '#34343a' },
      { path: 'color.text', value: '#f7f8f8' },
      { path: 'color.accent', value: '#5e6ad2' },
    ]);
    const panels = '.card { background: #111b2e; border: 1px solid #24324d } button { background: #3ddc97 }';
    const card = judged(`body { background: #0b1220; color: #e6edf7 } ${panels}`, night);
    const result = card.parts.find(({ part }) => part.id === 'color.accents')?.result;
    const stated = result === undefined || result.score === null ? [] : result.declarations;
    const values = Object.groupBy(stated, ({ value }) => value);
    expect(values['#18191a']).toMatchObject([{ property: 'background-color', token: 'color.surface' }]);
    expect(values['#34343a']).toMatchObject([{ property: 'border-color', token: 'color.border' }]);
    expect(values['#5e6ad2']?.map(({ property }) => property)).not.toContain('border-color');
  });

  it('a brand with black buttons is known by its coloured areas', () => {
    const black = targetOfList([
      { path: 'color.background', value: '#fffaf0' },
      { path: 'color.text', value: '#2b2118' },
      { path: 'color.primary', value: '#2b2118' },
      { path: 'color.accent', value: '#7f0019' },
      { path: 'font.body', value: 'Georgia, serif' },
    ]);
    const page = (band: string) =>
      judged(
        `body { font-family: Georgia, serif } button { background: #2b2118 } a { color: inherit } .card { background: ${band}; color: #fff }`,
        black,
      );
    expect(page('#7f0019').score).toBeGreaterThanOrEqual(85);
    expect(page('#00696f').score).toBeLessThan(42);
  });

  it('a link may have the colour that its component declares, and no other', () => {
    const green = { ...TARGET, components: { ...TARGET.components, link: { color: '#2f6f4f' } } };
    expect(scoreOf(judged('a { color: #2f6f4f }', green), 'color.primary')).toBe(1);
    expect(scoreOf(judged('a { color: #2f6f4f }'), 'color.primary')).toBeLessThan(0.8);
  });

  it('a search bar has the radius of its token, and buttons and cards that of theirs', () => {
    const tokens = new Map([...TARGET.tokens, ['radius.search', '9999px']]);
    const bar = '<form class="bar">Where to <button>Search</button></form>';
    const css =
      '.bar { border: 1px solid #2b2118; border-radius: 99px; padding: 8px } .bar button { border-radius: 99px }';
    const withBar = BODY.replace('<h1>', `${bar}<h1>`).replace('<button>Send</button>', '');
    expect(scoreOf(judged(css, { ...TARGET, tokens }, withBar), 'shape.radius')).toBe(1);
    const round = 'button, .card { border-radius: 99px !important }';
    expect(scoreOf(judged(`${css} ${round}`, { ...TARGET, tokens }, withBar), 'shape.radius')).toBeLessThan(
      0.5,
    );
  });

  it('a card without a fill looks as declared on a ground in that colour', () => {
    const card = (background: string) => ({
      ...TARGET,
      components: { ...TARGET.components, card: { background } },
    });
    const css = '.card { background: none; border: 1px solid #2b2118 }';
    expect(scoreOf(judged(css, card('#fffaf0')), 'component.card')).toBe(1);
    expect(scoreOf(judged(css, card('#f5ead5')), 'component.card')).toBe(0);
  });

  it('spaces have at most two decimals', () => {
    const { parts } = judged('main > * { padding: 1.245em; margin: 1.245em 0; font-size: 16px }');
    expect(JSON.stringify(parts.find(({ part }) => part.id === 'space.scale')?.result)).toContain('19.92px');
  });

  it('a card with a fill of another colour is no card as declared', () => {
    const target = { ...TARGET, components: { ...TARGET.components, card: { background: '#f5ead5' } } };
    const filled = (fill: string) =>
      scoreOf(judged(`.card { background: ${fill} }`, target), 'component.card');
    expect(filled('#f5ead5')).toBe(1);
    expect(filled('#f7eedd')).toBeGreaterThan(0.9);
    expect(filled('#10233f')).toBe(0);
    expect(filled('#ff0000')).toBe(0);
  });

  it('the other scheme of the brand is closer than a ground it never has', () => {
    const dark = judged('body { background: #1d1712; color: #f5ead5 }');
    const alien = judged('body { background: #10233f; color: #f5ead5 }');
    expect(scoreOf(dark, 'color.ground')).toBeGreaterThan(scoreOf(alien, 'color.ground') ?? 1);
    expect(scoreOf(dark, 'color.ink')).toBe(1);
  });
});

describe('the fixes', () => {
  const card = judged(
    'body, button { font-family: "Comic Sans MS", cursive } button { background: #0a8f3c; border-radius: 0 }',
  );

  it('are declarations in the tokens of the target, largest gain first', () => {
    const [first] = card.fixes;
    expect(first).toMatchObject({
      part: 'type.body',
      declarations: [
        {
          role: 'text',
          property: 'font-family',
          value: '"Source Sans 3", Arial, sans-serif',
          token: 'font.body',
        },
      ],
    });
    const button = card.fixes.find(({ part }) => part === 'color.primary')?.declarations;
    expect(button).toContainEqual({
      role: 'button',
      property: 'background-color',
      value: '#b3401f',
      token: 'color.primary',
    });
    const gains = card.fixes.map(({ predictedDelta }) => predictedDelta);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  });

  it('gain what they state when the page follows them', () => {
    const typeface = card.fixes.find(({ part }) => part === 'type.body')!;
    const after = judged('button { background: #0a8f3c; border-radius: 0 }');
    expect((after.score ?? 0) - (card.score ?? 0)).toBeCloseTo(typeface.predictedDelta, 0);
  });
});

describe('what is not known', () => {
  it('is not scored', () => {
    const colors = TARGET.schemes.flatMap(({ colors }) => colors).length;
    expect(colors).toBeGreaterThan(0);
    const { parts } = judged('', { ...TARGET, tokens: new Map(), components: {}, spaces: [], sizes: [] });
    const radius = parts.find(({ part }) => part.id === 'shape.radius');
    expect(radius?.result).toEqual({ score: null, reason: 'The tokens of the target do not state it.' });
  });

  it('may be too much for a score, on either side', () => {
    const poor = targetOfList([{ path: 'radius.card', value: '8px' }]);
    expect(judged('', poor)).toMatchObject({ score: null, verdict: null, lacking: 'target', fixes: [] });
    expect(judged('', TARGET, '<img src="a.png" width=900 height=600>')).toMatchObject({
      score: null,
      lacking: 'page',
      reason: expect.stringContaining('page'),
    });
  });
});

describe('a verdict that requires the identity', () => {
  const passing = scoreReadings({
    readings: readingsOf({ 'surface.radius': 'pill' }),
    target: { 'surface.radius': 'pill' },
    weights: weightsOf({}),
    gate: null,
  });
  const card = judged('');

  it.each<[string, Partial<IdentityCard>, string, string | null]>([
    ['a true page', { score: 97, verdict: 'pass' }, 'pass', null],
    ['a page with one clash', { score: 60, verdict: 'revise' }, 'revise', null],
    ['a page with two', { score: 45, verdict: 'reject' }, 'reject', null],
    ['another brand', { score: 39.9, verdict: 'reject' }, 'reject', 'identity'],
    ['a page that shows too little', { score: null, verdict: null, lacking: 'page' }, 'revise', null],
    ['tokens that state too little', { score: null, verdict: null, lacking: 'target' }, 'pass', null],
  ])('of %s', (_, change, verdict, blockedBy) => {
    expect(requireIdentity(passing, { ...card, ...change })).toMatchObject({
      verdict,
      blockedBy,
      score: 100,
    });
  });

  it('leaves a page rejected that a gate has rejected', () => {
    const empty = { ...passing, verdict: 'reject' as const, blockedBy: 'empty_page' as const };
    expect(requireIdentity(empty, card)).toBe(empty);
  });
});

it.each([
  ['heading', 'Fraunces', [1, null]],
  ['body', 'Source Sans 3', [null, 1]],
])('a typeface that a brief says for %s alone says nothing of the other', (role, value, scores) => {
  const card = judged('', targetOfSaid([{ path: `font.${role}`, value }]));
  expect([scoreOf(card, 'type.heading'), scoreOf(card, 'type.body')]).toEqual(scores);
});

it('a button filled with a gradient has the colours of the gradient, not those of its ground', () => {
  const css = 'button { background: linear-gradient(#b3401f, #c04a26) }';
  expect(scoreOf(judged(css), 'color.primary')).toBeGreaterThan(0.9);
  const { result } = judged(css).parts.find(({ part }) => part.id === 'component.button') ?? {};
  expect(JSON.stringify(result)).not.toContain('transparent');
  const other = judged('button { background: linear-gradient(#18a558, #0e7a3f) } a { color: #18a558 }');
  expect(scoreOf(other, 'color.primary')).toBeLessThan(0.5);
});

it('a field for several lines has the height of its text', () => {
  const target = targetOfTokens({ color: {} }, 'light', { input: { height: '40px', padding: '8px' } });
  const field = (tag: string) => `<main><p>Write to us</p><${tag} class="f"></${tag}></main>`;
  const css = '.f { height: 160px; padding: 8px; border: 1px solid #222 }';
  const heightOf = (tag: string) =>
    JSON.stringify(judged(css, target, field(tag)).parts.find(({ part }) => part.id === 'component.input'));
  expect(heightOf('input')).toContain('height 178px');
  expect(heightOf('textarea')).not.toContain('height');
});
