import { describe, expect, test } from 'vitest';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { page, paragraph, plain, THAI } from './voice-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

describe('voice.hedging', () => {
  test.each([
    ['none', paragraph(plain(6))],
    ['low', paragraph(`${plain(14)} It may rain.`)],
    ['medium', paragraph(`${plain(6)} It may rain.`)],
    ['high', paragraph(`${plain(4)} It may rain. It could perhaps snow. It might help you.`)],
    ['none', paragraph(plain(5))],
    [null, paragraph(plain(2))],
    ['none', paragraph(`${plain(6)} The May Day parade of Theresa May costs up to 40 euros.`)],
    [null, paragraph('It may rain.')],
    [null, page(`<p>${THAI}</p>`)],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.hedging'].value).toBe(value);
  });
});
