import { describe, expect, it } from 'vitest';
import { understand } from '../../src/words/understand.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import { MODEL_FILE, readModel } from '../../scripts/words/readings.ts';

const reader = createAxisReader(readModel(MODEL_FILE));

/** The values that a text wants of an axis, best first. */
function wanted(text: string, axis: string): readonly string[] {
  const { statements } = understand(text, [reader]);
  return statements.flatMap((one) => (one.kind === 'axis' && one.axis === axis ? one.values : []));
}

describe('a refused value', () => {
  it.each([
    [
      'surface.radius',
      'pill',
      [
        'no pill buttons',
        'without pill buttons',
        "please don't use pill buttons",
        'get rid of pill buttons',
        'pills are banned',
      ],
    ],
    ['surface.radius', '0px', ['no square corners', 'stay away from sharp corners', 'avoid square buttons']],
    [
      'surface.ground',
      'cream',
      ['no cream background', "I don't want a beige background", 'we are done with cream backgrounds'],
    ],
    [
      'surface.borders',
      'hairline',
      [
        'no hairline borders',
        'avoid thin borders',
        'warm tones instead of thin borders',
        'dark by default rather than hairline borders',
        'not thin borders',
        'anything but hairline borders',
      ],
    ],
    ['surface.texture', 'grain', ['big letters, not film grain', 'not paper grain but large text']],
    ['surface.texture', 'grain', ['no film grain', 'without patterned backgrounds']],
    ['surface.texture', 'gradient', ['no gradient backgrounds', 'get rid of backgrounds with gradients']],
    ['palette.strategy', 'full-spectrum', ['no rainbow colours', "don't use lots of colours"]],
    ['type.heading_weight', 'bold', ['no bold headings', 'avoid heavy headlines']],
    ['type.body_size', 'large', ['no big letters', 'avoid big letters']],
    ['emphasis.cta_treatment', 'outlined', ['no outline buttons', 'we hate outlined buttons']],
    ['type.tracking', 'loose', ['no letterspaced caps']],
    ['emphasis.density_signals', 'grouping-cards', ['no cards', 'avoid a card layout']],
  ])('is not wanted: %s %s', (axis, value, texts) => {
    for (const text of texts) expect(wanted(text, axis), text).not.toContain(value);
  });

  it('leaves the values on the side of the plain one, nearest first', () => {
    expect(wanted('no pill buttons', 'surface.radius')).toEqual(['12-16px', '8-10px', '4-6px', '0px']);
    expect(wanted('no cream background', 'surface.ground')[0]).toBe('white');
    expect(wanted('no bold headings', 'type.heading_weight')).not.toContain('black');
  });

  it.each([
    ['surface.shadows', 'none', 'no shadows'],
    ['motion.budget', 'none', 'no animations'],
    ['surface.radius', '0px', 'no rounded corners'],
    ['surface.texture', 'flat', 'no gradients'],
    ['palette.strategy', 'mono', 'no colours, just black and white'],
    ['emphasis.cta_treatment', 'filled-solid', 'no ghost buttons, filled ones'],
    ['type.pairing', 'sans/mono', 'sans for text, mono for labels'],
    ['surface.dark_mode', 'none', 'no dark mode, light only'],
  ])('is another one where the refusal says what is wanted: %s %s', (axis, value, text) => {
    expect(wanted(text, axis)[0]).toBe(value);
  });
});

describe('plain wordings', () => {
  it.each([
    [
      'surface.texture',
      'gradient',
      ['gradient backgrounds', 'backgrounds with gradients', 'colourful gradients', 'gradient-filled hero'],
    ],
    ['surface.texture', 'grain', ['patterns in the background']],
    ['emphasis.density_signals', 'dividers', ['hairlines instead of cards', 'rules, not boxes']],
    ['emphasis.cta_treatment', 'text-link', ['links rather than buttons']],
    ['palette.warmth', 'warm', ['earthy tones']],
    ['whitespace.discipline', 'generous', ['tons of negative space']],
    ['type.display_scale', 'oversized', ['96px headline']],
    ['motion.budget', 'accent', ['hover effects only', 'animation on hover only']],
    ['motion.trigger', 'scroll', ['parallax']],
  ])('are read: %s %s', (axis, value, texts) => {
    for (const text of texts) expect(wanted(text, axis)[0], text).toBe(value);
  });

  it('is about the thing that it names', () => {
    expect(wanted('plain backgrounds with gradient buttons', 'surface.texture')[0]).not.toBe('gradient');
  });

  it.each(['no parallax', 'no gradient backgrounds', 'avoid backgrounds with gradients'])(
    'say nothing where they are refused: %s',
    (text) => {
      expect(wanted(text, 'motion.trigger')[0]).not.toBe('scroll');
      expect(wanted(text, 'surface.texture')).not.toContain('gradient');
    },
  );
});
