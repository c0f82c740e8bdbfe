import { describe, expect, it } from 'vitest';
import { SERVICE_SENTENCES } from '../../src/specimen/copy/service-sentences.ts';
import { PERSONAS } from '../../src/specimen/copy/personas/index.ts';
import { withEmphasis } from '../../src/specimen/sections/emphasised-phrase.ts';

const EMPHASISED = /^(?<before>.*)<b class="emphasis">(?<words>.*)<\/b>(?<after>.*)$/s;

/** Paragraphs of one, two and three sentences in a row, of all texts of specimens. */
const PARAGRAPHS = [
  ...Object.values(PERSONAS).map(({ sentences }) => sentences),
  ...Object.values(SERVICE_SENTENCES),
]
  .flatMap((sentences) => Object.values(sentences))
  .map((list) => list.map((sentence) => sentence.replaceAll(/\(([^()]*)\) /g, '$1 ')))
  .flatMap((list) => list.flatMap((_, at) => [1, 2, 3].map((count) => list.slice(at, at + count).join(' '))));

describe('emphasised words of a paragraph', () => {
  it.each([
    ['Light falls through the linen, and the room turns slowly to honey.', 'Light falls through the linen'],
    ['We ship on Monday. You can have it sent anywhere that the post goes.', 'We ship on Monday'],
    ['Whoever asks for a key at the desk downstairs gets one, and they keep it.', 'they keep it'],
    [
      'Run [build --out a, b] before anything else; then all of it takes no more than a minute.',
      'Run build --out a, b before anything else',
    ],
    ['Print no. 9 hangs here, and whoever painted it has left no name on it.', 'Print no. 9 hangs here'],
    ['Paint dries slowly.', 'Paint dries slowly'],
  ])('of %j are %j', (text, words) => {
    expect(EMPHASISED.exec(withEmphasis(text))?.groups?.['words']?.replaceAll(/<\/?code>/g, '')).toBe(words);
  });

  it('are absent from one long clause', () => {
    const text = 'Every word of this sentence hangs on the one before it until it ends.';
    expect(withEmphasis(text)).toBe(text);
  });

  it('are whole phrases between punctuation in all copy, and most paragraphs have some', () => {
    let emphasised = 0;
    for (const text of PARAGRAPHS) {
      const parts = EMPHASISED.exec(withEmphasis(text))?.groups;
      if (parts === undefined) continue;
      emphasised++;
      expect(parts['before'], text).toMatch(/(?:^|[,;:.!?]\s)(?:(?:and|but|or|so|yet|nor) )?$/i);
      expect(parts['after'], text).toMatch(/^(?:[,;:.!?]|$)/);
    }
    expect(emphasised).toBeGreaterThan(0.8 * PARAGRAPHS.length);
  });
});
