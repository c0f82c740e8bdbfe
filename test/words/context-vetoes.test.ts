import { expect, it } from 'vitest';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import { withBounds } from '../../src/words/bounds.ts';
import { withoutVetoed } from '../../src/words/context-vetoes.ts';
import { readColors } from '../../src/words/read-colors.ts';
import type { Statement } from '../../src/words/understanding.ts';

/** A statement of the words in brackets, with the text around them. */
function marked(text: string, axis: AxisId, value: string): { text: string; statement: Statement } {
  const [before = '', words = '', after = ''] = text.split(/[[\]]/);
  const span = { start: before.length, end: before.length + words.length, text: words };
  const statement = {
    kind: 'axis',
    axis,
    values: [value],
    span,
    polarity: 'for',
    degree: 1,
    confidence: 1,
  } as const;
  return { text: before + words + after, statement };
}

it.each<[string, AxisId, string, boolean]>([
  ['the text sort of [off white]', 'surface.ground', 'cream', false],
  ['the text a forest green, no, [navy]', 'surface.ground', 'cool-tinted', true],
  ['text in a [dark green]', 'surface.ground', 'cool-tinted', false],
  ['dark text on [cream]', 'surface.ground', 'cream', true],
  ['the [headline sits] on top of the photo', 'type.display_scale', 'oversized', false],
  ['a huge [headline sits on top] of it', 'type.display_scale', 'oversized', true],
  ['no [tweening]', 'whitespace.element_gap', 'tight', false],
  ['little space [between] things', 'whitespace.element_gap', 'tight', true],
  ['[closer] to Linear', 'type.tracking', 'tight', false],
  ['letters [closer] together', 'type.tracking', 'tight', true],
  ['letter-spacing [2px]', 'surface.borders', 'medium', false],
  ['a gap of [2px]', 'surface.borders', 'medium', false],
  ['borders of [2px]', 'surface.borders', 'medium', true],
  ['[2px borders], letter-spacing 1px', 'surface.borders', 'medium', true],
  ['corners go from 12 px to [2 px]', 'surface.borders', 'medium', false],
  ['radius from 12 to [16px]', 'type.body_size', 'regular', false],
  ['text from 15 to [16px]', 'type.body_size', 'regular', true],
  ['cards with [12px]', 'type.body_size', 'small', false],
  ['text on cards at 12px, [12px] text', 'type.body_size', 'small', true],
  ['[sans with monospace] code', 'type.pairing', 'sans/mono', false],
  ['[sans with monospace] labels', 'type.pairing', 'sans/mono', true],
  ['no tricks when you move the [mouse]', 'motion.trigger', 'hover-only', false],
  ['not even when the [mouse passes over]', 'motion.trigger', 'hover-only', false],
  ['no scroll effects, just [hover]', 'motion.trigger', 'hover-only', true],
  ['things move when the [mouse passes over]', 'motion.trigger', 'hover-only', true],
  ['respect prefers-[reduced-motion]', 'motion.budget', 'accent', false],
  ['[reduced motion] throughout', 'motion.budget', 'accent', true],
  ['[tighten] it up', 'type.tracking', 'tight', false],
  ['[tighten] up the spacing', 'type.tracking', 'tight', false],
  ['[tighten] the letters', 'type.tracking', 'tight', true],
  ['[tight] headlines', 'type.tracking', 'tight', true],
  ['[Visual]: flat', 'imagery.strategy', 'abstract', false],
  ['abstract [visuals]', 'imagery.strategy', 'abstract', true],
  ['[tiny] captions', 'type.body_size', 'small', false],
  ['our slogan in [small type] under the logo', 'type.body_size', 'small', false],
  ['[small type], under 15 px', 'type.body_size', 'small', true],
  ['[slow] motion videos of birds', 'motion.character', 'cinematic', false],
  ['[slow] fades', 'motion.character', 'cinematic', true],
  ['[tiny] text', 'type.body_size', 'small', true],
  ['avoid [emojis]', 'voice.formality', 'casual', false],
  ['use [emojis]', 'voice.formality', 'casual', true],
  ['[no emojis]', 'voice.formality', 'casual', false],
  ['[No lorem ipsum].', 'voice.archetype', 'generic', false],
  ['[CRT scanlines]', 'surface.texture', 'gradient', false],
  ['[Rules]:\n- serif', 'surface.borders', 'hairline', false],
  ['[Rules] between sections', 'surface.borders', 'hairline', true],
  ['[patterns] everywhere', 'surface.texture', 'flat', false],
  ['no [patterns], flat', 'surface.texture', 'grain', true],
  ['[no pictures] above the fold', 'imagery.strategy', 'none', false],
  ['[no pictures] at all', 'imagery.strategy', 'none', true],
  ['Fewer [photos].', 'imagery.strategy', 'illustration', false],
  ['[Dark], rich photography behind the hero.', 'surface.dark_mode', 'dark-first', false],
  ['[dark] with photos', 'surface.dark_mode', 'dark-first', true],
  ['[no boxes round] the text', 'surface.radius', '0px', false],
])('%s: %s %s stays: %s', (text, axis, value, stays) => {
  const { text: plain, statement } = marked(text, axis, value);
  expect(withoutVetoed(plain, [statement])).toHaveLength(stays ? 1 : 0);
});

it('the colour of buttons is none of the ground', () => {
  const { text, statement } = marked('Primary color is [emerald]', 'surface.ground', 'cool-tinted');
  const read = [statement, ...readColors(text, []).statements];
  expect(withoutVetoed(text, read)).not.toContain(statement);
});

it.each<[string, AxisId, string, readonly string[]]>([
  ['[AA contrast] minimum', 'palette.contrast', 'medium', ['medium', 'high', 'extreme']],
  ['at least [AA contrast]', 'palette.contrast', 'medium', ['medium', 'high', 'extreme']],
  ['[WCAG AA]', 'palette.contrast', 'medium', ['medium', 'high', 'extreme']],
  ['[contrast at least 4.5:1]', 'palette.contrast', 'medium', ['medium', 'high', 'extreme']],
  ['contrast >= [7:1]', 'palette.contrast', 'medium', ['medium', 'high', 'extreme']],
  ['[contrast at 4.5:1]', 'palette.contrast', 'medium', ['medium']],
  ['[medium contrast]', 'palette.contrast', 'medium', ['medium']],
  ['[16px] or larger', 'type.body_size', 'regular', ['regular', 'large']],
  ['minimum [8px] radius', 'surface.radius', '8-10px', ['8-10px']],
])('%s accepts %s %s and above: %j', (text, axis, value, values) => {
  const { text: plain, statement } = marked(text, axis, value);
  expect(withBounds(plain, [statement])).toEqual([{ ...statement, values }]);
});
