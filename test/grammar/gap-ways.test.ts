import { describe, expect, it } from 'vitest';
import { fittedHeights } from '../../src/grammar/gap-ways.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const TEXT = 'The archive keeps every letter that the office sent since it opened. '.repeat(6);

function fitted(css: string) {
  const html = `<style>section{${css}}</style><body>${`<section><h2>Letters</h2><p>${TEXT}</p></section>`.repeat(4)}`;
  const { perception, features } = surveyPage(pageFromHtml({ html }));
  const page = { perception, features, tokens: NO_TOKENS, target: {} };
  return fittedHeights(page, features.rhythm.sections).map(({ elements, declarations }) => ({
    tags: [...new Set(elements.map((index) => perception.page.elements[index]?.tag))],
    declarations,
  }));
}

describe('heights that leave space around sections', () => {
  it.each(['min-height:100vh', 'min-height:600px;display:grid;align-content:center'])(
    'are given up: %s',
    (css) => {
      expect(fitted(css)).toEqual([{ tags: ['section'], declarations: { 'min-height': '0' } }]);
    },
  );

  it.each(['min-height:48px;padding:80px 0', 'padding:80px 0'])('stay where boxes are low: %s', (css) => {
    expect(fitted(css)).toEqual([]);
  });
});
