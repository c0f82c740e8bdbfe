import { describe, expect, it } from 'vitest';
import { openIndex } from '../../scripts/search/open-search.ts';
import { understandQuery } from '../../src/search/understand-query.ts';
import { withSchemeGrounds } from '../../src/words/scheme-grounds.ts';

const index = openIndex();
const said = (text: string) => understandQuery(index, text).understanding;
const valuesOf = (text: string, axis: string) =>
  withSchemeGrounds(said(text).statements).flatMap((one) =>
    one.kind === 'axis' && one.axis === axis ? [one.values] : [],
  )[0];

describe('a ground of paper is cream', () => {
  it.each([
    'warm paper ground',
    'paper background',
    'ground: ivory',
    'an off-white page',
    'parchment background, serif',
    'teal and coral on off-white',
    'the page is like old paper',
    'cream background',
  ])('in %j', (text) => {
    expect(valuesOf(text, 'surface.ground')?.[0]).toBe('cream');
  });

  it.each(['white paper background', 'wallpaper page', 'no paper background', 'we print on paper bags'])(
    'not in %j',
    (text) => {
      expect(valuesOf(text, 'surface.ground')?.[0]).not.toBe('cream');
    },
  );
});

describe('a scheme names no ground', () => {
  it.each(['dark mode', 'dark theme', 'a dark website', 'night theme'])('%s takes every dark one', (text) => {
    const values = valuesOf(text, 'surface.ground');
    expect(values?.[0] ?? 'black').toBe('black');
  });

  it.each(['light theme', 'a light page', 'light mode'])('%s takes white', (text) => {
    expect(valuesOf(text, 'surface.ground') ?? ['white']).toContain('white');
  });
});

describe('a most of colours accepts fewer', () => {
  it.each([
    'at most three colours',
    'no more than three colors',
    'three colours at most',
    'up to three colours',
  ])('in %j', (text) => {
    expect(valuesOf(text, 'palette.strategy')).toEqual(
      expect.arrayContaining(['triadic', 'duotone', 'mono+1', 'mono']),
    );
  });

  it('which three colours alone do not', () => {
    expect(valuesOf('three colours', 'palette.strategy') ?? []).not.toContain('mono');
  });
});

describe('words that say how a brand or colour is meant are understood', () => {
  it.each([
    'Linear meets Stripe',
    'half Linear half Stripe',
    'a mix between Notion and Miro',
    'similar to Linear',
    'a linear clone',
    'stripe alternative',
    'light version of Linear',
    'Linear without shadows',
    'gold buttons',
    'red accents',
  ])('in %j', (text) => {
    expect(said(text).notUnderstood.map((one) => one.text)).toEqual([]);
  });
});
