import { describe, expect, it } from 'vitest';
import { namedBrand } from '../../src/query/named-brand.ts';
import { brand } from './brands.ts';

const CATALOG = ['Alaska Airlines', 'Linear', 'Stripe', 'X'].map((name) => brand(name, {}));

describe('the brand named in a brief', () => {
  it.each([
    ['like Stripe but warmer', 'Stripe'],
    ['Like Alaska Airlines, with pills', 'Alaska Airlines'],
    ['As calm as Linear.', 'Linear'],
    ["a page like Stripe's", 'Stripe'],
    ['warmer than Linear, like Stripe', 'Linear'],
    ['not like Stripe, like Linear', 'Linear'],
    ['fills as linear gradients', null],
    ['Stripe', null],
    ['like nobody', null],
    ['like', null],
    ['', null],
  ])('in %j is %s', (brief, name) => {
    expect(namedBrand(brief, CATALOG)?.entry.name ?? null).toBe(name);
  });
});
