import { describe, expect, it } from 'vitest';
import { plainRefusals } from '../../src/words/plain-refusals.ts';

const plain = (text: string) => plainRefusals(text).text;

describe('what people find bad they refuse', () => {
  it.each([
    ['The gradients look cheap.', 'no gradients.'],
    ['Those heavy shadows make the page look dated.', 'no heavy shadows.'],
    ['The drop shadows look like 2010.', 'no drop shadows.'],
    ['The dark background is depressing.', 'no dark background.'],
    ['The animations make people sick.', 'no animations.'],
    ['The carousel annoys our visitors.', 'no carousel.'],
    ['Bright colours hurt our eyes', 'no Bright colours'],
    ['The purple gradient everybody has makes me yawn', 'no purple gradient'],
    ['Buttons with gradients look cheap.', 'no gradient Buttons.'],
    ['Thin headings are hard to read.', 'no Thin headings.'],
    ['White text over photos is unreadable; move it.', 'no text over photos; move it.'],
    ['Customers say our site looks cheap.', 'Customers say not cheap.'],
    ['The shadows feel heavy.', 'The shadows feel too heavy.'],
    ['borders rather than shadows', 'borders, no shadows'],
    ['The cards have 24px corners which look childish.', 'The cards have no 24px corners.'],
    ['Our customers find the animations annoying.', 'no animations.'],
    [
      'The sections run into each other and the buttons with gradients look cheap.',
      'The sections run into each other and no gradient buttons.',
    ],
    ['A nice yellow, like butter, not like a taxi.', 'A nice butter yellow, not like a taxi.'],
  ])('%j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    'The headings should feel heavy.',
    'Make the headings feel heavy.',
    'Make sure the photos look cheap and cheerful',
    'Without shadows the cards look cheap',
    'I like how the gradients look cheap',
    'On other sites the gradients look cheap',
    'if the animations annoy people, say so',
    'The round corners are lovely',
    'The paintings look heavy and dark.',
    'If customers come, the gradients look cheap',
    'The text looks great over photos',
    'Our photos are boring, please retake them',
    'The fancy letters are impossible to make out',
  ])('not in %j', (text) => {
    expect(plain(text)).toBe(text);
  });
});
