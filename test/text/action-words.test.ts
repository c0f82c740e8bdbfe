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
    '📦 Order now',
    '» Read more',
    'Agendar visita',
    'Заказать звонок',
    'Δείτε τα δωμάτια',
    'お問い合わせはこちら',
    '立即预约',
    '자세히 보기',
    'احجز طاولة',
  ])('returns true for "%s"', (label) => {
    expect(asksForAction(label)).toBe(true);
  });

  it.each([
    'Home',
    'Seeds',
    'Opening hours',
    'Our team',
    '',
    'Gettysburg',
    'Cancel',
    '→',
    'Verano',
    '会社概要',
    'О нас',
  ])('returns false for "%s"', (label) => {
    expect(asksForAction(label)).toBe(false);
  });

  it('returns false for a whole sentence', () => {
    expect(asksForAction('Get the whole story of how our team spent the summer')).toBe(false);
  });
});
