import { describe, expect, it } from 'vitest';
import { fixedCard, targetOf } from '../../scripts/fixes/judged-page.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { dimmedTexts } from '../../src/fixes/guards.ts';
import { toHex } from '../../src/color/hex.ts';
import { survey, withCss } from './proven.ts';

const catalog = catalogIndex(CATALOG);
/** The scorecard of a page with the fixes for a brand. */
const cardFor = (html: string, slug: string) =>
  fixedCard(survey(html), targetOf(catalog.bySlug(slug) ?? expect.fail('no brand'), catalog.weights));
const page = (css: string, body: string) =>
  `<!doctype html><html lang=en><head><title>Page</title><style>body { margin: 0; font: 16px/1.6 sans-serif } ${css}</style></head><body><main>${body}</main></body></html>`;
const styleIn = (html: string, tag: string) =>
  survey(html).perception.page.elements.find((element) => element.tag === tag)?.style ?? expect.fail(tag);

const CONTACT = page(
  'body { background: #fff; color: #222 } input, select, textarea { font: inherit; padding: 8px; border: 1px solid #ccc; background: #fff }',
  '<h1>Contact us</h1><p>Write to the workshop, and we answer on the same day before noon.</p><p><input><select><option>Germany</option></select><textarea>My bike</textarea></p>',
);

describe('text in fields', () => {
  it('counts as text in the colour of the browser', () => {
    const dark = survey(
      withCss(CONTACT, 'body { background: #08090a; color: #fff } input { background: #111 }'),
    );
    const dimmed = dimmedTexts(survey(CONTACT), dark).map(
      ({ index }) => dark.perception.page.elements[index]?.tag,
    );
    expect(dimmed).toEqual(['input']);
  });

  it('can be read in every stylesheet that gives fields a ground', () => {
    const { fixes, sheet, partFixes } = cardFor(CONTACT, 'linear');
    const dark = [sheet, ...fixes, ...partFixes].flatMap((one) =>
      one?.css?.includes('#0f1011') === true ? one.css : [],
    );
    expect(dark.length).toBeGreaterThan(1);
    for (const css of dark) expect(dimmedTexts(survey(CONTACT), survey(withCss(CONTACT, css)))).toEqual([]);
  });
});

describe('a stylesheet that turns the ground', () => {
  it('declares the scheme for what the browser colours', () => {
    const { sheet, fixes } = cardFor(CONTACT, 'linear');
    const ground = fixes.find(({ axis }) => axis === 'surface.ground');
    for (const css of [sheet?.css, ground?.css])
      expect(styleIn(withCss(CONTACT, css ?? ''), 'html')['color-scheme']).toBe('dark');
  });

  it('declares it back on a page that declares dark', () => {
    const dark = page(
      ':root { color-scheme: dark } body { background: #111; color: #eee } .box { background: #222; padding: 20px }',
      '<h1>Letters</h1><div class=box><p>The archive keeps every letter that the office sent.</p></div><p>And what it was sent.</p>',
    );
    const ground = cardFor(dark, 'govuk').fixes.find(({ axis }) => axis === 'surface.ground');
    expect(styleIn(withCss(dark, ground?.css ?? ''), 'html')['color-scheme']).toBe('light');
  });

  it('leaves it on a page whose texts the browser colours', () => {
    const bare = page(
      'body { background: #fff } .note { background: #fc3; padding: 20px }',
      '<h1>Letters</h1><p class=note>The archive keeps them.</p><p>And others.</p>',
    );
    const ground = cardFor(bare, 'linear').fixes.find(({ axis }) => axis === 'surface.ground');
    const note = survey(withCss(bare, ground?.css ?? '')).perception.runs.find(({ text }) =>
      text.includes('keeps'),
    );
    expect(toHex(note?.element.style.color ?? expect.fail('no note'))).toBe('#000000');
  });
});

describe('borders on a ground that turns', () => {
  const BORDERS = page(
    ':root { --line: #dcdccf } body { background: #fbfaf7; color: #22261f } header { border-bottom: 1px solid var(--line); padding: 16px } .card { background: #fff; border: 1px solid var(--line); padding: 24px } input { border: 1px solid #ddd; padding: 8px } .mark { border-left: 4px solid #fc0; padding: 8px }',
    '<header>Millrace</header><h1>Every repair on time</h1><div class=card><h3>Planning</h3><p>Drag jobs between stands, and the hours are checked.</p></div><p class=mark>Stock is counted.</p><p><input></p>',
  );
  const { sheet, fixes } = cardFor(BORDERS, 'linear');
  const ground = fixes.find(({ axis }) => axis === 'surface.ground');

  it.each([
    ['the sheet', sheet?.css],
    ['a fix', ground?.css],
  ])('are as faint on the new one, with %s', (_, css) => {
    const { perception } = survey(withCss(BORDERS, css ?? expect.fail('no css')));
    const colorsOf = (tag: string) =>
      perception.visible
        .filter((element) => element.tag === tag)
        .flatMap((element) => perception.surfaces.sides(element).map(({ color }) => toHex(color)));
    expect(new Set([...colorsOf('header'), ...colorsOf('div'), ...colorsOf('input')])).toEqual(
      new Set(['#23252a']),
    );
  });

  it('keep a colour', () => {
    expect(ground?.css).not.toMatch(/\.mark|border-left/);
  });
});

describe('links in text', () => {
  const links = page(
    'body { background: #fff; color: #222 } p a { color: #2f6b3c } nav a { color: #222 }',
    '<h1>Repairs</h1><nav><a href=/a>Tour</a></nav><p>Read <a href=/g>the guide of the workshop</a> before you ask.</p><p>We answer the same day.</p>',
  );
  const inkIn = (css: string, parent: string) => {
    const { elements } = survey(withCss(links, css)).perception.page;
    const link = elements.find(({ tag, parent: at }) => tag === 'a' && elements[at]?.tag === parent);
    return toHex(link?.style.color ?? expect.fail('no link'));
  };

  it('whose colour tells them apart keep one on another ground, that of the target', () => {
    const { fixes } = cardFor(links, 'linear');
    const ground = fixes.find(({ axis }) => axis === 'surface.ground')?.css ?? expect.fail('no fix');
    expect(inkIn(ground, 'p')).toBe('#828fff');
    expect(inkIn(ground, 'nav')).toBe('#f7f8f8');
  });
});
