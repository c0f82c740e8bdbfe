import { describe, expect, it } from 'vitest';
import { openIndex } from '../../scripts/search/open-search.ts';
import { MODEL_FILE, readModel } from '../../scripts/words/readings.ts';
import { understandQuery } from '../../src/search/understand-query.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';

const index = openIndex();
const readAxes = createAxisReader(readModel(MODEL_FILE));
const LOOKS = new Set(['mood', 'style', 'era']);

/** Words that surely name a look. */
function looksIn(text: string): readonly string[] {
  const { statements } = understandQuery(index, text, readAxes).understanding;
  return statements
    .filter(({ kind, polarity, confidence }) => LOOKS.has(kind) && polarity === 'for' && confidence >= 0.4)
    .map(({ span }) => span.text);
}

describe('looks of something else than the page are doubted', () => {
  it.each([
    'the ward is bright and white and we round at six',
    'the bread rises slowly overnight and the crust is dark and bold',
    'the new record is warm, saturated and heavily compressed, drums loud and dry',
    'fields are wide open with heavy borders of hedge, soil is warm and flat',
    'we raised 4m to make payroll simple, fast and transparent for warm-blooded humans',
    'The raw data is in the shared folder.',
    'Thank you for your kind message. I open a small guest house next month and the view is wild.',
  ])('%s', (text) => {
    expect(looksIn(text)).toEqual([]);
  });
});

describe('looks of the page', () => {
  it.each<[string, readonly string[]]>([
    ['florist, soft and romantic', ['soft', 'romantic']],
    ['Minimalist portfolio for a photographer in Lisbon who shoots weddings on film.', ['Minimalist']],
    [
      'We are a law firm of twelve people in Leeds and Hull. It should feel calm and serious.',
      ['calm', 'serious'],
    ],
    [
      'Calm, elegant, warm. We are a law firm of twelve people in the middle of Leeds.',
      ['Calm', 'elegant', 'warm'],
    ],
    ['A guest house by the sea near Cork with nine rooms. Like Aesop, with a warm welcome.', ['warm']],
  ])('%s', (text, words) => {
    expect(looksIn(text)).toEqual(expect.arrayContaining([...words]));
  });
});

/** Words that surely name a look, a trade, people or a country. */
function namedIn(text: string): readonly string[] {
  const { statements } = understandQuery(index, text, readAxes).understanding;
  return statements
    .filter(({ kind, confidence }) => !OTHERS.has(kind) && confidence >= 0.4)
    .map(({ span }) => span.text);
}

const OTHERS = new Set(['axis', 'brand', 'color', 'font']);

describe('words that state an axis name nothing else', () => {
  it.each<[string, readonly string[]]>([
    ['wide bands of colour and one type family', ['bands', 'family']],
    ['the main button solid, the rest as links', ['solid']],
    ['motion: none', ['motion']],
    ['things close together in one group', ['close']],
  ])('%s', (text, words) => {
    const doubted = understandQuery(index, text, readAxes).understanding.statements.filter(
      ({ kind, confidence }) => ['mood', 'industry', 'audience'].includes(kind) && confidence >= 0.4,
    );
    expect(doubted.map(({ span }) => span.text).filter((word) => words.includes(word))).toEqual([]);
  });
});

describe('known words and names are no misspellings', () => {
  it.each([
    'sensors and loaders',
    'a melting pot',
    'we come from Recife',
    'sorry for my English',
    'the phone number',
    'a list of services',
  ])('%s', (text) => {
    expect(namedIn(text)).toEqual([]);
  });

  it('but `minimlist` is one', () => {
    expect(namedIn('a minimlist look')).toEqual(['minimlist']);
  });
});
