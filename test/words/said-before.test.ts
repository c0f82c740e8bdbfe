import { describe, expect, it } from 'vitest';
import { plainRefusals } from '../../src/words/plain-refusals.ts';

const plain = (text: string) => plainRefusals(text).text;

describe('what is said of the thing named before', () => {
  it.each([
    ["Gradients? We don't want them.", 'no Gradients.'],
    ['Dark mode? Please no.', 'no Dark mode.'],
    ['And shadows? None of those, please.', 'no shadows, please.'],
    ["What about photos? I can't stand them.", 'no photos.'],
    ['About animation: we want none of it.', 'no animation.'],
    ['As for photos, no thanks.', 'no photos.'],
    ['When it comes to borders: skip them.', 'no borders.'],
    ['The corners are square today. Make them round.', 'Make round corners.'],
    ['The headings are thin now. We want them bold.', 'We want bold headings.'],
    ['I like shadows. Keep them soft.', 'Keep soft shadows.'],
    ['The text is fine. Make it bigger on phones.', 'The text is fine. Make the text bigger on phones.'],
  ])('%j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    'Shadows? Yes, soft ones.',
    'Serif headings? I like them.',
    'About us: we bake bread.',
    'The page has photos. Make it dark.',
    'We sell to two shops. Make them happy.',
  ])('not in %j', (text) => {
    expect(plain(text)).toBe(text);
  });
});

describe('the other ways to refuse', () => {
  it.each([
    ['Scratch the serif idea, go all sans', 'no serif idea, go all sans'],
    ['glassmorphism is dead to me', 'no glassmorphism'],
    ['gradients are so 2015. Flat please.', 'no gradients. Flat please.'],
    ['Shadow remove. Big letters.', 'no Shadow. Big letters.'],
    ['Dark mode we do not need.', 'no Dark mode.'],
    ['transition: none', 'no transition'],
    ['swap the serif for a sans', 'no serif, a sans'],
    ["we'd like to trade the photos for drawings", "we'd like to no photos, drawings"],
    ['ditch the photos in favour of drawings', 'no photos, drawings'],
    ['substitute shadows with lines', 'no shadows, lines'],
    ['substitute lines for shadows', 'lines, no shadows'],
    ['swap in drawings for the photos', 'drawings, no photos'],
    ['not another dark, neon, gradient page', 'not another dark, no neon, no gradient page'],
    ["I don't want a dark, cluttered and noisy site", "I don't want a dark, no cluttered, no noisy site"],
    ['Apple minus the animations', 'Apple no animations'],
    ["I can't be doing with gradients", 'no gradients'],
    ['the purple, lose it', 'no purple'],
    ["Dark mode isn't our thing.", 'no Dark mode.'],
    ['I prefer lines to shadows', 'I rather lines, no shadows'],
    ["I'd sooner have lines than shadows", "I'd rather lines, no shadows"],
    ['turn the serif into a sans', 'no serif, a sans'],
    ['nobody needs shadows', 'no shadows'],
    ['why is everything so dark?', 'everything is too dark?'],
    ['why not use serif headings?', 'we want serif headings.'],
    ['why not serif headings', 'serif headings'],
    ["We've gone off rounded corners.", 'no rounded corners.'],
    ["I'm so over the gradients", 'no gradients'],
    ['no thank you to dark mode', 'no dark mode'],
    ['Out with the serif, in with a sans', 'no serif, in with a sans'],
    ['gradients, begone', 'no gradients'],
    ['Take the borders away.', 'no borders.'],
    ['rather sans than serif', 'rather sans, no serif'],
    ['no colour other than orange', 'one colour: orange'],
    ['12px instead of 4px corners', '12px corners'],
    [
      'YES: mono type. NO: photos, rounding and shadows.',
      'YES: mono type. no photos, no rounding, no shadows.',
    ],
  ])('%j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    'not a dark, but a light page',
    'a dark, neon, gradient page',
    'easy to remove',
    'things that we do not need',
    'box-shadow: none',
    "we're over forty people",
    'I prefer it to be dark',
    'turn visitors into buyers',
    'but no, scrap it',
    'effects only when the cursor is over',
    'no colours but black and grey',
    'text 18px not bold',
    'this I do not want',
    'We trade in oils',
    'cards, 12px minus 2px of padding',
  ])('not in %j', (text) => {
    expect(plain(text)).toBe(text);
  });
});

describe('what is asked or looked into', () => {
  it.each([
    'Bug: the dark mode toggle flickers',
    '[BUG] 123: rounded corners flash on hover',
    'Spike: evaluate whether we should go dark',
    'should we use serif headings?',
    'Do we need dark mode?',
    'serif or sans?',
    'Is serif or sans the better choice?',
  ])('states nothing in %j', (text) => {
    expect(plain(text).replaceAll(/\W/g, '')).toBe('');
  });

  it.each([
    ["Light. We're not sure whether to have photos.", "Light. We're ."],
    ['Should we go dark? Light for now.', ' Light for now.'],
    ['could you use serif headings?', 'please use serif headings.'],
    ['Hi, can we please have bigger text?', 'Hi, please use bigger text.'],
    ['nothing but pills', 'only pills'],
    ['There is nothing but noise here', 'There is nothing but noise here'],
  ])('%j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each(['Should we go dark? Yes!', 'Bug: the text is too small'])('but not in %j', (text) => {
    expect(plain(text)).toBe(text);
  });
});
