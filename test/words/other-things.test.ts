import { describe, expect, it } from 'vitest';
import { modelReading } from '../../scripts/words/readings.ts';
import { otherThings } from '../../src/words/other-things.ts';

const read = modelReading();
const axesOf = (text: string) => read(text).map(({ axis }) => axis);

/** The words in brackets are about something else, all others about the page. */
function placesOf(marked: string): { text: string; wanted: string[]; found: string[] } {
  const text = marked.replaceAll(/[[\]]/g, '');
  return {
    text,
    wanted: [...marked.matchAll(/\[([^\]]*)\]/g)].map(([, words = '']) => words),
    found: otherThings(text)
      .filter(({ start, end }) => end > start)
      .map(({ start, end }) => text.slice(start, end)),
  };
}

describe('clauses about something else', () => {
  it.each([
    // things of an owner
    '[Our vans are white].',
    'Cream page. [The bindings have raised borders], large text.',
    '[My grandfather was a cold man with a square jaw]; serif titles.',
    'Make it dark. [Her lamps give warm light].',
    'Plain text, [my dog is black and white].',
    '[The room is pitch dark] so please a light page.',
    '[The tower itself is slim, grey, with rounded edges].',
    '[The lift moves slowly].',
    '[The river itself is slow and grey].',
    // things without an article
    '[Kettlebells are heavy, benches are flat].',
    '[Anvils were round in the eighties].',
    '[Copper is warm in tone].',
    '[Contouring means shadow and light].',
    // what people do
    '[We sell cards, ribbon and round vases].',
    'Black page. [I shoot with hard shadows].',
    '[We mostly repair square pianos].',
    '[I carve bold birds in slate], the page is white.',
    '[She plays with a warm dark tone].',
    '[We sell lamps: warm light, cold light, soft shadows].',
    '[We have a wall with tools in a grid].',
    // pages of others and of the past
    'No motion. Our [rival has a flashy dark site].',
    '[Their website is black with neon letters and it jumps about].',
    'The [old site was pink and underlined]. White, please.',
    '[Before, everything was centred and red]. Now plain.',
    'Our [current site is dark and cramped].',
    '[Most sites in our trade have photos], so drawings please.',
    '[Some people like neon colours]. Cream.',
    '[If someone wants big letters], they can zoom.',
    '[Our software generates film grain]. White.',
    'We write [articles about dark mode], on white.',
    '[Back then it was all gradients]. Flat now.',
    '[Drop shadows were popular once]. Flat now.',
    '[I once saw a page with serif headings]. Sans here.',
    '[What is a serif?]',
    'We are [undecided about dark mode].',
    // names, and what stays
    'The [motto is "Light and warm"].',
    '[Do not touch the dark theme of the terminal], the page is white.',
  ])('%s', (marked) => {
    const { wanted, found } = placesOf(marked);
    for (const words of wanted) expect(found.some((place) => place.includes(words.slice(0, -1)))).toBe(true);
  });

  it.each([
    'The page is dark.',
    'I saw a site with big photos and loved it.',
    'Each course on its own card.',
    'Talk in specs and numbers.',
    'Most headings are bold.',
    'My portfolio is dark and minimal.',
    'Our blog is in a serif, our docs are in a mono.',
    'The online store is minimal, white.',
    'Tooltips are black, the checkout is white.',
    'The prototype has large margins.',
    'Our headings are bold, the text is large.',
    'The colours of the sun have to be warm.',
    'The look is warm and quiet.',
    'We want round corners and soft shadows.',
    'I like thin lines.',
    'We need a white page with one green.',
    'Our customers are past seventy: large letters.',
    'Entries are divided by ruled lines.',
    'The whole thing has to be dark.',
    'Nothing is to move.',
    'It is white.',
    'Slang is fine.',
    'Body is 14px.',
    'The call to action is plain text.',
    "Don't have things moving about.",
    'Every claim is direct.',
    'Behind is grey, very light.',
    'My mother must be able to read it.',
    "We'd like it dark.",
    'Do not touch the letter spacing.',
  ])('none in %j', (text) => {
    expect(otherThings(text).filter(({ start, end }) => end > start)).toEqual([]);
  });

  it.each([
    ['Sans throughout on a white page. The soundtrack is low contrast ambient.', 'palette.contrast'],
    ['Large text, thin lines between the sections. I shoot with hard shadows.', 'surface.shadows'],
    ['White page with large text. Our rival round the corner has a flashy dark site.', 'surface.dark_mode'],
    ['Serif headings on cream. My classmate page is all blue and cold.', 'palette.warmth'],
  ])('%j states no %s', (text, axis) => {
    const axes = axesOf(text);
    expect(axes).not.toContain(axis);
    expect(axes.length).toBeGreaterThan(0);
  });

  it('ends where the text comes back to the page', () => {
    expect(axesOf('The beer is pale, the page comes in a dark theme, with hairlines.')).toContain(
      'surface.dark_mode',
    );
    expect(axesOf('The rival has cartoons, show real photos here, on a white page.')).toContain(
      'imagery.strategy',
    );
  });

  it('is linear in the length of a text', () => {
    const longs = [
      'our dog, ',
      'we sold, ',
      'a'.repeat(40) + ' ',
      'old site was ',
      'The x is, ',
      'most sites have ',
      'not sure about x ',
      'the a b ',
    ];
    for (const words of longs) {
      const text = words.repeat(20_000 / words.length);
      const start = performance.now();
      otherThings(text);
      expect(performance.now() - start).toBeLessThan(400);
    }
  });
});

describe('pairings with a fixed-width face', () => {
  it.each([
    'a friendly rounded sans, blue page, drawn characters',
    'White page, grotesque at normal size, titles in bold, thin lines',
    'Titles in one sans, a light grey page, no motion',
  ])('are not the first in %j', (text) => {
    const pairing = read(text).find(({ axis }) => axis === 'type.pairing');
    expect(pairing?.values[0] ?? '').not.toMatch(/mono$/);
  });

  it.each(['sans with monospaced labels', 'grotesque headings, typewriter face for the text'])(
    'are in %j',
    (text) => {
      const pairing = read(text).find(({ axis }) => axis === 'type.pairing');
      expect(pairing?.values.some((value) => value.endsWith('mono'))).toBe(true);
    },
  );
});
