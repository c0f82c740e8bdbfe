import { describe, expect, it } from 'vitest';
import { asksForAction } from '../../src/text/action-words.ts';

describe('asksForAction', () => {
  it.each([
    'Get started',
    'Add to cart',
    'BUY NOW',
    'Download (2 MB)',
    'Learn more →',
    'Jetzt testen',
    'En savoir plus',
  ])('hears a call in "%s"', (label) => {
    expect(asksForAction(label)).toBe(true);
  });

  it.each(['Home', 'Seeds', 'Opening hours', 'Our team', '', 'Gettysburg', 'Cancel'])(
    'hears none in "%s"',
    (label) => {
      expect(asksForAction(label)).toBe(false);
    },
  );

  it('takes a sentence for a headline', () => {
    expect(asksForAction('Get the whole story of how our team spent the summer')).toBe(false);
  });
});
