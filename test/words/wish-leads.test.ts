import { describe, expect, it } from 'vitest';
import { plainRefusals } from '../../src/words/plain-refusals.ts';

const plain = (text: string) => plainRefusals(text).text;

describe('a wish is written as “we want X”', () => {
  it.each([
    ['could we have muted colours', 'we want muted colours'],
    ['Could we try pill buttons? White.', 'please use pill buttons. White.'],
    ['is it possible to have big letters?', 'we want big letters.'],
    ['I was thinking of film grain', 'we want film grain'],
    ['we settled on serif headings', 'we want serif headings'],
    ['My boss insists on bold headings.', 'we want bold headings.'],
    ['the brand guidelines say muted colours', 'we want muted colours'],
    ['The design uses thin borders', 'we want thin borders'],
    ["And don't forget the drawings", 'And we want the drawings'],
    ['Our idea is a dark page', 'we want a dark page'],
    ['how about photos? White.', 'we want photos. White.'],
    ['we had pastel colours in mind', 'we want pastel colours'],
    ['What I have in mind is big photos', 'we want big photos'],
    ['must have: big letters; nice to have: drawings', 'big letters; drawings'],
    ['a landing page that uses neon colours', 'a landing page with neon colours'],
    ['Build a homepage with film grain', 'we want film grain'],
    ['Plain fills are a must, pale pages would be lovely', 'we want Plain fills, we want pale pages'],
    ['never without photos', 'with photos'],
    ["I can't imagine the page without photos", 'with photos'],
    ["We don't want to lose the photos", 'with the photos'],
  ])('%j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['hey claude, pill buttons', 'pill buttons'],
    ['Hi team, big letters please', 'big letters please'],
    ['tl;dr: film grain', 'film grain'],
    ['Big letters, right? White.', 'Big letters. White.'],
    ['big letters & pill buttons', 'big letters and pill buttons'],
    ['big letters | pill buttons', 'big letters, pill buttons'],
    ['both big letters and photos', 'big letters and photos'],
    ['M&S and Marks & Spencer', 'M&S and Marks & Spencer'],
    ['we want to go from film grain to flat fills', 'we want to go to flat fills'],
    ['Currently film grain, we want flat fills', ', we want flat fills'],
    ['We like photos. Dislike: shadows, gradients.', 'We like photos. no shadows, no gradients.'],
    ['Pill buttons? Yes please.', 'Pill buttons..'],
    ['Because we are a bakery, pale pages', 'Because we are a bakery. pale pages'],
    ["Please don't make it too dense.", 'not dense.'],
    ["We don't want the page to look busy", 'not busy'],
    ["it shouldn't be dense", 'not dense'],
  ])('asides: %j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    'could we use Stripe for payments',
    'how about photos? No.',
    'What about the past?\nNo',
    "don't forget to call",
    'They asked for a black page, then withdrew it',
    'people who are into dark pages',
    'The design has too many colours',
    'a shop that sells pills',
  ])('other words stay: %j', (text) => {
    expect(plain(text)).not.toContain('we want');
  });
});
