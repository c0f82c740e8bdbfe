import { describe, expect, it } from 'vitest';
import { MODEL_FILE, readModel } from '../../scripts/words/readings.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import { readPageColors } from '../../src/words/page-colors.ts';
import { understand } from '../../src/words/understand.ts';

const readAxes = createAxisReader(readModel(MODEL_FILE));

function colorsIn(text: string): readonly string[] {
  const { statements } = understand(text, [readAxes, readPageColors]);
  return statements.filter(({ kind }) => kind === 'color').map(({ span }) => span.text);
}

describe('colours of something else than the page state nothing', () => {
  it.each([
    'Our vans are orange.',
    'The protagonist wears a red coat.',
    'The choir robes are white with a purple hem and we sing on Tuesdays at seven in the old chapel.',
    'We sell candles in soft pink and lavender. The page should be white with thin lines and lots of air.',
    'Page = white with hairlines and a serif for the titles. The waiting room is mint and everybody loves it.',
    'Spacious, thin lines, large text. T-shirts are bright yellow, so you will recognise us!',
    'Our reception walls are pale sage but the page should be cream, like good envelope paper, with serif titles.',
    'Please ignore the earlier mail about the dark blue background. Rounded corners, thin lines, large text, no shadows.',
    'We import olive oil and red wine. No animation, square corners, short sentences and a white page.',
  ])('%s', (text) => {
    expect(colorsIn(text)).toEqual([]);
  });
});

describe('colours of the page', () => {
  it.each<[string, readonly string[]]>([
    ['florist, pink and sage', ['pink', 'sage']],
    ['yellow like the post van', ['yellow']],
    ['We would like it in teal.', ['teal']],
    ['Our vans are orange, please use that orange for the buttons.', ['orange', 'orange']],
    [
      'Thin lines between the sections, large text, lots of air, square corners. Navy and gold.',
      ['Navy', 'gold'],
    ],
    ['We sell soap by the kilo in the market hall. Our brand colour is coral. Large text.', ['coral']],
    ['We sell soap by the kilo in the market hall every Friday. The tins are #0052cc.', ['#0052cc']],
    ['One red for the links and nothing else, thin lines, square corners, large text, lots of air.', ['red']],
  ])('%s', (text, expected) => {
    expect(colorsIn(text)).toEqual(expected);
  });
});
