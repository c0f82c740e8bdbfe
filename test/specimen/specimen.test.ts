import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { anyGrammar, partialGrammar } from './random-grammars.ts';
import { readBack } from './read-back.ts';
import { sweep } from '../sample.ts';

const SEED = 20_261_120;
/** A sample; bench/specimens.ts asks a thousand. */
const SAMPLE = sweep(12, 30);
const SHARE = 0.98;

describe('a specimen', () => {
  const readings = lazy(() =>
    fc.sample(anyGrammar, { numRuns: SAMPLE, seed: SEED }).map((grammar) => readBack(grammar)),
  );

  it('reads as the grammar it was made from, on 98 of 100 axes', () => {
    const shown = readings().reduce((sum, result) => sum + result.shown, 0);
    const misread = readings().flatMap((result) => result.misread);
    expect(1 - misread.length / shown, JSON.stringify(misread)).toBeGreaterThanOrEqual(SHARE);
  });

  it('shows most axes of a random grammar: contradictions are few', () => {
    const shown = readings().reduce((sum, result) => sum + result.shown, 0);
    expect(shown / (AXES.length * SAMPLE)).toBeGreaterThan(0.88);
  });

  it('draws what a partial grammar names and fills the rest without contradicting it', () => {
    const results = fc
      .sample(partialGrammar, { numRuns: sweep(6, 15), seed: SEED })
      .map((grammar) => readBack(grammar));
    const shown = results.reduce((sum, result) => sum + result.shown, 0);
    const misread = results.flatMap((result) => result.misread);
    expect(1 - misread.length / shown, JSON.stringify(misread)).toBeGreaterThanOrEqual(SHARE);
  });

  it('draws an empty grammar as a plain page', () => {
    const { html, notShown } = renderSpecimen({ grammar: {} });
    expect(notShown).toEqual({});
    expect(pageFromHtml({ html }).remarks).toEqual([]);
  });

  it('is one file: nothing is fetched, and no script is needed', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        const { html } = renderSpecimen({ grammar });
        expect(html).not.toMatch(/<script|<link|https?:|@import/);
      }),
      { numRuns: sweep(8, 30), seed: SEED },
    );
  });

  it('is the same page every time', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        expect(renderSpecimen({ grammar }).html).toBe(renderSpecimen({ grammar }).html);
      }),
      { numRuns: sweep(4, 10), seed: SEED },
    );
  });

  it('names pictures and the field, and keeps headings in order', () => {
    const grammar: Grammar = { 'imagery.strategy': 'mixed', 'surface.texture': 'flat' };
    const { html } = renderSpecimen({ grammar });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<img[^>]* alt="[^"]+"/);
    expect(html).toMatch(/<label for="email">/);
    expect(html).toMatch(/<html lang="en">/);
  });

  it('stands still for readers who ask for less motion', () => {
    const { html } = renderSpecimen({
      grammar: { 'motion.budget': 'pervasive', 'motion.trigger': 'scroll' },
    });
    expect(html).toContain('prefers-reduced-motion');
  });

  it('bears the name it is given as text', () => {
    const { html } = renderSpecimen({ grammar: {}, name: 'Fish & <Chips>' });
    expect(html).toContain('Fish &amp; &lt;Chips&gt;');
    expect(html).not.toContain('<Chips>');
  });
});

function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
