import { describe, expect, it } from 'vitest';
import { AXIS_NAMES } from '../../scripts/words/axis-names.ts';
import { MODEL_FILE, readModel } from '../../scripts/words/readings.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import { understand } from '../../src/words/understand.ts';

const reader = createAxisReader(readModel(MODEL_FILE));

function valuesOf(text: string, name: string): readonly string[] {
  const { statements } = understand(text, [reader]);
  const found = statements.find((one) => one.kind === 'axis' && one.axis === AXIS_NAMES[name]);
  return found?.values ?? [];
}

/** The texts of a kind all accept exactly the same values of an axis. */
function alike(axis: string, values: string, texts: readonly string[]): void {
  describe(`${axis}: ${values === '' ? 'nothing' : values}`, () => {
    it.each(texts)('%s', (text) => {
      expect(valuesOf(text, axis).toSorted()).toEqual(values === '' ? [] : values.split(' ').toSorted());
    });
  });
}

alike('pairing', 'serif/sans serif/grotesque single-family', [
  'serif',
  'a quiet serif journal',
  'a serif newspaper',
  'serif, pill buttons',
  'serif and pill buttons',
  'serif type with pill buttons and no shadows',
  'elegant serif',
  'old-style serif',
  'a warm serif, hairline borders',
  'serif fonts on white',
]);
alike('pairing', 'single-family', [
  'warm serif typography throughout',
  'everything serif with pill buttons',
  'headings and text in a serif, pill buttons',
  'titles and body copy in a serif',
  'headings and body text both in a sans',
]);
alike('pairing', 'single-family sans/sans sans/mono grotesque/mono', [
  'sans',
  'a modern sans with pill buttons',
  'sans, pill buttons, white background',
  'grotesk',
  'grotesque',
  'grotesque type, white ground',
  'neo-grotesque type',
  'sans-serif, no shadows',
  'friendly rounded sans',
  'geometric sans',
  'no serifs',
  'we dislike serif fonts',
  'no serif headings',
  'titles without serifs please',
]);
alike('pairing', 'serif/sans serif/grotesque', ['serif headings, sans body', 'serif headings']);

alike('imagery', 'none illustration abstract', [
  'no photos',
  'no photos please',
  'white background, no photos',
  'no photography',
  'avoid photography',
  'without photographs',
  'photo-free',
  'zero photos',
  'photographs are banned',
  'I hate photos',
  "we don't like photos",
  'no photographs, square corners',
]);
alike('imagery', '', [
  'no stock photos',
  'no stock photography',
  'no stock imagery',
  'no generic stock images',
  'avoid cheesy stock photos',
  'we loathe stock photos',
  'no ai-generated images',
  'no pictures of people',
  'no photos of laptops',
  'no images with smiling teams',
  'no hero photo',
]);
alike('imagery', 'none', [
  'no pictures',
  'no images',
  'no images at all',
  'We run a small law firm in Leeds and we hate stock photos, so no images, serif headings and a white page.',
]);
alike('imagery', 'photographic', [
  'photo-heavy travel blog',
  'photo heavy travel blog, long reads',
  'photo heavy',
  'photo-led landing page',
  'photo-driven shop',
  'heavy on photos',
  'lots of photos',
  'lots of big photographs of our hikes',
  'full of photos',
  'many photographs',
]);
alike('imagery', 'photographic none abstract', ['no illustrations', 'no drawings', 'no cartoons']);
alike('imagery', '', ["Please don't photo the children without the form signed."]);

alike('dark_mode', 'custom-palette system-adaptive inversion', [
  'dark mode should be available with a toggle but light by default',
  'light by default, with a dark mode toggle',
  'light by default with an optional dark mode',
  'optional dark theme via switch',
  'default light, dark mode as an option',
  'light first, dark mode supported',
  'offer a dark mode too, but light is the default',
  'dark mode toggle',
  'users can switch to dark mode',
  'dark mode optional',
  'light and dark mode',
  'a light site that also has a dark theme',
  'a light theme switch',
]);
alike('dark_mode', 'dark-first', [
  'dark mode',
  'dark theme',
  'dark by default with a light mode toggle',
  'keep it dark, but with a light version too',
  'dark with an optional light mode',
  'a dark website',
]);
alike('ground', 'white cream gray-light', [
  'light theme',
  'a light page',
  'light background',
  'light mode',
  'light UI',
  'light colour scheme',
  'a light website',
  'no dark background',
  'not a dark page',
  "we don't like dark backgrounds",
]);
alike('ground', 'cream', [
  'warm paper ground',
  'paper background',
  'warm paper background',
  'paper-coloured background',
  'a paper-like ground',
  'background like old paper',
  'soft paper page',
]);
alike('ground', 'cream gray-light', ['off-white', 'warm off-white', 'navy on off-white', 'off-white page']);
alike('ground', '', ['off-white text', 'dark mode toggle']);

alike('discipline', 'medium dense', [
  'not too much white space, we have lots of data',
  'not too much white space',
  'there is too much white space on the current page',
  'too much white space',
  'less white space please',
  'not so much empty space',
  'less whitespace',
  'not too airy',
  'too much padding',
  'not a lot of white space',
]);
alike('character', 'mechanical', [
  'animation under 200ms',
  'transitions under 200 ms',
  'animations below 150ms',
  'animations max 200ms',
  'transitions at most 200ms',
  'keep transitions faster than 0.2s',
  'hover effects below 0.15s',
  'button transition max. 120 ms',
  'transitions: 140ms or less',
  'no transition longer than 200ms',
  'no animation over 150ms',
]);
alike('character', '', [
  'page loads in under 200ms',
  'fun',
  'playful',
  'a fun site for kids',
  'a playful tone',
]);
alike('character', 'playful', ['playful animations', 'fun, bouncy animations']);
alike('budget', '', ['no animation longer than 200ms', 'no transitions over 300ms']);
alike('strategy', 'triadic duotone mono+1 mono', [
  'at most three colours',
  'max 3 colors',
  'up to three colors',
  'no more than three colours',
  'three colours at most',
  'limited to three colours',
]);
alike('strategy', 'duotone mono+1 mono', [
  'no more than two colours',
  'two colours at most',
  'max. 2 colours',
]);
alike('strategy', 'duotone', ['two colours max: deep green and ivory', 'brand colours teal and coral']);
alike('strategy', 'mono+1', [
  'our only accent is orange',
  'a single rust accent',
  'everything black and white except one yellow button',
  'Keep the images black and white, everything else too, except one yellow button',
  'all black and white but one red button',
  'black and white apart from a single blue link',
  'monochrome except for an orange accent',
]);
alike('body_size', 'large', ['text not smaller than 18px', 'body at least 18px', 'text min 18px']);
alike('body_size', 'regular large', ['text no smaller than 16px', 'body copy never below 16px']);

alike('radius', '', [
  'a rounded typeface',
  'a rounded font',
  'huge rounded type',
  'friendly rounded sans',
  'rounded letters',
  'the lettering should be rounded',
  'A rounded education, with Latin and goats.',
  'The prices in the cart should be rounded to five cents.',
]);
alike('radius', '0px', [
  'hate rounded corners, hate gradients',
  'I hate rounded corners',
  'soft rounded lettering, square boxes',
]);
it.each([
  'rounded',
  'rounded stuff',
  'rounded everything',
  'clean modern site for my dentist, rounded stuff',
])('%s is round', (text) => {
  expect(valuesOf(text, 'radius')).toContain('12-16px');
  expect(valuesOf(text, 'radius')).not.toContain('0px');
});
alike('shadows', 'subtle layered dramatic', [
  'drop shadows',
  'use drop shadows',
  'a drop shadow under cards',
]);
alike('shadows', 'subtle none layered', [
  'no hard shadows',
  'no harsh shadows',
  'no heavy shadows',
  'no big shadows',
  'no dark shadows',
  'avoid strong shadows',
]);
alike('shadows', 'none', [
  'no shadows',
  "can't stand drop shadows",
  'I really hate shadows',
  'no drop shadow',
]);
alike('shadows', 'subtle', ['shadow 0 2px 4px', 'box-shadow: 0 2px 4px rgba(0,0,0,.1)', 'soft drop shadows']);

const PLAIN_LINKS = [
  'underlined links',
  'links underlined',
  'links are underlined',
  'underline the links',
  'underlined links in text',
  'underline links in body copy',
  'links should have an underline',
  'underlined hyperlinks',
  'inline links underlined',
  'no underlined links',
  'travel blog, photos, links underlined, serif',
];
alike('cta', '', PLAIN_LINKS);
alike('mechanism', '', PLAIN_LINKS);
alike('cta', 'underline-only', ['buttons are underlined text', 'call to action is just an underlined link']);
alike('cta', 'filled-solid', ['links underlined, buttons filled']);

const OPPOSITES = [
  'The current site is dark with neon accents and heavy shadows; we want the opposite',
  'The current site is dark with neon accents and heavy shadows. Please do the reverse',
  'Our old site has rounded corners and big shadows. We want the exact opposite.',
  'the opposite of what we have: dark, crowded, loud, big shadows',
  'right now everything is huge and bold with heavy shadows, please do the reverse',
  'now it is dark with big shadows and we want to get away from that',
  'Our existing page is dark with heavy shadows; none of that, please.',
  'the current design has big shadows and gradients, we want something completely different',
  'opposite of our current site (dark, serif, heavy shadows)',
  'My old shop was dark with big shadows and I want nothing like that',
];
alike('shadows', '', OPPOSITES);
alike('dark_mode', '', OPPOSITES);
alike('texture', 'flat', ["I'm not a fan of gradients", 'hate gradients', 'we are no fans of gradients']);
alike('budget', 'none', [
  'our customers dislike animations',
  "she doesn't like animations",
  'not keen on animations',
]);

alike('heading_weight', 'regular medium light ultralight', ['no bold headings', 'no heavy titles']);
alike('heading_weight', 'medium bold regular black', ['no thin fonts', 'no thin headings']);
alike('mechanism', 'weight color scale spacing', ['no underline', 'no underlines please']);
alike('archetype', '', ['lorem ipsum dolor']);

alike('body_size', 'large', [
  'the letters are too small',
  'The current site is nice, but the letters are far too small for our readers.',
  'Body text is too tiny on the page.',
]);
alike('discipline', 'generous', [
  'the page is too cramped',
  'everything feels cluttered',
  'Our site is too busy and people get lost on it.',
  'not enough white space',
  'The design has too little room around things.',
]);
alike('contrast', 'high', [
  'the contrast is too low',
  'not enough contrast',
  'the letters are too faint',
  'The grey text is too light to read',
  'The current grey text is hard to read.',
  'Members say that our pale letters are nearly illegible.',
]);
alike('contrast', '', ['the letters are hard to read', 'the fancy letters are impossible to make out']);
alike('ground', 'white cream gray-light', ['the page is too dark', 'it looks too dark and too gloomy']);
alike('borders', 'hairline', ['the lines are too thick', 'On the homepage the frames are a bit too heavy.']);
alike('formality', 'conversational', ['the tone is too formal', 'On the site the voice sounds too stiff.']);
alike('tracking', 'normal tight', ['the letters in the headings are too far apart']);
alike('radius', '8-10px 12-16px', ['the corners are too sharp']);
alike('body_size', '', [
  'make sure the letters never get too small',
  'the letters on the bottle are too small for my aunt to read aloud',
]);
alike('shadows', 'none', ['the shadows have to go', 'The shadows are ugly.', 'we find the shadows dated']);
alike('imagery', 'none illustration abstract', ['the photos are cheesy', 'customers find the photos awful']);

alike('discipline', 'generous', ['The present site is too crowded and the grey text is hard to read.']);
alike('body_size', 'large', ['The font could be bigger.', 'small letters not, big letters yes']);
alike('radius', '4-6px', [
  'TICKET: Dashboard refresh. Current: cards with 16px radius. Expected: 6px radius. Out of scope: dark mode.',
]);
alike('dark_mode', '', ['TICKET: flat cards, 1px border. Out of scope: dark mode.']);
alike('ground', 'black', ['Background from #ffffff to #111111.']);
alike('ground', 'gray-light', ['background: #ffffff -> #f4f4f5']);
alike('body_size', 'regular', ['font-size from 18px to 16px']);
alike('ground', '', ['Luxury but not gold on black please.', 'no gold on black']);
alike('strategy', 'mono+1 mono', ["don't use so many colours", 'do not use many colors']);
alike('section_gap', 'grand balanced', ['There is too little space between sections.']);
alike('section_gap', 'compact balanced', ['The gaps between the sections are too big']);
alike('contrast', 'high', ['make the body text darker please']);
alike('discipline', 'generous', ['pages less crammed', 'please less busy']);
alike('budget', 'accent', ['fewer animations']);
alike('budget', 'none', ["don't use shadows or animations", 'Do not use gradients or animations.']);
alike('shadows', 'none', ["don't use shadows or animations"]);
alike('borders', '', ['fewer lines', 'Thick borders on focus only.']);
alike('sentence_length', '', ['full sentences']);
alike('display_scale', 'oversized', [
  'Headline should be larger than now.',
  'the titles must be much bigger',
]);
alike('budget', 'none', [
  'Nothing should flash or slide.',
  'Nothing that blinks at 3am',
  'without flashy effects',
  "We're tired of carousels and things that slide in.",
  'Instead of animations use photographs.',
]);
alike('budget', '', ['nothing flash, nothing fancy']);
alike('ground', 'white cream gray-light', [
  'keep the site light',
  'Light by default',
  'Anything but dark.',
  "I don't care about colour, surprise me, as long as it isn't dark.",
  'Dark? No.',
]);
alike('ground', 'black', ['make it black with orange buttons', 'Black with white text.']);
alike('ground', 'cream', [
  'cream with chocolate brown writing',
  'make it pink no wait make it cream yeah cream with uh chocolate brown writing',
]);
alike('ground', 'cool-tinted', ['navy with gold headings, please']);
alike('ground', '', ['cards in white with black text', 'our van is black with orange letters']);
alike('ground', 'white', ["Don't lose the white background."]);
alike('pairing', 'serif/sans serif/grotesque', ["We'd hate to lose the serif headings."]);
alike('pairing', 'single-family', ['First I thought serif, no, stick with sans throughout.']);
alike('imagery', 'photographic', [
  'It would be a shame to drop the photographs.',
  'Instead of animations use photographs.',
]);
alike('ground', 'cream', ['Instead of white use cream.']);
alike('dark_mode', 'none', ["Dark mode can wait, don't ship it."]);

alike('dark_mode', 'dark-first', [
  'The current page is boring, make it dark with thin lines.',
  'i want the page to be like really dark you know almost black and then one orange',
  'the site should be very dark, please, with square corners and small text',
]);
alike('dark_mode', '', ['We want our coffee to be dark and the page white.']);

alike('body_size', 'large', ['body goes from 14 to 18', 'text size 14px -> 18px']);
alike('radius', '4-6px', ['change the radius from 24px to 4px', 'radius 24px → 4px']);
alike('ground', 'cream', [
  'Switch the ground from black to cream.',
  'the background changes from white to cream',
]);
alike('character', 'mechanical', ['transitions down from 600ms to 120ms']);

alike('strategy', 'triadic', [
  'primary colours everywhere',
  'I want it loud, in primary colours, with thick black outlines',
]);

alike('radius', '12-16px', [
  'corners 8px, no wait, 16px',
  'corners 8px, sorry, 16',
  'corners of 8px – actually make that 16px',
]);
alike('radius', '0px', ['make the corners round, actually square']);
alike('ground', 'cream', ['white page... hmm, no, cream', 'a white page, sorry, I meant cream']);
alike('body_size', 'small', ['big text, I mean small, please']);
alike('shadows', 'none', ['We want white. No, no shadows.']);

alike('contrast', 'high', [
  'text #333 on #fff',
  'bg #ffffff, text #333, 15px body',
  'background #fafafa, text #222',
]);
alike('contrast', 'medium', [
  'Second pass: body copy sits at #595959 on white, corners at 6px.',
  'text colour #666 on a #ffffff background',
]);
alike('contrast', 'extreme', ['background #0a0a0a, text #ffffff']);
alike('contrast', '', ['accent #f00, page #fff']);
