import { describe, expect, it } from 'vitest';
import { tidyWay } from '../../src/fixes/tidy-way.ts';
import { mainButtonsOf } from '../../src/grammar/page-parts.ts';
import { changesBy, type Declarations, type Restyling } from '../../src/grammar/restyle.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { survey, TEXT } from './proven.ts';

const STYLE = `body { margin: 0; font: 16px/1.5 Arial; background: #fff; color: #222 } h1 { font-size: 28px }
.bar { display: flex } .bar h1 { flex: 1 } .tag { background: #fbe3dc; color: #a8340f; padding: 2px 8px; font-size: 13px }
.go, .more { display: inline-block; padding: 12px 20px; font-size: 16px } .go { background: #06c; color: #fff }
.more { border: 1px solid #222; color: #222 } .chip { background: #dfd; padding: 2px 8px }
.part { background: #eee; padding: 20px; margin-bottom: 20px } .alert { border-left: 5px solid #999; padding: 12px }`;

function pageWith(body: string): Restyling {
  const { perception, features } = survey(
    `<!doctype html><html lang=en><head><title>Page</title><style>${STYLE}</style></head><body>${body}</body></html>`,
  );
  return { perception, features, tokens: NO_TOKENS, target: {} };
}

/** What is left of declarations for elements, by the text of a class or tag and the place of the element. */
function leftOf(
  page: Restyling,
  declare: (name: string) => Declarations | null,
): (name: string) => Declarations[] {
  const all = page.perception.page.elements;
  const named = (index: number) => all[index]?.classes[0] ?? all[index]?.tag ?? '';
  const changes = changesBy(page, all.keys(), (_, { index }) => declare(named(index)));
  const way = tidyWay({ changes }, page);
  const found = new Map(
    way.changes.flatMap(({ elements, declarations }) => elements.map((at) => [at, declarations])),
  );
  return (name) =>
    all.filter(({ index }) => named(index) === name).map(({ index }) => found.get(index) ?? {});
}

const only = (name: string, declarations: Declarations) => (own: string) =>
  own === name ? declarations : null;

describe('a tidy sheet', () => {
  it('gives a label in one line no padding of a card', () => {
    const left = leftOf(
      pageWith(`<p>${TEXT}<span class=chip>Filled</span></p>`),
      only('chip', { padding: '32px', color: '#060' }),
    );
    expect(left('chip')).toEqual([{ color: '#060' }]);
  });

  it('keeps space near to what the page has', () => {
    const page = pageWith(`<div class=part><p>${TEXT}</p></div><div class=part><p>${TEXT}</p></div>`);
    const left = leftOf(page, (name) =>
      name === 'part'
        ? { 'margin-bottom': '112px', 'padding-top': '0px' }
        : name === 'p'
          ? { 'margin-top': '192px' }
          : null,
    );
    expect(left('part')[0]).toEqual({ 'margin-bottom': '40px', 'padding-top': '20px' });
    expect(left('p')[0]).toEqual({ 'margin-top': '32px' });
  });

  it('keeps headings small beside controls, and at most doubles others', () => {
    const big = only('h1', { 'font-size': '80px' });
    const bar = pageWith(`<div class=bar><h1>Overview</h1><button>Export</button></div><p>${TEXT}</p>`);
    expect(leftOf(bar, big)('h1')).toEqual([{}]);
    expect(leftOf(pageWith(`<h1>Overview</h1><p>${TEXT}</p>`), big)('h1')).toEqual([{ 'font-size': '56px' }]);
  });

  it('treats siblings of one kind alike', () => {
    const page = pageWith(`<p>${TEXT}</p>`.repeat(4));
    const way = { changes: [{ elements: [6], declarations: { 'font-weight': '700', 'line-height': '2' } }] };
    const texts = page.perception.page.elements.filter(({ tag }) => tag === 'p').map(({ index }) => index);
    const most = { elements: texts.slice(1), declarations: { 'letter-spacing': '1px' } };
    const { changes } = tidyWay(
      { changes: [{ ...way.changes[0], elements: texts.slice(0, 1) }, most] as never },
      page,
    );
    expect(changes).toEqual([{ elements: texts, declarations: { 'letter-spacing': '1px' } }]);
  });

  it('draws twin buttons in one size', () => {
    const page = pageWith(
      `<p>${TEXT}</p><div><a class=go href=/a>Start free</a> <a class=more href=/b>See a demo</a></div>`,
    );
    const left = leftOf(
      page,
      only('go', { padding: '8px 12px', 'font-size': '14px', 'background-color': '#060' }),
    );
    expect(left('more')).toEqual([{ padding: '8px 12px', 'font-size': '14px' }]);
  });

  it('rounds no box with one thick line', () => {
    const left = leftOf(
      pageWith(`<div class=alert><p>${TEXT}</p></div>`),
      only('alert', { 'border-radius': '12px' }),
    );
    expect(left('alert')).toEqual([{}]);
  });

  it('draws no line at the side of a part as wide as the page', () => {
    const edge = (name: string) => only(name, { 'border-left': '1px solid #06c', 'padding-left': '12px' });
    const page = pageWith(
      `<div class=part><p>${TEXT}</p></div><div class=note style="width:300px"><p>${TEXT}</p></div>`,
    );
    expect(leftOf(page, edge('part'))('part')).toEqual([{}]);
    expect(leftOf(page, edge('note'))('note')).toEqual([
      { 'border-left': '1px solid #06c', 'padding-left': '12px' },
    ]);
  });

  it('paints what covers a line behind a title like the new background', () => {
    const page = pageWith(
      `<h2 style="border-bottom:1px solid"><span style="background:#fff">Title</span></h2><p>${TEXT}</p>`,
    );
    const left = leftOf(page, (name) =>
      name === 'span'
        ? { 'background-color': '#f6f9fc' }
        : name === 'body'
          ? { 'background-color': '#0a0a0a' }
          : null,
    );
    expect(left('span')).toEqual([{ 'background-color': '#0a0a0a' }]);
  });

  it('keeps pictures inside of boxes that get padding', () => {
    const page = pageWith(
      `<div class=item style="width:200px"><img src=a.png width=200 height=100><p>${TEXT}</p></div><img src=b.png width=200 height=100>`,
    );
    expect(leftOf(page, only('item', { padding: '24px' }))('img')).toEqual([{ 'max-width': '100%' }, {}]);
  });

  it('fills no field with a strong hue', () => {
    const purple = only('input', { 'background-color': '#533afd', color: '#ffffff', 'border-radius': '4px' });
    expect(leftOf(pageWith(`<p>${TEXT}</p><input type=search>`), purple)('input')).toEqual([
      { 'border-radius': '4px' },
    ]);
  });

  it('leaves running text in its ink and without fills', () => {
    const purple = only('p', { color: '#533afd', 'background-color': '#d0c8ff', 'font-weight': '300' });
    expect(leftOf(pageWith(`<p>${TEXT}</p>`), purple)('p')).toEqual([{ 'font-weight': '300' }]);
  });
});

describe('main actions', () => {
  it('are no tags, entries of menus, and what copies code', () => {
    const page = pageWith(
      `<nav><a class=on href=/q style="display:block;background:#06c;color:#fff;padding:10px 20px">Queues</a></nav>
<p>12 March <a class=tag href=/b>builds</a></p><pre>npm i <button>Copy</button></pre><p>${TEXT}</p><a class=go href=/a>Start free</a>`,
    );
    const main = mainButtonsOf(page).map((index) => page.perception.page.elements[index]?.classes[0]);
    expect(main).toEqual(['go']);
  });

  it('stand before those beside one that is called primary', () => {
    const page = pageWith(
      `<p>${TEXT}</p><div><button class=go>Export</button> <button class="go primary">New order</button></div>`,
    );
    expect(mainButtonsOf(page)).toHaveLength(1);
  });
});
