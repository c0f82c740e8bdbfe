import { describe, expect, test } from 'vitest';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { LATIN, page, paragraph, PLAIN, times } from './voice-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

describe('voice.sentence_length', () => {
  test.each([
    ['terse', paragraph(times(6, 'We make very good tools here.'))],
    ['balanced', paragraph(times(6, PLAIN))],
    [
      'flowing',
      paragraph(
        times(
          6,
          'The report lists the rooms of the house and the price of each room, and it says when the rooms were last painted and by whom.',
        ),
      ),
    ],
    [
      'balanced',
      page(
        `<h1>Rooms</h1><p>A list of the rooms of the house and of their prices</p><p>${PLAIN}</p><p>Rooms</p>`,
      ),
    ],
    [null, paragraph('One sentence is all that we wrote here.')],
    [null, paragraph(times(8, LATIN))],
    [
      null,
      page(
        '<nav><a href="/">Home sweet home.</a> <a href="/">About all of us.</a> <a href="/">Read the whole blog.</a> <a href="/">Write us a letter.</a></nav>',
      ),
    ],
    [null, page(`<pre><code>${times(6, 'This is a line of code.')}</code></pre>`)],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.sentence_length'].value).toBe(value);
  });
});

test('text that nobody sees is not read', () => {
  const html = page(
    `<p hidden>${times(9, PLAIN)}</p><div style="display:none"><p>${times(9, PLAIN)}</p></div>`,
  );
  expect(readHtml(html)['voice.sentence_length'].value).toBeNull();
});
