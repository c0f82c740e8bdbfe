import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedPages } from '../../scripts/fuzz/seed-pages.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { surveyPage } from '../../src/survey.ts';
import { anyGrammar } from '../specimen/random-grammars.ts';
import { sweep } from '../sample.ts';

const FLOAT = 1e-9; // sums of shares are sums of quotients

function expectPartsOfOneWhole(html: string): void {
  const { readings } = surveyPage(pageFromHtml({ html }));
  for (const { id } of AXES) {
    const shares = readings[id].evidence.flatMap(({ share }) => share ?? []);
    const sum = shares.reduce((total, share) => total + share, 0);
    expect(sum, id).toBeLessThanOrEqual(1 + FLOAT);
    for (const share of shares) expect(share, id).toBeGreaterThanOrEqual(0);
  }
}

describe('the shares of the evidence of one reading are parts of one whole', () => {
  it('on the stored pages', () => {
    for (const html of seedPages(['test/corpus/pages'])) expectPartsOfOneWhole(html);
  });

  it('on any specimen', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => expectPartsOfOneWhole(renderSpecimen({ grammar }).html)),
      { numRuns: sweep(5, 15) },
    );
  });

  it('where animations lie on each other', () => {
    const css = `@keyframes drift { to { transform: translateX(9px) } } @keyframes pulse { to { opacity: 0.4 } }
      main { animation: drift 3s infinite } section { animation: pulse 2s infinite } p { animation: drift 1s infinite }`;
    const text = '<p>Words enough to be a paragraph that somebody would read to its end.</p>'.repeat(6);
    expectPartsOfOneWhole(`<!doctype html><style>${css}</style><main><section>${text}</section></main>`);
  });
});
