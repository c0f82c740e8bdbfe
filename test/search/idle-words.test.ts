import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { corpusDocument } from '../../src/catalog/corpus.ts';
import { openIndex } from '../../scripts/search/open-search.ts';
import { interpret, search } from '../../src/search/search.ts';
import { understandQuery } from '../../src/search/understand-query.ts';

const index = openIndex();
const kindsIn = (query: string) =>
  understandQuery(index, query).statements.map(({ kind, values }) => `${kind} ${values.join()}`);

describe('words that say nothing by themselves', () => {
  it.each(['nothing like Notion', 'the opposite of Aesop', 'opposite of a bank website'])(
    'are not looked for where something is refused: %s',
    (query) => {
      const { plan, asked } = interpret(index, query);
      const words = plan.wanted.map(({ said }) => said);
      expect(words.filter((word) => /^(?:nothing|opposite)/.test(word))).toEqual([]);
      expect(asked?.alike?.english).not.toMatch(/nothing|opposite/);
    },
  );

  it('find brands that are unlike the refused one', () => {
    const slugs = search(index, 'opposite of Aesop').matches.map(({ slug }) => slug);
    expect(slugs).not.toContain('aesop');
    expect(slugs[0]).not.toBe('muji');
  });

  it.each([
    ['box-shadow: none', 'style shadows'],
    ['border-radius: 9999px', 'style outlined'],
    ['font-family: Inter', 'audience families'],
    ['rgb(0, 0, 255)', 'style gamer-look'],
  ])('are those of names in CSS notation: %s', (query, misread) => {
    expect(kindsIn(query)).not.toContain(misread);
  });

  it('stay words in prose', () => {
    expect(kindsIn('no shadow, families')).toEqual(expect.arrayContaining(['audience families']));
  });

  it.each(['Geist', 'Inter', 'Lato'])('a typeface is named by the whole query, and found: %s', (name) => {
    expect(kindsIn(name)).toContain(`font ${name}`);
    const key = name.toLowerCase();
    const setIn = entries.flatMap((entry) =>
      corpusDocument(entry).families.some((family) => family.startsWith(key)) ? [entry.slug] : [],
    );
    const found = search(index, name, 100).matches.map(({ slug }) => slug);
    expect(setIn.length).toBeGreaterThan(1);
    expect(found.slice(0, Math.min(5, setIn.length)).filter((slug) => !setIn.includes(slug))).toEqual([]);
  });
});

describe('a short stem of another language', () => {
  it.each(['starbuks', 'stardust', 'Drogheda'])('begins no English word: %s', (query) => {
    expect(understandQuery(index, query).language).toBeNull();
  });
});
