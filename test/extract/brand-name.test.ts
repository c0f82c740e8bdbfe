import { describe, expect, it } from 'vitest';
import { brandName } from '../../src/extract/brand-name.ts';

function name(title: string | null, url: string, siteName: string | null = null): string {
  return brandName(
    { title, siteName, description: null, favicon: null, previewImage: null, headings: [] },
    url,
  );
}

describe('the name of a brand', () => {
  it.each([
    ['Linear – Plan and build products', 'https://linear.app/', 'Linear'],
    ['Plan and build products | Linear', 'https://www.linear.app/x', 'Linear'],
    ['News, sport and opinion | The Guardian', 'https://www.theguardian.com/', 'The Guardian'],
    ['Welcome to GOV.UK', 'https://www.gov.uk/', 'Gov'],
    ['Shop', 'https://shop.four-farms.co.uk/', 'Four-farms'],
    ['A title without a separator', 'https://stripe.com/', 'Stripe'],
    [null, 'https://stripe.com/', 'Stripe'],
    ['Local page', 'about:blank', 'Local page'],
    ['Dashboard: Acme', 'http://127.0.0.1:3000/', 'Dashboard'],
    [null, 'about:blank', 'Untitled'],
  ])('of %j at %s is %s', (title, url, expected) => {
    expect(name(title, url)).toBe(expected);
  });

  it('is the site name', () => {
    expect(name('Home', 'https://example.com/', 'Four Farms')).toBe('Four Farms');
  });

  it('is not a sentence', () => {
    const sentence = 'The best coffee you can get by post from four farms';
    expect(name(null, 'https://farms.com/', sentence)).toBe('Farms');
  });
});
