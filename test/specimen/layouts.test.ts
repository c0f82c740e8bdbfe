import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ILLUSTRATION_STYLES } from '../../src/specimen/artwork/illustrations/index.ts';
import { completeTaste } from '../../src/specimen/complete-taste.ts';
import { chooseLayout, LAYOUT_IDS } from '../../src/specimen/layouts/index.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { lazy } from '../../src/text/lazy.ts';
import { anyGrammar } from './random-grammars.ts';
import { readBack } from './read-back.ts';
import { sweep } from '../sample.ts';

const SEED = 20_261_122;
const SAMPLE = sweep(4, 8); // grammars in every layout; bench/specimens.ts asks a thousand
const SHARE = 0.97; // of few grammars; of a thousand it is 0.98

const grammars = fc.sample(anyGrammar, { numRuns: SAMPLE, seed: SEED });

/** Classes of a page in each layout, in their order. */
const shapes = lazy(
  () => new Map(LAYOUT_IDS.map((id) => [id, classesOf(renderSpecimen({ grammar: {}, layout: id }).html)])),
);

describe.each(LAYOUT_IDS)('the layout %s', (layout) => {
  it('reads as the grammar it was made from', () => {
    const results = grammars.map((grammar) => readBack(grammar, layout));
    const shown = results.reduce((sum, result) => sum + result.shown, 0);
    const misread = results.flatMap((result) => result.misread);
    expect(1 - misread.length / shown, JSON.stringify(misread)).toBeGreaterThanOrEqual(SHARE);
  });

  it('has one headline, every section that its links lead to, and no script', () => {
    for (const grammar of grammars) {
      const { html } = renderSpecimen({ grammar, layout });
      expect(html.match(/<h1/g)).toHaveLength(1);
      for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${target}"`);
      expect(html).not.toMatch(/<script|\son[a-z]+=/);
      expect(idsOf(html)).toEqual([...new Set(idsOf(html))]);
    }
  });

  it('is the arrangement of no other layout', () => {
    const own = shapes().get(layout);
    for (const [other, shape] of shapes()) if (other !== layout) expect(shape).not.toEqual(own);
  });
});

it('makes headings of a stated size smaller on small screens', () => {
  const tokens = { color: { light: {} }, type: { sizes: { display: '96px', h2: '48px' } } };
  const { html } = renderSpecimen({ grammar: {}, tokens, stated: 'light', layout: 'dashboard' });
  const narrow =
    /@media \(max-width:760px\)\{h1\{font-size:min\(96px,10\.5vw\)\}h2\{font-size:min\(48px,9vw\)\}\}/;
  expect(html).toMatch(narrow);
  expect(html.search(narrow)).toBeGreaterThan(html.indexOf('h1{font-size:96px'));
});

describe('without a layout', () => {
  it('the grammar decides: every layout fits some', () => {
    const many = fc.sample(anyGrammar, { numRuns: 300, seed: SEED });
    const chosen = many.map((grammar, at) => chooseLayout(undefined, completeTaste(grammar).taste, at).id);
    expect(new Set(chosen)).toEqual(new Set(LAYOUT_IDS));
  });
});

describe('drawings', () => {
  const drawingOf = (html: string) => /<svg class="drawing".*?<\/svg>/s.exec(html)?.[0];

  it('differ between unlike grammars, and are equal for equal ones', () => {
    const drawn = fc.sample(anyGrammar, { numRuns: 40, seed: SEED }).map((grammar) =>
      drawingOf(
        renderSpecimen({
          grammar: { ...grammar, 'surface.texture': 'flat', 'imagery.strategy': 'illustration' },
        }).html,
      ),
    );
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('come in at least six styles', () => {
    expect(new Set(ILLUSTRATION_STYLES.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
  });
});

function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/ class="([^"]+)"/g)].map(([, name = '']) => name);
}
