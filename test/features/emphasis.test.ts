import { describe, expect, test } from 'vitest';
import { observeHtml } from './observe-html.ts';

const REST = 'The rest of the paragraph runs on in the plain style of the page, for as long as it takes.';
const emphasisOf = (inner: string, css = '') => observeHtml('emphasis', `<p>${inner} ${REST}</p>`, css);

describe('words are emphasised by', () => {
  test.each([
    ['weight', '<b>Bold</b>', ''],
    ['weight', '<i>Heavy</i>', 'i { font-weight: 600 }'],
    ['color', '<i>Red</i>', 'i { color: #c00 }'],
    ['color', '<code>git push</code>', 'code { color: #c00 }'],
    ['color', '<i>Red</i>', ':root { --c: #c00 } i { color: var(--c) }'],
    ['underline', '<u>Underlined</u>', ''],
    ['underline', '<i>Underlined</i>', 'i { text-decoration: underline dotted }'],
    ['spacing', '<i>Spaced</i>', 'i { letter-spacing: 0.2em }'],
    ['link', '<a href="/">Link</a>', 'a { color: #06c }'],
  ] as const)('%s: %s %s', (kind, inner, css) => {
    expect(emphasisOf(inner, css).map((each) => each.kind)).toEqual([kind]);
  });

  test('two kinds of emphasis at once', () => {
    const kinds = emphasisOf('<b>Bold</b>', 'b { color: #c00 }').map(({ kind }) => kind);
    expect(kinds).toEqual(['weight', 'color']);
  });
});

describe('nothing is emphasised', () => {
  test.each([
    ['plain text', 'Plain.', ''],
    ['italics', '<em>Italic</em>', ''],
    ['grey', '<i>Grey</i>', 'i { color: #666 }'],
    ['the one ink of the page, a tint', '<i>Ink</i>', 'body { color: #2b2a90 }'],
    ['one step of weight', '<i>Medium</i>', 'i { font-weight: 500 }'],
    ['bold words in bold text', '<i>Bold</i>', 'p { font-weight: 700 }'],
    ['a little tracking', '<i>Tracked</i>', 'i { letter-spacing: 0.03em }'],
    ['a link in the ink of the text', '<a href="/">Link</a>', 'a { color: inherit }'],
    ['hidden words', '<b>Bold</b>', 'b { display: none }'],
    ['a long stretch', `<b>${REST} ${REST} ${REST}</b> ${REST} ${REST} ${REST} ${REST} ${REST}`, ''],
  ])('%s', (_, inner, css) => {
    expect(emphasisOf(inner, css)).toEqual([]);
  });
});

test('the share is relative to the running text', () => {
  const [bold] = observeHtml('emphasis', '<p><b>Four</b> more words, sixteen characters and some.</p>');
  expect(bold).toMatchObject({ selector: 'b', text: 'Four' });
  expect(bold?.share).toBeGreaterThan(0.05);
  expect(bold?.share).toBeLessThan(0.15);
});
