import { describe, expect, it } from 'vitest';
import { plainAddresses } from '../../src/words/plain-addresses.ts';

describe('an address is written as its host', () => {
  it.each([
    ['www.stripe.com/en-gb', 'stripe.com'],
    ['https://linear.app', 'linear.app'],
    ['http://www.apple.com/uk/iphone/?a=1', 'apple.com'],
    ['like https://www.stripe.com/docs, but dark', 'like stripe.com, but dark'],
    ['stripe dot com', 'stripe.com'],
    ['linear dot app but warmer', 'linear.app but warmer'],
    ['notion.so/product', 'notion.so'],
    ['gov.uk/browse', 'gov.uk'],
    ['ebay.co.uk', 'ebay.com'],
    ['https://www.mercadolivre.com.br/ofertas', 'mercadolivre.com'],
    ['a polka dot company', 'a polka dot company'],
    ['serif/sans, 8px and/or 12px', 'serif/sans, 8px and/or 12px'],
    ['mail anna@stripe.com', 'mail anna@stripe.com'],
  ])('%j as %j', (text, expected) => {
    const plain = plainAddresses(text);
    expect(plain.replaceAll(/\s+(?=,)|^\s+|\s+$/g, '').replaceAll(/\s+/g, ' ')).toBe(expected);
    expect(plain).toHaveLength(text.length);
  });
});
