import { describe, expect, it } from 'vitest';
import { openIndex } from '../../scripts/search/open-search.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { rankBrands } from '../../src/query/rank-brands.ts';
import { statesAxesAlone } from '../../src/search/is-measured.ts';
import { search } from '../../src/search/search.ts';

const index = openIndex();
const WEIGHTS = axisWeights(
  CATALOG.brands.flatMap(({ grammar }) => (grammar === null ? [] : [grammar])),
  RELIABILITY,
);

/** How many of the axes that a text states each brand has, in the order of their ranking. */
function axesMet(text: string): { readonly met: readonly number[]; readonly stated: number } {
  const { matches, understanding } = search(index, text, CATALOG.brands.length);
  const stated = understanding.statements.filter((one) => one.kind === 'axis');
  const ranked = rankBrands(
    {
      grammar: Object.fromEntries(stated.map(({ axis, values }) => [axis, values[0]])),
      matches: new Map(matches.map(({ slug, score }) => [slug, score])),
      isMeasured: statesAxesAlone(understanding.statements),
    },
    CATALOG.brands,
    WEIGHTS,
  );
  const met = ranked.map(
    ({ brand: { grammar } }) => stated.filter(({ axis, values: [value] }) => grammar[axis] === value).length,
  );
  return { met, stated: stated.length };
}

describe('a text that states one axis', () => {
  it.each([
    'pill buttons',
    'square corners',
    'no shadows',
    'hairline borders',
    'light headings',
    'dark mode first',
    'gradient buttons',
    'huge headlines',
    'small headlines',
    'dense page',
    'no animations',
    'animations on scroll',
    'photographs',
    'illustrations',
    'no images',
    'single accent colour',
    'two accent colours',
    'monochrome palette',
    'vivid colours',
    'muted colours',
    'high contrast',
    'terse copy',
    'long flowing sentences',
    'formal tone',
    'conversational tone',
  ])('%s: none of the first ten brands lacks it while a later one has it', (text) => {
    const { met, stated } = axesMet(text);
    expect(stated).toBe(1);
    const having = met.filter((one) => one > 0).length;
    expect(met.slice(0, Math.min(10, having))).not.toContain(0);
  });
});

describe('a text that states two axes', () => {
  it.each([
    'hairline borders and no shadows',
    'square corners and heavy borders',
    'no animations, terse copy',
    'pill buttons and serif headings',
    'vivid colours, photographs',
    'dark mode first, no images',
    'pill buttons and photographs',
    'high contrast, illustrations',
  ])('%s: a brand with both comes first', (text) => {
    const { met, stated } = axesMet(text);
    expect(stated).toBe(2);
    expect(met[0]).toBe(2);
  });
});
