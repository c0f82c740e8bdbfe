import { describe, expect, it } from 'vitest';
import { modelReading } from '../../scripts/words/readings.ts';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import { readConcepts } from '../../src/words/read-concepts.ts';
import { readColors } from '../../src/words/read-colors.ts';
import { plainRefusals } from '../../src/words/plain-refusals.ts';

const read = modelReading();

/** Texts that all accept exactly these values of an axis; none where there are no values. */
function alike(axis: AxisId, values: string, texts: readonly string[]): void {
  describe(`${axis}: ${values === '' ? 'nothing' : values}`, () => {
    it.each(texts)('%s', (text) => {
      expect(
        read(text)
          .find((one) => one.axis === axis)
          ?.values.join(' ') ?? '',
      ).toBe(values);
    });
  });
}

alike('palette.contrast', 'high', [
  'darker letters',
  'the letters should be darker',
  'make the text darker',
  'make the letters nice and dark so I can see them',
  'the text is too light',
  'blacker print, please',
]);
alike('palette.saturation', 'vivid', ['we love colour', 'I really love bright colour!']);
alike('palette.strategy', 'full-spectrum triadic', ['I love colours', 'we adore bold colours.']);
alike('palette.strategy', 'mono+1 mono duotone', [
  'no carnival of colours',
  'not a riot of bright colours, please',
  'without an explosion of colour',
]);
alike('palette.strategy', 'mono+1', [
  'one green and nothing else coloured',
  'navy, no further hues',
  "teal, and that's the only colour",
  'red on white',
]);
alike('palette.strategy', 'mono+1 duotone', ['gold and black, nothing else']);
alike('type.tracking', 'tight', [
  'Tight-but-not-touching headline tracking',
  'titles close but not touching',
]);
alike('type.pairing', 'single-family sans/sans', [
  'scratch the serif idea, go all sans, and the big numbers big, really big',
  'all sans everywhere',
]);
alike('imagery.strategy', 'photographic', ['old school, black leather, brass, photos of the lads']);
alike('surface.shadows', 'subtle', ["I don't mind shadows but if there are any they should be barely there"]);
alike('surface.shadows', '', ["I don't mind shadows, but the corners should be soft"]);
alike('palette.strategy', 'duotone', [
  'green and yellow, nothing else',
  'green like a tractor, yellow like the rims, and nowt else',
  'navy and orange, no other colours',
]);
alike('surface.ground', 'white cream gray-light', [
  'why is everything so dark?',
  'a light page with dark buttons',
]);
alike('surface.ground', 'cream gray-light', ['light but not white', 'Bright, just not pure white.']);
alike('surface.ground', 'gray-dark cool-tinted warm-tinted', ['dark but not black', 'dark, not quite black']);
alike('surface.ground', 'white gray-light cream', ['dark sidebar, light content']);
alike('surface.ground', '', ['a dark footer']);
alike('surface.dark_mode', 'dark-first', [
  'I read this on night shift so it has to be dark',
  'the page has to be dark',
]);
alike('surface.texture', 'flat', ['plain, no pattern', 'no texture']);
alike('surface.texture', 'photo', [
  'pictures edge to edge',
  'photographs up to the edges',
  'big picture full screen',
]);
alike('imagery.strategy', 'photographic', [
  'only my pictures, edge to edge',
  'photographs up to the borders',
  'nothing but our own photos',
]);
alike('imagery.strategy', 'illustration', [
  'I draw everything myself, pen and ink',
  'we illustrate everything ourselves',
]);
alike('surface.borders', '', [
  'photographs up to the borders',
  "don't tell things apart by colour, use thick and thin",
]);
alike('surface.borders', 'hairline medium', [
  'make it lines not shadows',
  'lines, no shadows',
  'substitute lines for shadows',
]);
alike('surface.radius', '12-16px 8-10px 4-6px pill', ['round everything', 'round off all the corners']);
alike('surface.radius', '8-10px 4-6px', [
  'corners neither sharp nor round',
  'the corners are not so much sharp, but also not like ball',
]);
alike('surface.radius', '4-6px 8-10px 12-16px', ['not so sharp corners']);
alike('type.heading_weight', 'bold black', [
  'headings bolder than semibold',
  'medium is too thin for headings',
  'titles heavier than 600',
]);
alike('type.heading_weight', 'medium bold regular black', ['not those skinny ones', 'no spindly letters']);
alike('type.heading_weight', 'black', ['Archivo Black']);
alike('type.body_size', 'large regular', ['no tiny text', 'avoid small print']);
alike('type.body_size', '', ['captions small']);
alike('type.pairing', 'serif/sans serif/grotesque', [
  'handwriting for the headings',
  'script typeface for titles',
]);
alike('type.tracking', '', ['closer to Linear than to Notion']);
alike('emphasis.mechanism', 'weight scale spacing underline', [
  "don't tell things apart by colour",
  "don't rely on colour to tell things apart",
]);
alike('emphasis.density_signals', 'grouping-cards', [
  'Sections separated by alternating tints rather than lines',
  'sections set apart by background tints instead of lines',
  'separate things with tints, not lines',
]);
alike('whitespace.discipline', 'dense', [
  'plenty on the screen',
  'I want the dashboard to be compact so that I can see more rows without scrolling.',
  'compact',
]);
alike('motion.character', 'playful', [
  'easing should be cubic-bezier overshoot, 400ms',
  'easing: cubic-bezier(0.34, 1.56, 0.64, 1)',
]);
alike('motion.character', '', ['easing: cubic-bezier(0.4, 0, 0.2, 1)']);
alike('motion.budget', 'none', ["for heaven's sake no pop-ups or sliding things", 'no moving things']);
alike('motion.trigger', 'hover-only gesture autonomous', [
  'without the scroll gimmicks',
  'no parallax',
  'minus all that scroll-jacking',
]);
alike('voice.formality', 'professional formal conversational', ['no swearing', 'no swears', "don't swear"]);
alike('voice.hedging', 'high', ['hedge every statement']);

const conceptsIn = (text: string) =>
  readConcepts(plainRefusals(text).text, []).statements.map(
    ({ kind, values, polarity }) => `${kind} ${values[0] ?? ''}${polarity === 'against' ? ' refused' : ''}`,
  );

describe('words of another sense', () => {
  it.each([
    ['darker letters', 'style dark'],
    ['a dark footer', 'style dark'],
    ['the button is black', 'style black'],
    ['data is expensive there', 'mood premium'],
    ['do it sharp sharp', 'mood edgy'],
    ['olive oil', 'style earthy'],
    ['olive oil', 'industry energy'],
    ['we monitor the turbines', 'purpose dashboard'],
    ['you shadow our nurses', 'style shadows'],
    ['let the rows be tight', 'style quiet-luxury'],
    ['the writing bigger', 'industry publishing'],
    ['dry humour', 'mood boring'],
    ['dim light, candle colours', 'style light'],
    ['closer to Linear', 'audience sales'],
    ["we're moving to a calm look", 'style animated'],
  ])('%j is no %s', (text, concept) => {
    expect(conceptsIn(text)).not.toContain(concept);
  });

  it.each([
    ['a dark page', 'style dark'],
    ['light and calm', 'style light'],
    ['an expensive look', 'mood premium'],
    ['sharp and modern', 'mood edgy'],
    ['olive and cream', 'style earthy'],
    ['shadows, please', 'style shadows'],
    ["don't want it looking like some fintech startup", 'audience startups refused'],
    ['it must not look like one of those loud casino sites', 'mood loud refused'],
  ])('%j is %s', (text, concept) => {
    expect(conceptsIn(text)).toContain(concept);
  });
});

describe('colours of Tailwind', () => {
  it.each([
    ['indigo-600 buttons', '#4f46e5', 'primary'],
    ['solid bg-emerald-500 buttons', '#10b981', 'primary'],
    ['bg-blue-600', '#2563eb', 'primary'],
    ['tomato red', '#ff6347', null],
  ])('%j is %s', (text, hex, role) => {
    expect(readColors(plainRefusals(text).text, []).statements).toMatchObject([{ values: [hex], role }]);
  });
});
