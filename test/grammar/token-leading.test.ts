import { describe, expect, it } from 'vitest';
import { ways as bodySizeWays } from '../../src/grammar/axes/type-body-size/ways.ts';
import { styleTokens } from '../../src/grammar/style-tokens.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const PAGE = `<p style="font:13px/14px serif">${'The office keeps each letter that it sent. '.repeat(9)}</p>`;

describe('the line-height of another size', () => {
  it.each([
    [
      'that of the target',
      [{ path: 'leading.body', value: '1.6' }],
      { 'font-size': '19px', 'line-height': '1.6' },
    ],
    ['that of the page without a token', [{ path: 'leading.code', value: '1.4' }], { 'font-size': '19px' }],
  ] as const)('is %s', (_, tokens, expected) => {
    const { perception, features } = surveyPage(pageFromHtml({ html: PAGE }));
    const [way] = bodySizeWays(
      'large',
      { perception, features, tokens: styleTokens(tokens), target: {} },
      (px) => px >= 18,
    );
    expect(way?.changes.map(({ declarations }) => declarations)).toEqual([expected]);
  });
});
