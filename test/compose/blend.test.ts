import { describe, expect, it } from 'vitest';
import { blendSources } from '../../src/compose/blend.ts';
import type { Source } from '../../src/compose/source.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';

const ALL = Object.fromEntries(AXES.map(({ id, values }) => [id, values[0]])) as Grammar;

function brand(slug: string, grammar: Grammar = ALL): Source {
  const entry = { slug, name: slug, signature_move: '', theme: 'light' as const };
  return { entry, grammar, values: { color: {} } };
}

function slugs(...brands: Source[]): Record<string, string> {
  return Object.fromEntries(
    blendSources(brands).map(({ category, source }) => [category, source.entry.slug]),
  );
}

describe('the sources of a blend', () => {
  it('are the brands in turn, colours with surfaces and typefaces with space', () => {
    expect(slugs(brand('a'), brand('b'))).toEqual({
      surface: 'a',
      palette: 'a',
      type: 'b',
      emphasis: 'a',
      whitespace: 'b',
      voice: 'b',
      motion: 'a',
      imagery: 'a',
    });
    expect(slugs(brand('a'), brand('b'), brand('c'))).toMatchObject({ motion: 'c', imagery: 'c' });
  });

  it('name every category that a brand has a value in, in their order', () => {
    expect(Object.keys(slugs(brand('a'), brand('b')))).toEqual([...CATEGORIES]);
  });

  it('are another brand where the one in turn has no value', () => {
    const silent = Object.fromEntries(Object.entries(ALL).filter(([id]) => !/^(?:voice|imagery)\./.test(id)));
    expect(slugs(brand('a'), brand('b', silent))).toMatchObject({ type: 'b', voice: 'a' });
    expect(slugs(brand('a', silent), brand('b', silent))).not.toHaveProperty('imagery');
  });
});
