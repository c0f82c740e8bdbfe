import { describe, expect, test } from 'vitest';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { page, paragraph, PLAIN, times } from './voice-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

describe('voice.hedging', () => {
  test.each([
    ['none', paragraph(times(6, PLAIN))],
    ['low', paragraph(`${times(14, PLAIN)} It may rain.`)],
    ['medium', paragraph(`${times(6, PLAIN)} It may rain.`)],
    ['high', paragraph(`${times(4, PLAIN)} It may rain. It could perhaps snow. It might help you.`)],
    ['none', paragraph(times(3, PLAIN))],
    [null, paragraph('It may rain.')],
    [null, page(`<p>${times(8, 'รายงานระบุห้องพักของบ้านและราคาของแต่ละห้องในบ้าน')}</p>`)],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.hedging'].value).toBe(value);
  });
});
