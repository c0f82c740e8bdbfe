import { describe, expect, it } from 'vitest';
import { modelReading } from '../../scripts/words/readings.ts';
import { amounts } from '../../src/words/sure/amounts.ts';

const said = (text: string) => amounts(text).map(({ axis, values }) => [axis, values[0]]);

describe('a length says the value of what it measures', () => {
  it.each([
    ['corners 8px', 'surface.radius', '8-10px'],
    ['The corners soft, I would say 14 pixels', 'surface.radius', '12-16px'],
    ['corners as soft as the lip of a bowl, thirty pixels or so', 'surface.radius', 'pill'],
    ['border-radius: 4px', 'surface.radius', '4-6px'],
    ['4px corners on the cards', 'surface.radius', '4-6px'],
    ['radius of 1 pixel', 'surface.radius', '0px'],
    ['corners around 16.', 'surface.radius', '12-16px'],
    ['text at thirteen pixels', 'type.body_size', 'small'],
    ['body 18px', 'type.body_size', 'large'],
    ['16px copy', 'type.body_size', 'regular'],
    ['Text at sixteen.', 'type.body_size', 'regular'],
    ['between two parts roughly 50 pixels', 'whitespace.section_gap', 'compact'],
    ['150 pixels of silence from one section to the next', 'whitespace.section_gap', 'grand'],
    ['hundred fifty pixels between parts', 'whitespace.section_gap', 'grand'],
    ['sections 40px apart', 'whitespace.section_gap', 'compact'],
    ['section gap 96px', 'whitespace.section_gap', 'balanced'],
    ['between the items 8px', 'whitespace.element_gap', 'tight'],
    ['things inside a group forty pixels apart', 'whitespace.element_gap', 'airy'],
    ['titles thin, 300', 'type.heading_weight', 'light'],
    ['headings 500, no shadows', 'type.heading_weight', 'medium'],
  ])('%s: %s %s', (text, axis, value) => {
    expect(said(text)).toEqual([[axis, value]]);
  });

  it.each([
    'the text has a shadow of 2px',
    'corners with a 1px outline',
    'rules between chapters, 2px',
    'text under 20px',
    'the corner shop takes parcels until nine',
    'a corner sofa, three seats',
    'the radius of delivery is 12 km',
    'copy with long sentences, 30 words',
    'the title cost me 300 bucks',
    'text currently at 13 px',
    'h1 48px',
  ])('none in %j', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('also where a model reads another value', () => {
    const read = modelReading();
    const values = (text: string, axis: string) => read(text).find((one) => one.axis === axis)?.values;
    expect(
      values(
        'No rounding worth the name: the corners soft, I would say 14 pixels, on cream.',
        'surface.radius',
      ),
    ).toEqual(['12-16px']);
  });
});
