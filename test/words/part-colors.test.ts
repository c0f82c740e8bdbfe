import { describe, expect, it } from 'vitest';
import { modelReading } from '../../scripts/words/readings.ts';

const read = modelReading();
const groundOf = (text: string) => read(text).find(({ axis }) => axis === 'surface.ground')?.values[0];

describe('colours of parts', () => {
  it.each([
    'white header',
    'light grey sidebar',
    'text in ivory',
    'the header is off-white',
    'only the footer dark grey',
    'off-white links',
    'cream header, red everywhere else',
  ])('are none of the ground: %s', (text) => {
    expect(groundOf(text) ?? '').not.toMatch(/white|cream|gray|black/);
  });

  it.each([
    ['navy header, rest white', 'white'],
    ['white header, black everywhere else', 'black'],
    ['mainly black with touches of green', 'black'],
    ['all cream, red only for links', 'cream'],
    ['red and teal on beige', 'cream'],
    ['dark grey with teal accents', 'gray-dark'],
    ['white text on black', 'black'],
    ['background: off-white, text: navy', 'cream'],
  ])('stand beside that of the ground: %s is %s', (text, ground) => {
    expect(groundOf(text)).toBe(ground);
  });
});
