import { describe, expect, it } from 'vitest';
import { understand } from '../../src/words/understand.ts';
import { readPageColors } from '../../src/words/page-colors.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import { MODEL_FILE, readModel } from '../../scripts/words/readings.ts';

const axes = createAxisReader(readModel(MODEL_FILE));

/** Axes with the values that a text accepts, and colours with their role. */
function read(text: string): Record<string, string> {
  const { statements } = understand(text, [axes, readPageColors]);
  return Object.fromEntries(
    statements.flatMap((one): [string, string][] => {
      if (one.kind === 'axis')
        return [[one.axis, `${one.polarity === 'against' ? 'not ' : ''}${one.values.join('|')}`]];
      return one.kind === 'color' && 'role' in one
        ? [
            [
              `color ${String(one.role)}`,
              `${one.polarity === 'against' ? 'not ' : ''}${one.values.join('|')}`,
            ],
          ]
        : [];
    }),
  );
}

describe('axes that a brief names as the grammar does', () => {
  it.each([
    ['palette.strategy: mono', { 'palette.strategy': 'mono' }],
    ['voice.formality: formal', { 'voice.formality': 'formal' }],
    ['"motion.budget": "accent"', { 'motion.budget': 'accent' }],
    ['surface.texture = flat', { 'surface.texture': 'flat' }],
    [
      'whitespace.discipline: extreme, emphasis.density_signals: borders',
      { 'whitespace.discipline': 'extreme', 'emphasis.density_signals': 'borders' },
    ],
    ['palette.strategy: mono+1', { 'palette.strategy': 'mono+1' }],
    ['type.pairing: grotesque/mono', { 'type.pairing': 'grotesque/mono' }],
  ])('have these values and no others: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('are not wanted where a text refuses them', () => {
    expect(read('no surface.shadows: dramatic')['surface.shadows']).not.toBe('dramatic');
  });

  it('are read as words where the value is none of theirs', () => {
    expect(read('surface.radius: roundish')).not.toHaveProperty('surface.radius', 'roundish');
  });
});

describe('values of CSS', () => {
  it.each([
    ['box-shadow: 0 1px 2px rgba(0, 0, 0, .05)', { 'surface.shadows': 'subtle' }],
    ['shadow 0 10px 30px', { 'surface.shadows': 'layered' }],
    ['box-shadow 0 20px 60px rgba(0,0,0,.2)', { 'surface.shadows': 'dramatic' }],
    ['box-shadow: 0 4px 8px rgba(0,0,0,.5)', { 'surface.shadows': 'dramatic' }],
    ['border-radius 50%', { 'surface.radius': 'pill' }],
    ['text color #333, links #06c', { 'color text': '#333333', 'color link': '#0066cc' }],
    ['background-color: #0b1020; color: #fff', { 'color background': '#0b1020', 'color text': '#ffffff' }],
    ['border-color: #ddd', { 'color border': '#dddddd' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
    expect(Object.keys(read(text)).filter((key) => key === 'surface.ground')).toEqual([]);
  });

  it('give no colour of a shadow to text', () => {
    expect(read('Card shadow: 0 1px 2px rgba(0,0,0,.05). Text #222222 on #ffffff')).toMatchObject({
      'color text': '#222222',
      'surface.shadows': 'subtle',
    });
  });
});

describe('refusals in further wordings', () => {
  it.each([
    ['Refrain from using shadows.', 'surface.shadows', 'not none'],
    ['Shadows are overrated.', 'surface.shadows', 'not none'],
    ['replace box-shadow with thin borders', 'surface.shadows', 'not none'],
    ['Blue is out, green is in', 'color null', '#008000'],
    ['photos yes, illustrations no', 'imagery.strategy', 'photographic'],
  ])('%s', (text, key, value) => {
    expect(read(text)[key]).toBe(value);
  });
});

describe('pages of others and of the past', () => {
  it.each([
    ['We used to be bold and red like Vodafone. Now quiet and green'],
    ['Today the page is blue, we want green.'],
    ['The old site is dense and blue. The new one should be airy and green.'],
  ])('have no colour of the page: %s', (text) => {
    expect(read(text)).toMatchObject({ 'color null': '#008000' });
    expect(Object.values(read(text))).not.toContain('#0000ff');
    expect(Object.values(read(text))).not.toContain('#ff0000');
  });
});
