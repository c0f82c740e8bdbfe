import { describe, expect, test } from 'vitest';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import copies from './archetype-copies.json' with { type: 'json' };
import { LATIN, page, paragraph, times } from './voice-pages.ts';
import { observeDocument } from './read-html.ts';
import { pageFromHtml } from '../../../src/page/given-page.ts';
import { surveyPage } from '../../../src/survey.ts';
import { NO_TOKENS } from '../../../src/grammar/style-tokens.ts';
import { ways } from '../../../src/grammar/axes/voice-archetype/ways.ts';
import texts from '../../../src/grammar/axes/voice-archetype/texts.json' with { type: 'json' };

const readHtml = (html: string) => readAxes(observeDocument(html));

describe('voice.archetype', () => {
  test.each([
    [
      'engineer',
      paragraph(
        times(
          4,
          'Install the npm package, configure the API and deploy the build to your servers from the command line.',
        ),
      ),
    ],
    [
      'librarian',
      paragraph(
        times(
          4,
          'This article is the reference; see also the glossary, the index and the documentation of the standard.',
        ),
      ),
    ],
    [
      'challenger',
      paragraph(
        times(
          4,
          'Stop settling for broken tools. Never again. Unlike the legacy giants, we break the rules and ditch the bloated past.',
        ),
      ),
    ],
    [
      'librarian',
      paragraph(
        times(
          12,
          'Any liability is hereby limited to the rent that was paid pursuant to this agreement in the last twelve months.',
        ),
      ),
    ],
    [
      'engineer',
      paragraph(
        times(
          5,
          'The pull request adds a method with two arguments, and the repository keeps a test of each.',
        ),
      ),
    ],
    [
      'friend',
      paragraph(
        'So put <code>tip.css</code> in the page and it really works! You can remove the arrow with <code>bare</code>, or even the whole box. Stuck? Just ask us, we are happy to help you!',
      ),
    ],
    [
      'engineer',
      paragraph(
        times(
          4,
          'Put <code>tip.css</code> in the page. The class <code>tip</code> sets a label on the element.',
        ),
      ),
    ],
    [
      'artist',
      paragraph(times(90, 'She was at the door when he came, and his hand was as cold as the sea.')),
    ],
    ['generic', paragraph(times(8, LATIN))],
    [
      'engineer',
      paragraph(
        'A small JavaScript library that animates the letters of any text in the browser. Add it to your build and call one function.',
      ),
    ],
    [
      'engineer',
      paragraph(
        `Letters.js is a jQuery plugin, a small library on GitHub. ${times(4, 'Call it on an element to move its letters one after the other, and pass a function that runs when they stand still.')}`,
      ),
    ],
    ['generic', page('<nav><a href="/">Contact us</a> <a href="/">About us</a></nav><h1>Our house</h1>')],
    ['generic', paragraph('Install it.')],
    [null, paragraph('')],
  ])('%s', (value, html) => {
    expect(readHtml(html)['voice.archetype'].value).toBe(value);
  });

  /** Short copies in many trades, each written to show one archetype; none of them took part in the fit. */
  test('copies written for one archetype', () => {
    const read = Object.entries(copies).flatMap(([archetype, texts]) =>
      texts.map(
        (lines) =>
          readHtml(page(lines.map((line) => `<p>${line}</p>`).join('')))['voice.archetype'].value ===
          archetype,
      ),
    );
    expect(read.filter(Boolean).length / read.length).toBeGreaterThan(0.8);
  });

  test('names the words that carried the reading, and the archetype that came second', () => {
    const reading = readHtml(page((copies.concierge[0] ?? []).map((line) => `<p>${line}</p>`).join('')))[
      'voice.archetype'
    ];
    expect(reading).toMatchObject({
      value: 'concierge',
      measure: expect.stringMatching(/^concierge, by words like “\w+/),
      runnerUp: { value: expect.not.stringMatching('concierge') },
    });
  });
});

describe('what to rewrite', () => {
  const survey = surveyPage(
    pageFromHtml({ html: `<h1>Deploys in seconds</h1><p>Install the npm package and run it.</p>`.repeat(3) }),
  );

  test('quotes a passage with the keys and words that are set apart in it', () => {
    const html = paragraph(
      'You press <kbd>Space</kbd> twice and <b>the list</b> opens with <code>npm start</code>.',
    );
    const { manual } = ways('friend', {
      ...surveyPage(pageFromHtml({ html })),
      tokens: NO_TOKENS,
      target: {},
    });
    expect(manual).toContain('“You press Space twice and the list opens with npm start.”');
  });

  test.each(['friend', 'librarian'] as const)('names the heading, a passage and the manner: %s', (target) => {
    const restyling = { ...survey, tokens: NO_TOKENS, target: {} };
    const { manual } = ways(target, restyling);
    expect(manual).toContain('“Deploys in seconds”, “Install the npm package and run it.”');
    expect(manual).toContain(texts[target].do);
  });
});
