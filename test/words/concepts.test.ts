import { describe, expect, it } from 'vitest';
import { conceptForm } from '../../src/words/concept-form.ts';
import { allConcepts } from '../../src/words/concepts.ts';
import { readColors } from '../../src/words/read-colors.ts';
import { readConcepts } from '../../src/words/read-concepts.ts';
import { readOtherBrands } from '../../src/words/read-other-brands.ts';
import type { Statement } from '../../src/words/understanding.ts';

const said = ({ kind, values, polarity }: Statement) =>
  `${polarity === 'against' ? 'not ' : ''}${kind} ${values.join(' ')}`;
const concepts = (text: string) => readConcepts(text, []).statements.map(said);

describe('a concept is read', () => {
  it.each([
    ['a Bauhaus poster', ['style bauhaus', 'style poster']],
    ['90s web', ['style old-web', 'era 1990s']],
    ['something from the nineties', ['era 1990s']],
    ['quiet luxury', ['style quiet-luxury', 'mood calm']],
    ['a hotel in Norway', ['audience travellers', 'industry hotel', 'country no']],
    ['serif-free', ['not style serif']],
    ['playful without being childish', ['mood playful', 'not mood childlike']],
    ['a news site, not a newspaper', ['purpose news-front', 'industry news', 'not style newspaper']],
    ['not corporate', ['not mood corporate']],
    ['nothing too playful or retro', ['not mood playful', 'not style retro']],
    ['retro but not brutalist', ['style retro', 'not style brutalist']],
    ['a hospital that is not dark', ['audience patients', 'industry health', 'not style dark']],
    ['never cold and aggressive', ['not mood cold', 'not mood aggressive']],
    ["isn't cute and childish", ['not style cute', 'not mood childlike']],
    ['no corporate minimalism', ['not mood corporate', 'not style minimal']],
    ['no boring bank', ['not mood boring', 'audience bank-customers', 'industry bank']],
    ['not dark, no animations', ['not style dark', 'style still']],
    ['Baltic publishers', ['country ee lv lt', 'mood intellectual', 'industry news']],
    [
      'not another bank',
      ['mood quirky', 'audience bank-customers', 'industry bank', 'not mood conventional'],
    ],
    ['unlike every other portfolio', ['purpose portfolio', 'industry advertising', 'not mood conventional']],
    [
      'not another boring bank',
      ['mood quirky', 'not mood boring', 'audience bank-customers', 'industry bank'],
    ],
    ['made for us', []],
    ['a us bank', ['country us', 'audience bank-customers', 'industry bank']],
    [
      "a bank that doesn't feel like a bank",
      ['audience bank-customers', 'industry bank', 'not mood conventional', 'not mood conventional'],
    ],
    ['anything but another retro startup', ['not style retro', 'not audience startups']],
    ['first time buyers', ['audience newcomers', 'audience shoppers']],
    ['not dark. calm', ['not style dark', 'mood calm']],
    ['velvet trombones', []],
    ['plenty of white space', ['style airy']],
    ['more space between sections', ['style airy']],
    ['a page about space', ['audience space-fans', 'industry space']],
    ['I love it, my customers love it too', []],
    ["I'd love a single red accent, barely any blue", []],
    ['cheap laptops', ['purpose product-launch', 'industry electronics']],
    ['no image bank', ['style no-pictures']],
    ['single people', ['audience couples-singles']],
    ['hover states, a ghost button and proper spacing', ['style outlined']],
    ['Design rules: no cards', ['not style cards']],
    ['it shows all when we open it', []],
    ['a love story', ['mood romantic']],
    ['Ticket: header is tall', []],
    ['a solid colour', ['style flat']],
  ])('in %j as %j', (text, expected) => {
    expect(concepts(text)).toEqual(expected);
  });

  it('not in the words of a brand', () => {
    const span = { start: 0, end: 8, text: 'Retro Co' };
    const brand: Statement = {
      kind: 'brand',
      span,
      values: ['retro'],
      relation: 'named',
      polarity: 'for',
      degree: 1,
      confidence: 1,
    };
    expect(readConcepts('Retro Co, but calm', [brand]).statements.map(said)).toEqual(['mood calm']);
  });

  it('by one id of its kind, with words', () => {
    const ids = allConcepts().map(({ kind, id }) => `${kind} ${id}`);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, words } of allConcepts())
      expect({ id, words: words.length }).not.toEqual({ id, words: 0 });
  });
});

describe('a colour is read', () => {
  it.each([
    ['forest green buttons', '#228b22', 'primary'],
    ['on a navy background', '#14284b', 'background'],
    ['links in #c33', '#cc3333', 'link'],
    ['rgb(10 20 30) for the text', '#0a141e', 'text'],
    ['a touch of terracotta', '#c66b3d', null],
    ['the accent is hot pink', '#ff69b4', 'primary'],
  ])('in %j as %s for %s', (text, hex, role) => {
    expect(readColors(text, []).statements).toMatchObject([{ kind: 'color', values: [hex], role }]);
  });

  it.each(['a trip to peru', 'fresh snow', 'a bar of chocolate', '#hashtag', 'rgb()'])(
    'not in %j',
    (text) => {
      expect(readColors(text, []).statements).toEqual([]);
    },
  );
});

describe('a brand that the catalog lacks', () => {
  it.each([
    ['like duolingo', ['industry education', 'mood playful']],
    ["McDonald's colours", ['industry food', 'style colourful']],
    ['not like Gucci', ['not industry fashion', 'not style luxury', 'not country it']],
    ['hit the target', []],
  ])('is read in %j as %j', (text, expected) => {
    expect(readOtherBrands(text, []).statements.map(said)).toEqual(expected);
  });

  it('are no misspelt countries where they are the names of typefaces', () => {
    expect(conceptForm('fraunce')).toBeNull(); // Fraunces
    expect(conceptForm('minimlist')).not.toBeNull();
  });
});
