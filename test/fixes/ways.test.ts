import { describe, expect, it } from 'vitest';
import { waysFor, workshopOf } from '../../src/fixes/workshop.ts';
import type { AxisId, Grammar } from '../../src/grammar/axes/index.ts';
import { styleTokens } from '../../src/grammar/style-tokens.ts';
import { survey } from './proven.ts';

const LINE = 'The archive keeps every letter that the office sent since it opened. ';
const TEXT = LINE.repeat(6);
const PLAIN = 'body { margin: 0; background: #fff; color: #222; font: 16px/1.5 Georgia, serif }';
const SECTIONS = `<section><h2>Years</h2><p>${TEXT}</p></section>`.repeat(3);
const SPACED = 'section { margin: 96px 64px } p { margin: 0 0 16px }';
const LINKS = `<p><a href=a>Old letters</a> ${LINE.repeat(2)}<a href=b>New letters</a></p>`;
const BUTTONS = '<button>Order</button> <button>Read on</button>';
const HEADER = '<header>Letters of the office</header>';

const TOKENS = styleTokens([
  { path: 'color.background', value: '#ffffff' },
  { path: 'color.text', value: '#1a2b3c' },
  { path: 'color.primary', value: '#0b5fff' },
  { path: 'color.accent', value: '#d2420f' },
  { path: 'color.surface', value: '#eef1f6' },
  { path: 'color.border', value: '#c9d1dc' },
  { path: 'text.body', value: '17px' },
  { path: 'leading.body', value: '1.6' },
]);

interface Row {
  readonly axis: AxisId;
  readonly from: string;
  readonly to: string;
  /** Contents of the body. */
  readonly body: string;
  /** Rules of the page beside those of PLAIN. */
  readonly css?: string;
  /** Further values of the target. */
  readonly beside?: Grammar;
}

/** The stylesheets of all ways that an axis has on a page, first way first. */
function sheetsOf({ axis, from, to, body, css = '', beside = {} }: Row, tokens = TOKENS): string[] {
  const read = survey(
    `<!doctype html><html lang=en><head><title>Letters</title><style>${PLAIN} ${css}</style></head><body><h1>Letters</h1>${body}</body></html>`,
  );
  expect(read.readings[axis].value).toBe(from);
  const target: Grammar = { ...beside, [axis]: to };
  const workshop = workshopOf({ survey: read, tokens, target });
  const offer = waysFor({ axis, target: to }, workshop.restyling, read.readings);
  if (typeof offer === 'string') return expect.fail(offer);
  return offer.map((way) => onWideScreens(workshop.write(workshop.shorten(way))));
}

/** A stylesheet with large font sizes as they are on a screen of 1,280 px. */
const onWideScreens = (css: string) => css.replace(/min\(([\d.]+px), 12vw\)/g, '$1');
const ALL = HEADER + LINKS + SECTIONS + BUTTONS;

describe('ways leave alone', () => {
  const MENU =
    '<nav></nav><div class="menu"><ul>' +
    ['Alerts', 'Cards', 'Menus'].map((name) => `<li><a href="${name}">${name}</a></li>`).join('') +
    '</ul></div>';
  const buttonsOf = (body: string) =>
    sheetsOf({ axis: 'emphasis.cta_treatment', from: 'underline-only', to: 'filled-solid', body }).join('\n');

  it('entries of a list of links, which are no main actions', () => {
    expect(buttonsOf(`${SECTIONS}${MENU}<div><a class="more" href="all">All the letters</a></div>`)).toMatch(
      /^\.more /m,
    );
    expect(
      buttonsOf(`${SECTIONS}${MENU}<div><a class="more" href="all">All the letters</a></div>`),
    ).not.toMatch(/menu|\bli\b|\bul\b/);
  });

  it('the fill of captions on pictures', () => {
    const figure = `<figure><img src="a.jpg" width="600" height="300" alt="A street"><figcaption>${LINE}</figcaption></figure>`;
    const css =
      'figcaption { background: #333; color: #fff; padding: 24px } section { background: #eee; padding: 24px }';
    for (const sheet of sheetsOf({
      axis: 'emphasis.density_signals',
      from: 'grouping-cards',
      to: 'whitespace',
      body: SECTIONS + figure,
      css,
    }))
      expect(sheet).not.toContain('figcaption');
  });

  it('entries of a menu, which are no groups', () => {
    const aside = `<aside>${'<div class="entry"><b>Years</b></div>'.repeat(4)}</aside>`;
    const css = '.entry { width: 300px; height: 60px }';
    for (const sheet of sheetsOf({
      axis: 'emphasis.density_signals',
      from: 'whitespace',
      to: 'grouping-cards',
      body: aside + SECTIONS,
      css,
    }))
      expect(sheet).not.toContain('entry');
  });
});

describe('the ways of an axis', () => {
  it.each<Row & { expected: readonly RegExp[] }>([
    {
      axis: 'type.display_scale',
      from: 'oversized',
      to: 'balanced',
      body: `<h4>Years of letters</h4>${ALL}`,
      css: 'h1 { font-size: 40px } h4 { font-size: 80px }',
      expected: [/^h4 \{\s+font-size: 48px;/],
    },
    {
      axis: 'palette.accent_use',
      from: 'rare-signal',
      to: 'recurring',
      body: ALL,
      css: SPACED,
      expected: [/^a \{\s+color: #0b5fff;[^]*section, header, body > p \{\s+border-top: 4px solid #0b5fff;/],
    },
    {
      axis: 'palette.accent_use',
      from: 'rare-signal',
      to: 'recurring',
      body: ALL,
      css: SPACED,
      beside: { 'emphasis.density_signals': 'grouping-cards' },
      expected: [/section, header, body > p \{\s+border-left: 4px solid #0b5fff;/],
    },
    {
      axis: 'palette.warmth',
      from: 'neutral',
      to: 'mixed',
      body: HEADER + SECTIONS + BUTTONS,
      css: SPACED,
      beside: { 'palette.accent_use': 'recurring' },
      expected: [/button \{\s+background-color: #0b5fff;[^]*border-top: 4px solid #d2420f;/],
    },
    {
      axis: 'palette.strategy',
      from: 'mono',
      to: 'duotone',
      body: HEADER + SECTIONS + BUTTONS,
      css: SPACED,
      expected: [/button \{\s+background-color: #0b5fff;[^]*border-top: 4px solid #d2420f;/],
    },
    {
      axis: 'type.body_size',
      from: 'small',
      to: 'regular',
      body: SECTIONS,
      css: 'p { font-size: 13px }',
      expected: [
        /^p \{\s+font-size: 17px;\s+line-height: 1\.6;\s+\}$/,
        /p \{\s+font-size: 17px;[^]*h1 \{\s+font-size: 42px;/, // 32 px x 17 / 13, to half a pixel
      ],
    },
    {
      axis: 'emphasis.mechanism',
      from: 'weight',
      to: 'color',
      body: LINKS + SECTIONS,
      css: 'h1, h2 { font-size: 18px }',
      expected: [/^a \{\s+color: #0b5fff;\s+\}$/, /h2, h1 \{\s+font-weight: 400;/],
    },
    {
      axis: 'emphasis.density_signals',
      from: 'whitespace',
      to: 'grouping-cards',
      body: SECTIONS,
      css: SPACED,
      expected: [/^section \{\s+background-color: #eef1f6;\s+padding: 24px;\s+\}$/],
    },
    {
      axis: 'emphasis.density_signals',
      from: 'whitespace',
      to: 'borders',
      body: SECTIONS,
      css: SPACED,
      expected: [/^section \{\s+border: 1px solid #c9d1dc;/],
    },
    {
      axis: 'palette.contrast',
      from: 'low',
      to: 'high',
      body: SECTIONS,
      css: 'p { color: #888 }',
      expected: [/^p \{\s+color: #1a2b3c;\s+\}$/],
    },
  ])('from $axis $from to $to declare it in tokens of the target', ({ expected, ...row }) => {
    const sheets = sheetsOf(row);
    for (const pattern of expected) expect(sheets).toContainEqual(expect.stringMatching(pattern));
  });

  it.each([
    ['palette.accent_use', 'rare-signal', 'recurring', '#0b5fff'],
    ['palette.strategy', 'mono', 'duotone', '#0b5fff'],
    ['palette.warmth', 'neutral', 'mixed', '#d2420f'],
  ] as const)('of %s draw a line along the upper edge of the page', (axis, from, to, color) => {
    const line = (px: number) => `body {\n  border-top: ${px}px solid ${color};\n}`;
    expect(sheetsOf({ axis, from, to, body: SECTIONS })).toContain(line(6));
    // A header that stays at the window would hide it.
    const css = 'header { position: fixed; top: 0; left: 0; right: 0; height: 60px; background: #eee }';
    expect(sheetsOf({ axis, from, to, body: HEADER + SECTIONS, css }).join()).not.toMatch(
      /body \{\s+border-top/,
    );
  });

  it('draw a band along it only where the target fills bands, and no line where its accent is rare', () => {
    const edges = (use: 'pervasive' | 'rare-signal') =>
      sheetsOf({
        axis: 'palette.strategy',
        from: 'mono',
        to: 'duotone',
        body: SECTIONS,
        beside: { 'palette.accent_use': use },
      }).join('\n');
    expect(edges('pervasive')).toMatch(/body \{\s+border-top: 16px/);
    expect(edges('rare-signal')).not.toMatch(/body \{\s+border-top/);
  });

  const LINED = 'body { border-top: 16px solid #0b5fff }';

  it('thin a line along the upper edge for an accent that is rare', () => {
    const row = { axis: 'palette.accent_use', body: SECTIONS } as const;
    const thin = 'body {\n  border-top-width: 6px;\n}';
    expect(sheetsOf({ ...row, from: 'recurring', to: 'rare-signal', css: LINED })).toContain(thin);
  });

  it('give code samples, tables and pictures a shadow or frame on a page without cards', () => {
    const body = `${SECTIONS}<pre>order --paper --ink</pre>`;
    const shadows = sheetsOf({ axis: 'surface.shadows', from: 'none', to: 'subtle', body });
    expect(shadows.at(-1)).toMatch(/^pre \{\s+box-shadow: [^;]+;\s+padding: 12px 16px;/);
    const borders = sheetsOf({ axis: 'surface.borders', from: 'none', to: 'hairline', body, css: LINED });
    expect(borders.at(-1)).toMatch(/^button, pre|^pre \{\s+border: 1px solid #c9d1dc/);
    expect(borders.at(-1)).not.toMatch(/body/);
  });

  it('let a control whose label is a sign answer to the pointer', () => {
    const body = `${SECTIONS}<button>◐</button>`;
    expect(sheetsOf({ axis: 'motion.budget', from: 'none', to: 'accent', body })[1]).toMatch(
      /button:hover[^]*transition: opacity/,
    );
  });

  it('lighten heavy headings by a step for emphasis by size, and shrink none that are large enough', () => {
    const row = { axis: 'emphasis.mechanism', from: 'weight', to: 'scale', body: SECTIONS } as const;
    const beside: Grammar = { 'type.heading_weight': 'bold', 'type.display_scale': 'balanced' };
    const css =
      'h1 { font-size: 57px } h2 { font-size: 22px; font-weight: 700 } h1, p b { font-weight: 700 }';
    const sheets = sheetsOf({ ...row, css, beside });
    expect(sheets.at(-2)).toMatch(/font-weight: 500/);
    expect(sheets.join('\n')).not.toMatch(/h1 \{[^}]*font-size: (?!57)/);
  });

  it('change the ground on panels alone where the root has another colour', () => {
    const css = 'html, body { background: #0b5fff } main { background: #f2f2f2; margin-bottom: 90px }';
    const body = `<main>${SECTIONS}</main>`;
    const sheets = sheetsOf({ axis: 'surface.ground', from: 'gray-light', to: 'white', body, css });
    expect(sheets).toContain('main {\n  background-color: #ffffff;\n}');
  });

  it('leave tiles that lead to other places out of the buttons', () => {
    const tile = '<a class="tile" href="a"><b>Years</b><span>1820 to 1871</span></a>';
    const css =
      '.tile { display: inline-block; padding: 24px; border: 1px solid #999; margin: 8px } .tile * { display: block }';
    const body = `<div>${tile.repeat(4)}</div><button>Order now</button>${SECTIONS}`;
    const [first] = sheetsOf({
      axis: 'emphasis.cta_treatment',
      from: 'outlined',
      to: 'filled-solid',
      body,
      css,
    });
    expect(first).not.toMatch(/tile/);
  });

  it('colour headings below the largest for emphasis by colour, then all, in smaller sizes last', () => {
    const body = `${SECTIONS}<h3>Clerks</h3>`;
    const row: Row = {
      axis: 'emphasis.mechanism',
      from: 'scale',
      to: 'color',
      body,
      css: 'h1 { font-size: 80px }',
    };
    const coloured = (beside: Grammar) =>
      sheetsOf({ ...row, beside }).map((css) => /^(.*) \{\s+color: #0b5fff;/m.exec(css)?.[1]);
    expect(coloured({ 'type.display_scale': 'oversized' })).toEqual([
      undefined,
      'h2, h3',
      'h2, h1, h3',
      undefined,
      'h2, h3',
      'h2, h3',
    ]);
    const last = sheetsOf({ ...row, beside: { 'type.display_scale': 'oversized' } }).at(-1);
    expect(last).toMatch(/h1 \{\s+font-size: 67px/);
    // Where headings are to be in the ink of the target, they have its accent only if words, links and labels are not enough.
    const [first, second, third, ...rest] = coloured({ 'type.display_scale': 'balanced' });
    expect([first, second, third]).toEqual([undefined, undefined, undefined]);
    expect(rest.slice(0, 2)).toEqual(['h2, h3', 'h2, h1, h3']);
  });

  it('leave text in colours as it is, before all text gets another contrast', () => {
    const css = 'p { color: #555 } .go { color: #0b5fff }';
    const body = `${SECTIONS}<a class="go" href="/all">All the letters</a>`;
    const sheets = sheetsOf({ axis: 'palette.contrast', from: 'medium', to: 'extreme', body, css });
    expect(sheets.at(-2)).not.toMatch(/\.go\b|\ba\b/);
    expect(sheets.at(-1)).toMatch(/\.go\b|\ba\b/);
  });

  it('leave links in colours as they are, before text of theirs gets another contrast', () => {
    const css = 'p { color: #555 } p a { color: #0b5fff }';
    const body = `${SECTIONS}${LINKS}`;
    const sheets = sheetsOf({ axis: 'palette.contrast', from: 'medium', to: 'extreme', body, css });
    expect(sheets.slice(0, 2).join()).not.toMatch(/\ba\b/);
    expect(sheets.at(-1)).toMatch(/\ba\b/);
  });

  it('fill no part with the colour of disabled controls', () => {
    const tokens = styleTokens([
      { path: 'color.background', value: '#f7f1e3' },
      { path: 'color.text', value: '#4b4a48' },
      { path: 'color.primary', value: '#5b3a21' },
      { path: 'color.surface', value: '#eae4d6' },
      { path: 'color.disabled', value: '#c8c2b5' },
    ]);
    const body = `<div class="band"><h2>Letters</h2><p>${TEXT}</p></div>${SECTIONS}`;
    const css = '.band { background: #5b3a21; color: #fff; padding: 32px }';
    const sheets = sheetsOf(
      { axis: 'palette.accent_use', from: 'pervasive', to: 'recurring', body, css },
      tokens,
    );
    expect(sheets[0]).toMatch(/background-color: #eae4d6/);
  });

  it('draw a line in a further hue above the line that a page has', () => {
    const css = 'body { border-top: 16px solid #d2420f }';
    const beside: Grammar = { 'palette.strategy': 'duotone', 'palette.accent_use': 'pervasive' };
    const row = { axis: 'palette.warmth', from: 'warm', to: 'mixed', body: SECTIONS, css, beside } as const;
    const above = /^html \{\s+border-top: 16px solid #0b5fff/m;
    expect(sheetsOf(row).join('\n')).toMatch(above);
    const pair = styleTokens([
      { path: 'color.background', value: '#ffffff' },
      { path: 'color.primary', value: '#d2420f' },
      { path: 'color.highlight', value: '#0b5fff' },
    ]);
    expect(sheetsOf(row, pair).join('\n')).toMatch(above);
    // Of more hues, one that has no leading name may be that of a single part.
    const triadic: Row = { ...row, beside: { ...beside, 'palette.strategy': 'triadic' } };
    expect(sheetsOf(triadic, pair).join('\n')).not.toMatch(above);
  });

  it('give cards in the colour of the new ground the surface of the target, where it groups by cards', () => {
    const card = `<div class="card"><h3>Clerks</h3><p>${TEXT}</p></div>`;
    const row: Row = {
      axis: 'surface.ground',
      from: 'gray-light',
      to: 'white',
      body: `<div class="cards">${card.repeat(3)}</div>`,
      css: 'body { background: #eee } .cards { display: flex; gap: 24px } .card { background: #fff; padding: 24px; border-radius: 8px }',
    };
    const surface = /\.card \{\s+background-color: #eef1f6/;
    const [swapped] = sheetsOf({ ...row, beside: { 'emphasis.density_signals': 'grouping-cards' } });
    expect(swapped).toMatch(surface);
    expect(sheetsOf(row)[0]).not.toMatch(surface);
  });

  it('set no paragraph in bold for emphasis by weight', () => {
    const body = `<p class="lead">${LINE.repeat(2)}</p><p>${LINE}<b class="word">Stamps</b></p>${SECTIONS}`;
    const css = 'h1, h2 { font-weight: 400 } .lead, .word { color: #0b5fff; font-weight: 400 }';
    const sheets = sheetsOf({ axis: 'emphasis.mechanism', from: 'color', to: 'weight', body, css });
    expect(sheets[0]).toMatch(/\.word|\bb\b/);
    expect(sheets.join('\n')).not.toMatch(/\.lead|^p\b/m);
  });

  it('raise headings whose size is no whole number of px for emphasis by size', () => {
    const css = 'h1 { font-size: 48px } h2 { font-size: 27.2px; font-weight: 700 }';
    const beside: Grammar = { 'type.display_scale': 'balanced' };
    const sheets = sheetsOf({
      axis: 'emphasis.mechanism',
      from: 'weight',
      to: 'scale',
      body: SECTIONS,
      css,
      beside,
    });
    expect(sheets.join('\n')).toMatch(/^h2 \{[^}]*font-size: 3\d/m);
  });

  it('draw no link inside a sentence as a button', () => {
    const sentence = '<p>Stamps are in the <a id="in" href="/stamps">stamp shop</a> around the corner.</p>';
    const row = { axis: 'emphasis.cta_treatment', from: 'underline-only', to: 'filled-solid' } as const;
    const alone = '<div><a id="alone" href="/paper">Paper and ink</a></div>';
    const sheets = sheetsOf({ ...row, body: sentence + alone });
    expect(sheets[0]).toMatch(/#alone|div a/);
    expect(sheets.join('\n')).not.toMatch(/#in\b|p a|^a\b/m);
  });

  it('let links that no rule changes under the pointer fade, after the colours that rules may change', () => {
    const row = { axis: 'motion.budget', from: 'none', to: 'accent', body: LINKS } as const;
    const [plain = '', fading = ''] = sheetsOf(row);
    expect(plain).toMatch(/transition: color/);
    expect(fading).toMatch(/a:hover, a:focus-visible \{\s+opacity: 0\.8/);
    expect(fading).toMatch(/transition: opacity/);
  });

  it('leave photographs behind the first screens to a person', () => {
    const css = 'main { height: 900px; background: url(beach.jpg); background-size: cover }';
    const read = survey(
      `<!doctype html><html lang=en><head><title>Sea</title><style>${css}</style></head><body><main><h1>Sea</h1></main></body></html>`,
    );
    expect(read.readings['surface.texture'].value).toBe('photo');
    const workshop = workshopOf({ survey: read, tokens: TOKENS, target: {} });
    for (const target of ['flat', 'gradient', 'grain'])
      expect(waysFor({ axis: 'surface.texture', target }, workshop.restyling, read.readings)).toMatch(
        /photographs/,
      );
  });

  it('enlarge the line at the top of a page without headings, unless it is a link or a cell', () => {
    const sizesWith = (top: string) => {
      const text = '<p>Nine towns report the weather each morning before the first train leaves.</p>'.repeat(
        4,
      );
      const read = survey(
        `<!doctype html><html lang=en><head><title>Towns</title></head><body>${top}${text}</body></html>`,
      );
      const workshop = workshopOf({ survey: read, tokens: TOKENS, target: {} });
      const offer = waysFor(
        { axis: 'type.display_scale', target: 'oversized' },
        workshop.restyling,
        read.readings,
      );
      return typeof offer === 'string' ? [] : offer.map((way) => workshop.write(workshop.shorten(way)));
    };
    expect(sizesWith('<div class="top">Forecast</div>')[0]).toMatch(
      /(?:\.top|div) \{[^}]*font-size: (?:min\()?\d+px/,
    );
    expect(sizesWith('<a href="/">Forecast</a>')).toEqual([]);
    expect(sizesWith('<table><tr><td>Forecast</td><td>Wind</td></tr></table>')).toEqual([]);
  });

  it('raise bold headings of lower levels for emphasis by size, below the largest', () => {
    const css = 'h1 { font-size: 48px; font-weight: 700 } h2 { font-size: 20px; font-weight: 700 }';
    const row: Row = {
      axis: 'emphasis.mechanism',
      from: 'weight',
      to: 'scale',
      body: SECTIONS.repeat(3),
      css,
    };
    const sheets = sheetsOf({ ...row, beside: { 'type.display_scale': 'balanced' } });
    const sizes = sheets.map((sheet) => /h2 \{[^}]*font-size: ([\d.]+)px/.exec(sheet)?.[1]);
    expect(sizes).toContain('34');
  });

  it('give panels the corners of cards, and their shadow where the target has shadows', () => {
    const tokens = styleTokens([
      { path: 'color.background', value: '#ffffff' },
      { path: 'color.text', value: '#1a2b3c' },
      { path: 'color.surface', value: '#eef1f6' },
      { path: 'radius.card', value: '12px' },
      { path: 'shadow.card', value: '0 2px 8px #0000001f' },
    ]);
    const axis = 'emphasis.density_signals';
    const row: Row = { axis, from: 'whitespace', to: 'grouping-cards', body: SECTIONS, css: SPACED };
    const [flat] = sheetsOf({ ...row, beside: { 'surface.shadows': 'none' } }, tokens);
    expect(flat).toMatch(/background-color: #eef1f6;\s+border-radius: 12px;\s+padding: 24px;/);
    const [raised] = sheetsOf({ ...row, beside: { 'surface.shadows': 'subtle' } }, tokens);
    expect(raised).toMatch(/box-shadow: 0 2px 8px #0000001f;[^}]*border-radius: 12px;/);
  });

  it('fill no section that holds panels in the same colour', () => {
    const card = `<div class="card"><h3>Clerks</h3><p>${LINE}</p></div>`;
    const cards = `<div class="own"><h2>Trades</h2><div class="cards">${card.repeat(3)}</div></div>`;
    const css = `${SPACED} .own { margin: 96px 64px } .cards { display: flex; gap: 24px } .card { background: #eef1f6; padding: 24px }`;
    const axis = 'emphasis.density_signals';
    const row: Row = { axis, from: 'whitespace', to: 'grouping-cards', body: `${cards}${SECTIONS}`, css };
    const sheets = sheetsOf(row).slice(0, 2);
    expect(sheets.join()).toMatch(/section[^{]*\{\s+background-color: #eef1f6/);
    expect(sheets.join()).not.toMatch(/\.own|\bdiv\b/);
  });

  it('let one picture drift, and no text', () => {
    const axis = 'motion.budget';
    const row = {
      axis,
      from: 'none',
      to: 'pervasive',
      body: `<div class="box"><p>${LINE}</p></div><img src=a.png width=300 height=200><img class=b src=b.png width=300 height=200>`,
    } as const;
    const css = '.box { border: 1px solid #222; padding: 24px }';
    const beside: Grammar = { 'motion.trigger': 'autonomous' };
    const sheets = sheetsOf({ ...row, css, beside }).join();
    expect(sheets).toMatch(/img[^{]* \{\s+animation: drift/);
    expect(sheets).not.toMatch(/\.box|\bdiv\b|\bh1\b|^ *img \{|\.b\b/m);
  });

  it('keep what padding of a panel is larger, and its pictures inside', () => {
    const picture = '<img src=a.png width=300 height=200>';
    const body = `<div class=tile>${picture}<p>${LINE.repeat(3)}</p></div>`.repeat(4);
    const css =
      '.tile { width: 300px; padding: 8px 8px 8px 120px; margin: 96px 64px; box-sizing: border-box }';
    const row: Row = {
      axis: 'emphasis.density_signals',
      from: 'whitespace',
      to: 'grouping-cards',
      body,
      css,
    };
    const [first = ''] = sheetsOf(row);
    expect(first).toMatch(/padding-top: 24px[^;]*;\s+padding-right: 24px[^;]*;\s+padding-bottom: 24px/);
    expect(first).not.toMatch(/padding(?:-left)?:/);
    expect(first).toMatch(/img \{\s+max-width: 100%;/);
  });

  it('keep text off an edge at its side, which is above it where a line is already', () => {
    const body = `${LINKS}${SECTIONS}`;
    const beside: Grammar = { 'emphasis.density_signals': 'grouping-cards', 'surface.borders': 'medium' };
    const row: Row = { axis: 'palette.accent_use', from: 'rare-signal', to: 'recurring', body, beside };
    const plain = sheetsOf({ ...row, css: SPACED }).join();
    expect(plain).toMatch(/section[^{]*\{\s+border-left: 2px solid #0b5fff;\s+padding-left: 12px;/);
    const lined = sheetsOf({ ...row, css: `${SPACED} section { border-top: 1px solid #999 }` }).join();
    expect(lined).toMatch(/section[^{]*\{\s+border-top: 2px solid #0b5fff;/);
    expect(lined).not.toMatch(/section[^{]*\{\s+border-left/);
    expect(sheetsOf({ ...row, css: `${SPACED} section { text-align: center }` }).join()).not.toMatch(
      /section[^{]*\{\s+border-left/,
    );
  });

  it('draw no such line where the target has no borders', () => {
    const row = { axis: 'palette.warmth', from: 'neutral', to: 'mixed', body: SECTIONS } as const;
    expect(sheetsOf({ ...row, beside: { 'surface.borders': 'none' } }).join()).not.toMatch(
      /border-top: 16px/,
    );
  });

  it('give cards of a design of pills the radius that its tokens state, else wide corners', () => {
    const radiiOfCards = (more: Parameters<typeof styleTokens>[0]) => {
      const tokens = styleTokens([
        { path: 'color.background', value: '#ffffff' },
        { path: 'radius.button', value: '999px' },
        ...more,
      ]);
      const body = `<div class="card"><h3>Letters</h3><p>${LINE}</p></div>`.repeat(3);
      const css =
        '.card { border: 1px solid #888; background: #eef; width: 300px; padding: 24px; margin: 24px }';
      const row = { axis: 'surface.radius', from: '0px', to: 'pill', body, css } as const;
      return sheetsOf(row, tokens).flatMap((css) => /border-radius: (\w+)/.exec(css)?.[1] ?? []);
    };
    expect(radiiOfCards([])).toContain('28px');
    expect(new Set(radiiOfCards([{ path: 'radius.card', value: '8px' }]))).toEqual(new Set(['8px']));
  });

  it('draw no such line in a colour of states, or of one part alone', () => {
    for (const name of ['warning', 'streak']) {
      const tokens = styleTokens([
        { path: 'color.background', value: '#ffffff' },
        { path: 'color.primary', value: '#0b5fff' },
        { path: `color.${name}`, value: '#ff9600' },
      ]);
      const row = { axis: 'palette.warmth', from: 'neutral', to: 'mixed', body: SECTIONS } as const;
      expect(sheetsOf(row, tokens).join()).not.toMatch(/border-top: 16px solid #ff9600/);
    }
  });

  it('give the shadow of main buttons to no field and no second button', () => {
    const tokens = styleTokens([
      { path: 'color.background', value: '#ffffff' },
      { path: 'color.primary', value: '#0b5fff' },
      { path: 'shadow.key', value: '0 4px 0 #002a7a' },
      { path: 'box-shadow.button', value: '0 4px 0 #002a7a' },
    ]);
    const body = `${SECTIONS}<button class=main>Order</button> <button>Read on</button> <input>`;
    const css = 'button { background: #fff } .main { background: #0b5fff; color: #fff }';
    const row = { axis: 'surface.shadows', from: 'none', to: 'dramatic', body, css } as const;
    const sheets = sheetsOf(row, tokens);
    expect(sheets).toContainEqual(expect.stringMatching(/^\.main \{\s+box-shadow: 0 4px 0 #002a7a;/));
    expect(sheets.join()).not.toMatch(/(?:^|[\s,])(?:input|button)[\s,][^}]*box-shadow/);
  });

  it.each([
    ['#fafafa', /^section \{\s+background-color: #fafafa;\s+padding: 24px;\s+\}$/],
    [null, /^section \{\s+background-color: #ffffff;\s+box-shadow: 0 1px 4px #00000033;\s+padding: 24px;/],
  ])('set cards apart by another grey %s, or by the shadow of cards', (grey, expected) => {
    const tokens = styleTokens([
      { path: 'color.background', value: '#ffffff' },
      { path: 'color.surface', value: '#ffffff' },
      { path: 'color.text', value: '#1a2b3c' },
      { path: 'shadow.card', value: '0 1px 4px #00000033' },
      ...(grey === null ? [] : [{ path: 'color.sidebar', value: grey }]),
    ]);
    const row = { axis: 'emphasis.density_signals', from: 'whitespace', to: 'grouping-cards' } as const;
    expect(sheetsOf({ ...row, body: SECTIONS, css: SPACED }, tokens)).toContainEqual(
      expect.stringMatching(expected),
    );
  });

  it('give a page a faint gradient behind its first screen before one of the accent', () => {
    const [calm = '', ...others] = sheetsOf({
      axis: 'surface.texture',
      from: 'flat',
      to: 'gradient',
      body: ALL,
    });
    expect(calm).toMatch(/^body \{[^}]*background-image: linear-gradient\(180deg, #e8eaec, #ffffff 480px\);/);
    expect(calm).toContain('min-height: 100vh'); // it would repeat below a page that is shorter than the screen
    expect(others.join()).toMatch(/#d3e2ff, #ffffff 480px/);
  });

  it('pair one family of text and headings with the monospace of its labels', () => {
    const read = survey(
      `<!doctype html><html lang=en><head><title>Letters</title><style>${PLAIN}</style></head><body><h1>Letters</h1>${SECTIONS}<small>SINCE 1910</small></body></html>`,
    );
    const tokens = styleTokens([
      { path: 'font.body', value: 'Source Sans 3, sans-serif' },
      { path: 'font.heading', value: 'Source Sans 3, sans-serif' },
      { path: 'font.mono', value: 'IBM Plex Mono, monospace' },
    ]);
    const target: Grammar = { 'type.pairing': 'sans/mono' };
    const workshop = workshopOf({ survey: read, tokens, target });
    const offer = waysFor({ axis: 'type.pairing', target: 'sans/mono' }, workshop.restyling, read.readings);
    if (typeof offer === 'string') return expect.fail(offer);
    const [first = ''] = offer.map((way) => workshop.write(workshop.shorten(way)));
    expect(first).toMatch(/small \{\s+font-family: IBM Plex Mono, monospace/);
    expect(first).toMatch(/body.*\{\s+font-family: Source Sans 3/);
  });

  it('move few parts by scrolling, where the target has not much motion', () => {
    const page = { axis: 'motion.trigger', from: 'autonomous', to: 'scroll', body: ALL } as const;
    const css = '@keyframes turn { to { rotate: 1turn } } h1 { animation: turn 2s infinite }';
    const few = sheetsOf({ ...page, css, beside: { 'motion.budget': 'recurring' } });
    const much = sheetsOf({ ...page, css, beside: { 'motion.budget': 'pervasive' } });
    expect(few).toHaveLength(much.length + 2);
    expect(few.slice(2)).toEqual(much);
  });

  it.each([
    ['one timer', '<p id=slide>News</p>', true],
    ['several tickers', '<marquee>News</marquee><marquee>More</marquee><marquee>Weather</marquee>', false],
  ])(
    'add motion under the pointer where it outweighs what scripts and markup start: %s',
    (_, moving, isOffered) => {
      const timer =
        '<script>setInterval(() => document.getElementById("slide").classList.toggle("on"), 4000)</script>';
      const read = survey(
        `<!doctype html><html lang=en><head><title>Letters</title></head><body>${HEADER}${moving}${SECTIONS}${isOffered ? timer : ''}</body></html>`,
      );
      const target: Grammar = { 'motion.trigger': 'hover-only' };
      const { restyling } = workshopOf({ survey: read, tokens: styleTokens([]), target });
      expect(read.readings['motion.trigger'].value).toBe('autonomous');
      const offer = waysFor({ axis: 'motion.trigger', target: 'hover-only' }, restyling, read.readings);
      expect(typeof offer).toBe(isOffered ? 'object' : 'string');
    },
  );

  it.each([
    ['palette.accent_use', 'rare-signal', 'recurring'],
    ['palette.strategy', 'mono', 'duotone'],
  ] as const)('of %s fill no second button beside a filled one', (axis, from, to) => {
    const body = `${HEADER}${SECTIONS}<a class=go href=x>Order</a> <a class=second href=y>Read on</a>`;
    const css =
      '.go, .second { display: inline-block; padding: 8px 16px; border: 1px solid #222; color: #222; text-decoration: none } .go { background: #222; color: #fff }';
    const sheets = sheetsOf({ axis, from, to, body, css }).join('\n');
    expect(sheets).toMatch(/\.go[^{}]*\{[^}]*background-color/);
    expect(sheets).not.toMatch(/(?:^|, |\n)(?:\.second|a)[^{}]*\{[^}]*background-color/);
  });

  it('put no edges on buttons', () => {
    const sheets = sheetsOf({ axis: 'palette.accent_use', from: 'rare-signal', to: 'recurring', body: ALL });
    expect(sheets.join('\n')).toContain('border-top');
    expect(sheets.join('\n')).not.toMatch(/button[^{}]*\{[^}]*border-(?:top|left)/);
  });
});

describe('other timing of motion', () => {
  const ROW: Row = {
    axis: 'motion.character',
    from: 'mechanical',
    to: 'smooth',
    body: ALL,
    css: 'a, button { transition: color .1s linear } a:hover, button:hover { color: red }',
  };

  it('is that of tokens which have the pace that is wanted', () => {
    const tokens = styleTokens([
      { path: 'duration.fast', value: '120ms' },
      { path: 'duration.slow', value: '0.28s' },
      { path: 'ease.out', value: 'cubic-bezier(0.34, 1.56, 0.64, 1)' },
      { path: 'ease.standard', value: 'cubic-bezier(0.2, 0, 0, 1)' },
    ]);
    const [css] = sheetsOf(ROW, tokens);
    expect(css).toContain('transition-duration: 0.28s');
    expect(css).toContain('transition-timing-function: cubic-bezier(0.2, 0, 0, 1)');
  });

  it('is usual where no token has it', () => {
    const [css] = sheetsOf(ROW, styleTokens([{ path: 'duration.fast', value: '120ms' }]));
    expect(css).toContain('transition-duration: 250ms');
    expect(css).toContain('transition-timing-function: ease');
  });
});
