import { describe, expect, it } from 'vitest';
import { readFonts } from '../../src/words/read-fonts.ts';

const fonts = (text: string) =>
  readFonts(text, []).statements.map((one) => `${one.values[0]} ${'role' in one ? one.role : ''}`);

describe('a typeface is read', () => {
  it.each([
    ['headlines in Georgia', ['Georgia heading']],
    ['Use Playfair Display for headings and Lora for the body', ['Playfair Display heading', 'Lora body']],
    ['everything set in helvetica.', ['helvetica null']],
    ['work sans for text', ['work sans body']],
    ['headings in Georgia', ['Georgia heading']],
    ['Headings: Georgia, body: Inter', ['Georgia heading', 'Inter body']],
    ['Use Georgia for titles only', ['Georgia heading']],
    ['Playfair Display headings, body in Inter 18px', ['Playfair Display heading', 'Inter body']],
    ['Georgia 20px', ['Georgia null']],
    ['Georgia everywhere', ['Georgia null']],
    ['all text in Helvetica', ['Helvetica null']],
    ['body text Georgia 20px, headings Inter', ['Georgia body', 'Inter heading']],
    [
      'Set titles in Playfair Display and everything else in Inter',
      ['Playfair Display heading', 'Inter body'],
    ],
    ['H1 in Bodoni', ['Bodoni heading']],
    ['button labels in Work Sans', ['Work Sans other']],
    ['Helvetica', ['Helvetica null']],
    ['computer modern', ['computer modern null']],
    ['brands that use Inter', ['Inter null']],
    ['Akzidenz-Grotesk, please', ['Akzidenz-Grotesk null']],
    ['use poppins', ['poppins null']],
    ['no Comic Sans', ['Comic Sans null']],
    ['code in IBM Plex Mono', ['IBM Plex Mono mono']],
    ['Code samples in JetBrains Mono', ['JetBrains Mono mono']],
  ])('in %j as %j', (text, expected) => {
    expect(fonts(text)).toEqual(expected);
  });

  it.each([
    'A little shop in Lyon.',
    'Our team is in Berlin, Nairobi and Austin',
    'a play for children',
    'in times of change',
    'Impact matters.',
    'a serif',
    'made for the century',
    'Swiss typography',
    'like The New Yorker',
    'Georgia, where I grew up',
    'Lyon for a weekend',
  ])('not in %j', (text) => {
    expect(fonts(text)).toEqual([]);
  });
});

it('is none in the name of a brand or a country', () => {
  const span = (text: string, name: string) => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
    text: name,
  });
  const common = { polarity: 'for', degree: 1, confidence: 1 } as const;
  const brand = "The palette as in Linear's app";
  const country = 'More like a Swiss bank';
  expect(
    readFonts(brand, [
      { ...common, kind: 'brand', relation: 'like', values: ['linear'], span: span(brand, 'Linear') },
    ]).statements,
  ).toEqual([]);
  expect(
    readFonts(country, [{ ...common, kind: 'country', values: ['CH'], span: span(country, 'Swiss') }])
      .statements,
  ).toEqual([]);
});
