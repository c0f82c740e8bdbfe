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
    ['code in IBM Plex Mono', ['IBM Plex Mono mono']],
  ])('in %j as %j', (text, expected) => {
    expect(fonts(text)).toEqual(expected);
  });

  it.each([
    'a play for children',
    'in times of change',
    'Impact matters.',
    'a serif',
    'made for the century',
  ])('not in %j', (text) => {
    expect(fonts(text)).toEqual([]);
  });
});
