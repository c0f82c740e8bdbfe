import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signatureMove } from '../../src/compose/signature-move.ts';
import { CATEGORIES, type Category } from '../../src/grammar/axis.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { anyGrammar } from './brands.ts';
import { sweep } from '../sample.ts';

const part = (category: Category, brand: string, grammar: Grammar = {}) => ({ category, brand, grammar });

describe('the signature move of a hybrid', () => {
  it.each([
    [
      'one part',
      [part('imagery', 'Mailchimp', { 'imagery.strategy': 'illustration' })],
      "One page is built on Mailchimp's illustrations alone.",
    ],
    [
      'two brands',
      [
        part('surface', 'Stripe', { 'surface.ground': 'white', 'surface.radius': '0px' }),
        part('voice', 'IBM', { 'voice.archetype': 'engineer' }),
      ],
      "One page joins Stripe's white ground and square corners to IBM's engineer voice.",
    ],
    [
      'a brand that contributes two separate categories',
      [
        part('surface', 'Stripe', { 'surface.ground': 'black' }),
        part('type', 'Canvas', { 'type.heading_weight': 'light', 'type.pairing': 'serif/sans' }),
        part('motion', 'Stripe', { 'motion.budget': 'none' }),
      ],
      "One page joins Stripe's black ground and stillness to Canvas' light serif-and-sans type.",
    ],
    [
      'lists inside the list',
      [part('surface', 'A'), part('palette', 'B'), part('type', 'B'), part('voice', 'C')],
      "One page joins A's surface to B's palette and type, and C's voice.",
    ],
    [
      'a grammar that states nothing of the category',
      [part('palette', 'Linear', { 'surface.ground': 'black' }), part('imagery', 'Ghost')],
      "One page joins Linear's palette to Ghost's imagery.",
    ],
  ])('of %s', (_, parts, sentence) => {
    expect(signatureMove(parts)).toBe(sentence);
  });

  it('names later categories only when the sentence gets long', () => {
    const grammar: Grammar = {
      'surface.ground': 'cool-tinted',
      'palette.strategy': 'full-spectrum',
      'voice.archetype': 'concierge',
    };
    const parts = CATEGORIES.map((category, index) => part(category, `Company ${index}`, grammar));
    const sentence = signatureMove(parts);
    expect(sentence).toContain("Company 0's cool-tinted ground");
    expect(sentence).toContain("Company 7's imagery");
  });

  it('names brands without their parts, or only counts them, when the sentence is too long', () => {
    const parts = (length: number) =>
      CATEGORIES.map((category, index) => part(category, `${index}`.repeat(length)));
    expect(signatureMove(parts(18))).toMatch(/^One page joins the tastes of 0+, .* and 7+\.$/);
    expect(signatureMove(parts(60))).toBe('One page joins the tastes of 8 brands of the catalog.');
  });

  it('is one sentence of 30 to 200 characters for any parts', () => {
    const brand = fc.string({ minLength: 1, maxLength: 60, unit: fc.constantFrom(...'abcdeXYZ é&-') });
    const anyParts = fc.uniqueArray(
      fc.record({ category: fc.constantFrom(...CATEGORIES), brand, grammar: anyGrammar }),
      {
        selector: ({ category }) => category,
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(anyParts, (parts) => {
        const sentence = signatureMove(parts);
        expect(sentence.length).toBeGreaterThanOrEqual(30);
        expect(sentence.length).toBeLessThanOrEqual(200);
        expect(sentence).toMatch(/^One page (?:joins|is built on) [^.]+\.$/);
        expect(sentence).not.toMatch(/undefined|null|, ,| ,|and and/);
      }),
      { numRuns: sweep(500, 2000) },
    );
  });
});
