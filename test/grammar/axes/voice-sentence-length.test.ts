import { describe, expect, test } from 'vitest';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { LATIN, page, paragraph, plain } from './voice-pages.ts';
import { observeDocument } from './read-html.ts';

const readHtml = (html: string) => readAxes(observeDocument(html));

describe('voice.sentence_length', () => {
  test.each([
    [
      'terse',
      paragraph(
        'We make very good tools here. Each handle fits a hand. Oil keeps the blades sharp. Our oldest saw is from Leeds. Come and try them on Saturday. The workshop smells of cedar.',
      ),
    ],
    ['balanced', paragraph(plain(6))],
    [
      'flowing',
      paragraph(
        [
          'The report lists the rooms of the house and the price of each room, and it says when the walls were last painted and by whom.',
          'A table on the second page names the floor, the windows and the view, so that a guest knows before the journey what the morning looks like.',
          'Three rooms face the garden, and two of them share a balcony over the pond, where herons stand in the reeds until the first boat leaves.',
          'Breakfast is served from seven until ten at a long table below the stairs, with bread, honey and milk that neighbours bring from the village.',
          'The owner bought the building from a painter who lived there for forty years and left her pictures, which hang in the hall to this day.',
        ].join(' '),
      ),
    ],
    [
      'balanced',
      page(
        `<h1>Rooms</h1><p>A list of the rooms of the house and of their prices</p><p>${plain(1)}</p><p>Rooms</p>`,
      ),
    ],
    [null, paragraph('One sentence is all that we wrote here.')],
    [null, paragraph(LATIN.repeat(8))],
    [
      null,
      page(
        '<nav><a href="/">Home sweet home.</a> <a href="/">About all of us.</a> <a href="/">Read the whole blog.</a> <a href="/">Write us a letter.</a></nav>',
      ),
    ],
    [null, page(`<pre><code>${plain(6)}</code></pre>`)],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.sentence_length'].value).toBe(value);
  });
});

test('text that nobody sees is not read', () => {
  const html = page(`<p hidden>${plain(9)}</p><div style="display:none"><p>${plain(16)}</p></div>`);
  expect(readHtml(html)['voice.sentence_length'].value).toBeNull();
});
