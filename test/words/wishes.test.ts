import { describe, expect, it } from 'vitest';
import { modelReading } from '../../scripts/words/readings.ts';
import type { AxisId } from '../../src/grammar/axes/index.ts';

const read = modelReading();
const valuesOf = (text: string, axis: AxisId) =>
  read(text)
    .find((one) => one.axis === axis)
    ?.values.join(' ') ?? '';

/** Texts that all accept exactly these values of an axis; none where there are no values. */
function alike(axis: AxisId, values: string, texts: readonly string[]): void {
  describe(`${axis}: ${values === '' ? 'nothing' : values}`, () => {
    it.each(texts)('%s', (text) => {
      expect(valuesOf(text, axis)).toBe(values);
    });
  });
}

const STARTED = 'hover-only scroll gesture';
alike('motion.trigger', STARTED, [
  'No parallax, no autoplaying carousels.',
  'no carousels that spin by themselves',
  'Carousels must not advance on their own.',
  'Nothing should play by itself.',
  'no autoplay',
  'no autoplay videos',
  'Please no self-rotating banners.',
  'autoplay is forbidden',
  'stop the carousel from spinning by itself',
]);
alike('motion.trigger', 'autonomous', [
  "don't stop the carousel from spinning by itself",
  'the hero video plays by itself',
]);
alike('motion.trigger', '', ['no autoplay music']);

alike('motion.budget', 'none', [
  'Nothing jumping about, please. I get dizzy.',
  'nothing jumpy or flashy',
  "please don't make things fly in",
  'never let things slide in',
  'I get seasick from scrolling effects',
  'I get dizzy when things move on the screen',
]);
alike('motion.budget', 'accent', ['Tone down the animations', 'dial back the effects']);
alike('motion.character', 'smooth', ["don't have it jumping, let it slide gently like butter"]);

alike('palette.contrast', 'high extreme', [
  'not that grey on grey, I cannot read it',
  'no light grey text on white',
  'never use pale grey text',
  'no pale text please',
]);
alike('palette.contrast', 'high', [
  'dark brown text on cream',
  'navy text on white',
  'deep green letters on ivory',
  'Text is #999 on white, too faint.',
  'Text is #aaa on #fff. That is too pale.',
  'Light grey letters on white are impossible to read.',
  'Text contrast of 10:1',
]);
alike('palette.contrast', 'low', ['text #999 on #fff']);
alike('palette.contrast', '', ['Cards: white on a #F4F4F5 page', 'dark brown buttons on cream']);
alike('palette.contrast', 'high medium extreme', ['Body text fails WCAG contrast at 3.2:1']);

alike('type.body_size', 'large', [
  '12px text is unreadable.',
  '11px type is illegible.',
  'Tiny text is hard to read.',
  'Our text is 12px. That is too small.',
  'font a bit bigger pls',
  'bigger text',
]);
alike('type.body_size', 'small', [
  'small characters',
  'The titles should be in big letters and the text small.',
]);
alike('type.body_size', 'regular', ['font: 400 15px/1.6 Inter']);
alike('type.body_size', '', [
  'important words in bigger letters',
  'Big letters in the titles',
  'h1 { font: 700 48px/1.1 Lora }',
]);
alike('type.display_scale', 'oversized', [
  'Big letters in titles',
  'Huge letters for the titles',
  'The titles should be in big letters and the text small.',
  'condensed heavy caps that fill the viewport',
]);
alike('type.heading_weight', 'black bold', ['condensed heavy caps that fill the viewport', 'fat caps']);
alike('type.heading_weight', 'bold', [
  '- Headlines in sentence case, weight 600\n- Body in Inter 16px\n- no shadows\n- white ground',
]);

alike('palette.saturation', 'vivid', ['Give me colour! Lots of it!', 'bring in some colour!']);
alike('palette.strategy', 'full-spectrum', ['Give me colour! Lots of it!', 'Loads of colour, please']);
alike('palette.saturation', 'muted desaturated', ['less colour', 'a lot less colour']);
alike('palette.saturation', 'muted', ['tone down the colours']);
alike('palette.strategy', 'mono+1', ['only black, white and red', 'White, grey & orange']);
alike('palette.saturation', '', ['We want colour photos.']);

alike('surface.texture', 'flat', [
  'gradient on the main CTA, everything else flat',
  'linear-gradient(#f00, #00f) on the main CTA, everything else flat white',
  'full screen key art behind the title, everything else flat and dark grey',
]);
alike('emphasis.cta_treatment', 'filled-solid outlined text-link underline-only', [
  'Buttons with gradients look cheap.',
]);
alike('emphasis.cta_treatment', 'filled-gradient', ['gradient on the main CTA, everything else flat']);
alike('surface.ground', 'white', ['linear-gradient(#f00, #00f) on the main CTA, everything else flat white']);
alike('surface.ground', 'gray-dark', [
  'full screen key art behind the title, everything else flat and dark grey',
]);
alike('surface.ground', 'gray-dark black gray-light', ['make the background darker', 'a darker background']);
alike('surface.ground', '', ['no light grey text on white']);

alike('surface.borders', 'hairline medium', [
  'Use borders instead of shadows.',
  'cards with borders and no shadows',
]);
alike('surface.borders', 'hairline', [
  'Always use 1px gray borders instead of shadows',
  'Tone down the borders',
]);
alike('surface.borders', 'hairline none medium', ['no heavy borders', 'no thick outlines']);
alike('surface.shadows', 'none', ['Use borders instead of shadows.', 'borders rather than shadows']);
alike('surface.shadows', 'subtle', ['The shadows feel heavy.', 'Tone down the shadows']);
alike('surface.radius', '4-6px', ['Cards have 24px corners, that is too round.']);
alike('surface.radius', '0px 4-6px 8-10px pill', ['The cards have 24px corners which look childish.']);
alike('surface.radius', '4-6px 8-10px', ['The radius of 24px is too big']);

alike('whitespace.discipline', 'generous medium', [
  'not too much information (on each page)',
  'not so much information at once',
]);
alike('whitespace.section_gap', 'grand balanced', [
  'the sections run into each other',
  'Section spacing of 40px is too tight.',
]);

alike('voice.hedging', 'high medium', ['avoid absolute promises', 'word claims cautiously']);
alike('voice.formality', 'conversational casual', [
  'Write as if I am telling it to my grandchildren',
  'write it the way I would tell it to my mum',
  'Could the tone be friendlier?',
  'Please make the tone a bit warmer',
  'a friendlier tone',
  'Please write friendlier.',
]);
alike('palette.warmth', '', ['Please make the tone a bit warmer']);
alike('imagery.strategy', '', ['no text over photos']);
alike('imagery.strategy', 'illustration', ['drawings instead of photos']);
