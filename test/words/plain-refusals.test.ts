import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainRefusals } from '../../src/words/plain-refusals.ts';

describe('a refusal is written as “no X”', () => {
  it.each([
    ['Zero images, zero animation.', 'no images, no animation.'],
    ['Keep the ground, drop the gradient, lose the parallax.', 'Keep the ground, no gradient, no parallax.'],
    ['corners: square\nshadows: no\nmotion: off', 'corners: square\nno shadows\nno motion'],
    ['Rounded corners are banned. Emoji: no.', 'no Rounded corners. no Emoji.'],
    [
      "Don't:\n- drop shadows\n- use stock photos\n\n- x",
      "Don't:\n- no drop shadows\n- no stock photos\n\n- x",
    ],
    ["Don't:\n\n* round the corners\nThanks", "Don't:\n\n* do not round the corners\nThanks"],
    [
      'Avoid: shadows, gradients and stock photos. Fine.',
      'no shadows, no gradients and no stock photos. Fine.',
    ],
    [
      'Never again:\n1. pop-ups\n2. gradients\n\nFlat',
      'Never again:\n1. no pop-ups\n2. no gradients\n\nFlat',
    ],
    ['4px\nNot in this ticket: dark mode, icons.\nWhite', '4px\nNot in this ticket: \nWhite'],
    ['Out of scope:\n- dark mode\n\nWhite', 'Out of scope:\n- \n\nWhite'],
    [
      "## Don't\n\n- gradients\n- emoji\n## Do\n- cards",
      "## Don't\n\n- no gradients\n- no emoji\n## Do\n- cards",
    ],
    ['❌ gradients\n✅ flat fills', '❌ no gradients\n✅ flat fills'],
    [
      "I'd take space over dividers, photos over drawings.",
      "I'd take space, no dividers, photos, no drawings.",
    ],
    ['border-2 rounded-none', '2px borders,  no rounded corners, '],
    ['bg-indigo-600 text-white rounded-lg', 'accent #4f46e5  8px radius, '],
    ['bg-slate-900 text-slate-100 font-mono', 'dark background,   monospace type, '],
    ['rounded-lg, shadow-md', '8px radius, , subtle shadows, '],
    ["I don't mind rounded corners", ''],
    ['- no emojis\n- dark background\n', '- no emojis. - dark background\n'],
    ['no shadows\nDark, on a laptop', 'no shadows. Dark, on a laptop'],
    ['Never use Comic Sans - Rounded corners', 'Never use Comic Sans. Rounded corners'],
    ['no shadows dark, no rounded corners big photos', 'no shadows, dark, no rounded corners, big photos'],
    ['no shadows and square corners', 'no shadows, square corners'],
    ['no serif warm', 'no serif, warm'],
    ['The Spotify green is nice, but we need blue', 'we need blue'],
    ["Dark. I don't mind shadows, but no gradients.", 'Dark. , but no gradients.'],
    ["we don't mind animations as long as they are slow", ' as long as they are slow'],
    ["It doesn't matter if corners are rounded or square, white ground", 'It , white ground'],
    ["We're not fussed about photos. Flat.", '. Flat.'],
    ['no objection to shadows', ''],
    ["I don't care about dark mode; serif headings", '; serif headings'],
    ['Shadows are optional. White.', '. White.'],
    ['White ground, rounded corners are up to you', 'White ground, '],
    ['Our grey text is far too light. Blue.', 'the page lacks contrast. Blue.'],
    ["We're done with gradients, enough with the shadows.", 'no gradients, no shadows.'],
    ['My boss is sick and tired of the usual photos.', 'no photos.'],
    ['Illustrations over photos, please', 'Illustrations, no photos, please'],
    ['shadows: none please', 'no shadows please'],
    ["Big photos — we don't need them. White.", 'no Big photos. White.'],
    ["Gradients can go, rounded corners aren't for us", 'no Gradients, no rounded corners'],
    ['serif headings, no thanks', 'no serif headings'],
    ['a dark background, definitely not', 'no dark background'],
    ['12px text not needed, 4px borders 👎', 'no 12px text, no 4px borders'],
    ['Loud colours do not suit us.', 'no Loud colours.'],
    ['Shadows, gradients and thick borders are out', 'no Shadows, no gradients, no thick borders'],
    ['Serif headings, shadows are out', 'Serif headings, no shadows'],
    ['Please leave the photos out', 'Please no photos'],
    [
      'There should be no shadows, there must not be any gradients',
      'There should be no shadows, no gradients',
    ],
    ["We're not really into neon colours, I am against photos", 'no neon colours, no photos'],
    ['We are against boring banks', 'We are against boring banks'],
    ['no shadows or gradients', 'no shadows or no gradients'],
    ['avoid shadows, gradients and bold headings', 'avoid shadows, no gradients and no bold headings'],
    ['no shadows and bold headings', 'no shadows and bold headings'],
    ['no dark or gloomy colours', 'no dark or gloomy colours'],
    [
      "Things we don't want:\n- shadows\n- big photos",
      "Things we don't want:\n- no shadows\n- no big photos",
    ],
  ])('%j', (text, plain) => {
    expect(plainRefusals(text).text).toBe(plain);
  });

  it.each([
    'from zero to one',
    "Don't:\nwe do our best to answer every letter on the same day",
    "I don't\n- gradients",
    'a zero waste shop',
    'well-rounded-lg',
    'a border-24 crossing',
    'I do mind shadows',
    'Keep in mind: no shadows',
    "we don't care for shadows",
    'no problems since 1920, dark',
    'Mind the gap',
    'it matters that corners are round',
    'We drop the kids at school.',
    'White text over photos',
    'Members over eighty pay nothing, and there are many.',
    'Landscape architect? No, a simple gardener.',
    'Scanlines over the top',
    'their grey text is too light',
    'I want it done with thin lines',
    'leave enough of a gap',
    'a page for people who are tired of small print',
    'not only serif but sans too',
    'grey letters, but never too light',
  ])('other words stay: %j', (text) => {
    expect(plainRefusals(text).text).toBe(text);
  });
});

it('knows the words of the original', () => {
  const text = 'White. Drop the big gradient, shadows: no';
  const plain = plainRefusals(text);
  const start = plain.text.indexOf('no big gradient');
  expect(plain.spanOf({ start, end: start + 15, text: '' })).toEqual({
    start: 7,
    end: 28,
    text: 'Drop the big gradient',
  });
  const shadows = plain.text.indexOf('no shadows');
  expect(plain.spanOf({ start: shadows + 3, end: shadows + 10, text: '' }).text).toBe('shadows: no');
});

it('keeps places inside any text', () => {
  const words = fc.constantFrom(
    "Don't:",
    '\n',
    '- ',
    'zero ',
    'drop the ',
    'shadows',
    ': no',
    ' over ',
    '. ',
    'are banned',
    '❌',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), fc.nat(200), fc.nat(20), (parts, from, length) => {
      const text = parts.join('');
      const plain = plainRefusals(text);
      const start = Math.min(from, Math.max(0, plain.text.length - 1));
      const end = Math.min(plain.text.length, start + length + 1);
      const span = plain.spanOf({ start, end, text: plain.text.slice(start, end) });
      expect(span.start).toBeGreaterThanOrEqual(0);
      expect(span.end).toBeGreaterThanOrEqual(span.start);
      expect(span.end).toBeLessThanOrEqual(text.length);
      expect(span.text).toBe(text.slice(span.start, span.end));
    }),
  );
});
