import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from '../../src/text/name-key.ts';
import { brandReader } from '../../src/words/read-brands.ts';
import type { BrandLookup } from '../../src/words/brand-names.ts';

const NAMES = [
  'Linear',
  'Stripe',
  'Apple',
  'Notion',
  'GOV.UK',
  'gov.uk',
  'linear.app',
  'stripe.com',
  'BMW M',
  'Miro',
  'Wise',
];
const SLUGS: Readonly<Record<string, string>> = {
  govuk: 'govuk',
  linearapp: 'linear',
  stripecom: 'stripe',
  bmwm: 'bmw-m',
};
const lookup: BrandLookup = {
  named: (key) => (NAMES.some((name) => nameKey(name) === key) ? [SLUGS[key] ?? key] : []),
  nearlyNamed: (key) => (key === 'stirpe' ? ['stripe'] : []),
};
const read = brandReader(lookup);
const brandsIn = (text: string) =>
  read(text, []).statements.map((one) =>
    one.kind === 'brand' ? `${one.relation} ${one.values[0]}` : one.kind,
  );

describe('a brand is read', () => {
  it.each([
    ['Linear', ['named linear']],
    ['Apple Inc', ['named apple']],
    ['apple inc.', ['named apple']],
    ['the apple increments', []],
    ['between Miro and Apple', ['mix miro', 'mix apple']],
    ['GOV.UK and linear easing', ['named govuk']],
    ['linear.app', ['named linear']],
    ['https://www.stripe.com/docs', ['named stripe']],
    ['a website like stripe', ['like stripe']],
    ['looks like linear', ['like linear']],
    ["Stripe's palette, please", ['named stripe']],
    ['Linear meets Stripe', ['mix linear', 'mix stripe']],
    ['Stripe × GOV.UK', ['mix stripe', 'mix govuk']],
    ['somewhere between Notion and Miro', ['mix notion', 'mix miro']],
    ['not Apple', ['unlike apple']],
    ['nothing like Apple or Stripe', ['unlike apple', 'unlike stripe']],
    ['I do not want a Miro manual, I want craft', ['unlike miro']],
    ['a place to sell without looking like Stripe', ['unlike stripe']],
    ["please don't give us an Apple lookalike", ['unlike apple']],
    ['not another linear clone', ['unlike linear']],
    ['it mustn’t remind anyone of Stripe', ['unlike stripe']],
    ['sick of Notion', ['unlike notion']],
    ['DO NOT use the Notion look', ['unlike notion']],
    ['nobody may say it copies Stripe', ['unlike stripe']],
    ['I hate every apple copycat', ['unlike apple']],
    ['an apple pie, not too sweet', []],
    ['stripe alternative', ['alternative stripe']],
    ['alternatives to Notion', ['alternative notion']],
    ['in the spirit of Linear, but warmer', ['like linear']],
    ['linear.app but friendlier', ['like linear']],
    ['like stirpe, for dentists', ['like stripe']],
    ['the bmw m look', ['like bmw-m']],
    ['An app as calm as Notion.', ['like notion']],
    ['like Wise, but darker', ['like wise']],
    ['Linear with a light grey ground', ['named linear']],
    ['payments by Stripe', ['mentioned stripe']],
    ['Sign in with Google, Notion or Apple', ['mentioned notion', 'mentioned apple']],
    ['We compete with Stripe and sell through Miro', ['mentioned stripe', 'mentioned miro']],
    ['Built in two weeks with GOV.UK components', ['mentioned govuk']],
    ["Built with Stripe's palette", ['named stripe']],
    ["none of Notion's drawings", ['unlike notion']],
    ['micro-interactions', []],
    ['We use Notion for notes, ping me on Miro', ['mentioned notion', 'mentioned miro']],
    ["Reuse GOV.UK's grid", ['mentioned govuk']],
    ['We use GOV.UK as the reference', ['named govuk']],
    ["Please don't copy Apple", ['unlike apple']],
    ['links to Notion and Miro', ['mentioned notion', 'mentioned miro']],
    ['Linear and Ritter Sport', ['named linear']],
    ["I don't want it to look like Apple", ['unlike apple']],
    ["don't want it to feel like Stripe", ['unlike stripe']],
    ["I don't want a site like Apple", ['unlike apple']],
    ["don't make it look like Linear", ['unlike linear']],
    ['We do not want it to look like Linear', ['unlike linear']],
    ["don't let it look like Notion", ['unlike notion']],
    ['I do not want to look like Stripe', ['unlike stripe']],
    ["I don't want people to think this website was made by Apple", ['unlike apple']],
    ['nobody should think of Apple', ['unlike apple']],
    ["I'd hate for it to look like Notion", ['unlike notion']],
    ["we won't be an app that looks like Stripe", ['unlike stripe']],
    ['not the old Apple', ['unlike apple']],
    ['no more of Stripe: no', ['unlike stripe']],
    ['not only like Apple', ['like apple']],
    ['why not Apple', ['named apple']],
    ['There is no site like Apple', ['like apple']],
    ["I don't have a logo, so go for something like Apple", ['like apple']],
    ['not too playful, like Apple', ['like apple']],
    ['no shadows like Apple', ['like apple']],
    ['not Apple please, everyone does Apple', ['unlike apple', 'mentioned apple']],
    ['Not like Apple. Everyone copies Apple.', ['unlike apple', 'mentioned apple']],
    ['not Apple. My boss named Apple, I did not', ['unlike apple', 'unlike apple']],
    ['not Stripe, Miro. And I mean it, like Miro', ['unlike stripe', 'unlike miro', 'like miro']],
    ['Everyone looks like Apple these days', ['mentioned apple']],
    ['Use Linear', ['named linear']],
    ['Use Linear, but the font is Söhne', ['like linear']],
    ['use Notion but darker', ['like notion']],
    ['use Notion as the reference', ['named notion']],
    ['Keep Stripe but make it green', ['like stripe']],
    ['Keep GOV.UK components but recolour them', ['named govuk']],
    ['Keep GOV.UK components', ['mentioned govuk']],
    ['Use Stripe for payments', ['mentioned stripe']],
    ['please use Notion to collect notes', ['mentioned notion']],
    ['We use Linear for tickets', ['mentioned linear']],
    ['it to be kind of like Notion you know black and white', ['like notion']],
    ['Stripe in green', ['named stripe']],
    ['Apple, Notion and Miro', ['mix apple', 'mix notion', 'mix miro']],
    ['Stripe, but dark', ['like stripe']],
    ['Stripe, but square corners', ['like stripe']],
    ['Notion, but serif headings', ['like notion']],
    ['Linear, light mode', ['named linear']],
    ['Linear (light mode)', ['named linear']],
    ['Linear. Light mode.', ['named linear']],
    ['Linear: light', ['named linear']],
    ['linear, light mode', ['named linear']],
    ['Linear in a light theme', ['named linear']],
    ['Linear light mode', ['named linear']],
    ['Stripe dark', ['named stripe']],
    ['linear in dark mode', ['named linear']],
    ['Linear on white', ['named linear']],
    ['Linear, on a white background', ['named linear']],
    ['Apple without photos', ['named apple']],
    ['Apple, no photos', ['named apple']],
    ['apple without photos', ['named apple']],
    ['Stripe minus the gradients', ['named stripe']],
    ['Stripe w/o gradients', ['named stripe']],
    ['Notion except with serifs', ['named notion']],
    ['Notion, only in serif', ['named notion']],
    ['Stripe, darker please', ['named stripe']],
    ['I want Stripe, only less loud', ['named stripe']],
    ['make it stripe but without gradients', ['like stripe']],
    ['Give me Linear, serif headings', ['named linear']],
    ['Wise in dark mode', ['named wise']],
    ['Wise without illustrations', ['named wise']],
  ])('in %j as %j', (text, expected) => {
    expect(brandsIn(text)).toEqual(expected);
  });

  it.each([
    'linear easing on hover',
    'a linear gradient behind the headline',
    'an apple pie shop',
    'Apple pie and custard since 1920',
    'give people a notion of scale',
    'a stripe along the top edge',
    'wise words from our founder',
    'like a linear gradient',
    'linear transitions, no bounce',
    'Wise and warm',
    'Wise with a wink',
    'Stripe in one corner',
    'use linear easing',
    'linear with ease-out on exit',
    'Linear, no bounce',
    'Linear, with a gentle ease',
    'Wise, but never dull',
    'apple without sugar',
    'Apple, pear and plum orchard',
    'Stripe, plaid and dots for a tailor',
    'Stripe on the left edge',
    'a stripe without shadows',
    'one stripe, dark',
  ])('not in %j', (text) => {
    expect(brandsIn(text)).toEqual([]);
  });

  it('with a span of its words, in any text', () => {
    const words = fc.constantFrom(...NAMES, 'like', 'not', 'and', 'meets', 'a', '.', ',', "'s", 'é', '\n');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), (list) => {
        const text = list.join(' ');
        for (const { span } of read(text, []).statements)
          expect(text.slice(span.start, span.end)).toBe(span.text);
      }),
    );
  });
});
