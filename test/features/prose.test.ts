import { describe, expect, test } from 'vitest';
import { observeOnDemand } from '../../src/features/index.ts';
import { maxOf } from '../../src/limits/reading-limits.ts';
import { perceiveHtml } from '../perception/perceive-html.ts';
import { observeHtml } from './observe-html.ts';

const proseOf = (body: string, css = '') => observeHtml('prose', body, css);
const S = 'The report lists the rooms of the house.';
const T = 'Another page shows how many people live there.';

describe('sentences', () => {
  test.each([
    ['of a paragraph', `<p>${S} ${T}</p>`, 2],
    ['of list items', `<ul><li>${S}</li><li>${T}</li></ul>`, 2],
    ['with inline elements', '<p>The <b>report</b> lists <a href="/">the rooms</a> of the house.</p>', 1],
    ['of a block in a block', `<div>${S}<div>${T}</div></div>`, 2],
  ])('%s', (_, body, count) => {
    const { sentences } = proseOf(body);
    expect(sentences).toHaveLength(count);
    for (const [at, { text, words }] of sentences.entries()) expect([text, words]).toEqual([[S, T][at], 8]);
  });

  test('count once, however often they are written', () => {
    const single = proseOf(`<p>${S}</p><p>${T}</p>`);
    const often = proseOf(`<p>${S}</p><p>${T}</p>`.repeat(9));
    expect({ ...often, repeated: 0 }).toEqual(single);
    expect(often.repeated).toBe(8 * 16);
  });

  test.each([
    ['a heading', `<h2>${S}</h2>`],
    ['navigation', `<nav><p>${S}</p></nav>`],
    ['navigation without a height of its own', `<nav><p style="float: left">${S}</p></nav>`],
    ['a button', `<button>${S}</button>`],
    ['code', `<pre>${S}</pre>`],
    ['a legal line', '<p>© 2026 Four Farms, all rights are with the owner.</p>'],
    ['placeholder Latin', '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>'],
    ['a label', '<p>Read more.</p>'],
    ['hidden text', `<p hidden>${S}</p>`],
  ])('not %s', (_, body) => {
    expect(proseOf(body).sentences).toEqual([]);
  });

  test('excludes text hidden by CSS', () => {
    expect(proseOf(`<p>${S}</p>`, 'p { visibility: hidden }').sentences).toEqual([]);
  });
});

test('of closed details only the summary counts, of open ones all', () => {
  const details = (open: string) =>
    proseOf(
      `<details${open}><summary>Rooms?</summary><div><p>${S} It <b>might</b> change.</p></div></details>`,
    );
  expect(details('').text).toBe('Rooms?');
  expect(details(' open').text).toBe(`Rooms?\n${S} It might change.`);
});

test('phrases end without a full stop', () => {
  const { sentences, phrases } = proseOf('<p>A tool for small teams everywhere</p><p>Prices and plans</p>');
  expect(sentences).toEqual([]);
  expect(phrases.map(({ text }) => text)).toEqual(['A tool for small teams everywhere']);
});

test.each([
  ['a card that is a link', `<a href="#"><div><h3>Bread</h3><p>${S}</p></div></a>`],
  ['a heading', `<h3><p>${S}</p></h3>`],
])('a paragraph in %s is running text', (_, body) => {
  expect(observeHtml('prose', body).sentences).toHaveLength(1);
});

test('blocks of code and entries of a bibliography are no sentences', () => {
  const { sentences } = proseOf(
    `<p>${S}</p><pre>Run this now please.</pre><ul><li>A. Smith, B. Jones. Tides of harbours. Journal of Harbours 12 (2001), 101–112.</li></ul>`,
  );
  expect(sentences).toHaveLength(1);
});

test('all prose includes headings and names of code in a sentence', () => {
  const { text, words, codes } = proseOf(`<h1>Rooms</h1><p>${S} Run <code>ls</code> now.</p>`);
  expect(text).toBe(`Rooms\n${S} Run ls now.`);
  expect(words).toBe(12);
  expect(codes).toBe(1);
});

test.each([
  [0, `<p>${S}</p>`],
  [1, '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>'],
  [0.5, `<p>${S}</p><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>`],
])('a share of %d is placeholder: %s', (share, body) => {
  expect(proseOf(body).placeholder).toBeCloseTo(share);
});

test.each([
  ['en', `<p>${S} ${S}</p>`],
  ['de', '<p>Der Bericht nennt die Zimmer des Hauses und den Preis der Zimmer für das Jahr.</p>'],
  [
    'ja',
    '<p>このライブラリはコンポーネントを提供します。パッケージをインストールし、設定ファイルを編集します。</p>',
  ],
])('the language %s', (tongue, body) => {
  expect(proseOf(body).language.tongue).toBe(tongue);
});

test('markers of conversational style', () => {
  const { manner } = proseOf("<p>You'll love it! We think you're great.</p>");
  expect(manner.contractions).toBeGreaterThan(0);
  expect(manner.secondPerson).toBeGreaterThan(0);
  expect(manner.exclamations).toBe(0.5);
});

test('letters without a size are no prose', () => {
  const body = `<p>${S} <a href="/" style="font-size: 0">deploy</a><span style="font-size: 2px">kubectl</span></p>`;
  expect(proseOf(body).text).toBe(S);
});

test('the voice of a very long page is that of its first 400,000 characters, and a remark says so', () => {
  const paragraph = `<p>${`${S} `.repeat(100)}</p>`;
  const read = (paragraphs: number) => {
    const perception = perceiveHtml(paragraph.repeat(paragraphs));
    const { words, repeated } = observeOnDemand(perception).prose;
    return { words: words + repeated, leftOut: perception.work.leftOut() };
  };
  const wordsIn = (characters: number) => (8 * characters) / (S.length + 1);
  const [short, long] = [read(2), read(120)];
  expect(short).toEqual({ words: 1600, leftOut: [] });
  expect(long.leftOut).toEqual(['prose']);
  expect(long.words / wordsIn(maxOf('prose'))).toBeCloseTo(1, 2);
});
