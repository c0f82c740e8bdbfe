import { describe, expect, it } from 'vitest';
import { plainRefusals } from '../../src/words/plain-refusals.ts';

const plain = (text: string) => plainRefusals(text).text;

describe('the value that a thing is to have takes the place of the one it has', () => {
  it.each([
    ['Font size 14px is too small for our users. Minimum 18px.', 'Font size min 18px.'],
    ['The body text is 14px, make it 18px.', 'The body text is 18px.'],
    ['The radius is 16px now, we need 4px.', 'The radius is 4px now.'],
    ['Corners are 16px, should be 4px.', 'Corners are 4px.'],
    ['Our corners are 24px. We want 8px instead.', 'Our corners are 8px.'],
    ['Section spacing of 40px is too tight, use 120px.', 'Section spacing of 120px.'],
    ['The gap between cards is 8px. Make it 24px.', 'The gap between cards is 24px.'],
    ['Body copy sits at 14px — please bump it up to 18px', 'Body copy sits at 18px'],
    ['Text size is 12px which is unreadable; go to 18px.', 'Text size is 18px.'],
    ['The corners are 24px, that’s way too soft, let’s go with 8px.', 'The corners are 8px.'],
    ['body copy currently 13px, take it to 16', 'body copy 16px'],
    ['Contrast is 3:1, raise it to 7:1.', 'Contrast is 7:1.'],
    ['The contrast is 3.5:1; it must be at least 7:1.', 'The contrast is min 7:1.'],
    ['We have 40px between sections, please double it.', 'We have 80px between sections.'],
    ['The corners are 16px today, half the radius please.', 'The corners are 8px today, .'],
    ['sections are 40px apart; double the spacing', 'sections are 80px apart; '],
    ['Halve the radius. It is 16px now.', '. It is radius 8px now.'],
    ['body text at 12px, double the text size', 'body text at 24px, '],
    ['radius 12px and 18px text: double the radius', 'radius 24px and 18px text: '],
    ['There are 200px between sections, halve it.', 'There are 100px between sections.'],
  ])('%j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    'half the page, 16px corners',
    'Half the radius of Stripe',
    'cards 8px, radius 16px, corners 12px: half the radius',
    'If the text is under 14px, make it 16px',
    'The body text is 14px, headings should be 40px.',
    '16px text, use 4px corners',
    'Body 16px, minimum 14px',
    'The footer has 2 columns, use 3px borders',
    'Corners between 4px and 8px, make them 6px',
    'text 16px, but the buttons should be 40px',
    'Contrast of 4.5:1, text at 18px',
  ])('not in %j', (text) => {
    expect(plain(text)).toBe(text);
  });
});
