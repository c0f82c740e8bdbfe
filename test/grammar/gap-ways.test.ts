import { describe, expect, it } from 'vitest';
import { fittedHeights } from '../../src/grammar/fitted-heights.ts';
import { fittedLines } from '../../src/grammar/fitted-lines.ts';
import { sectionGapChanges } from '../../src/grammar/gap-ways.ts';
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

  it('are given up where contents in flow leave them blank', () => {
    expect(fitted('height:900px')).toEqual([{ tags: ['section'], declarations: { height: 'auto' } }]);
    expect(fitted('height:900px;background-image:url(sea.jpg)')).toEqual([]);
  });

  it.each(['min-height:48px;padding:80px 0', 'padding:80px 0'])('stay where boxes are low: %s', (css) => {
    expect(fitted(css)).toEqual([]);
  });
});

describe('gaps between sections in boxes that give up their height', () => {
  const html = `<style>body,h2,p{margin:0}section{min-height:900px;padding:20px 0}</style><body>${`<section><h2>Letters</h2><p>${TEXT}</p></section>`.repeat(4)}`;
  const { perception, features } = surveyPage(pageFromHtml({ html }));
  const page = { perception, features, tokens: NO_TOKENS, target: {} };

  it.each([
    [true, '40px'],
    [false, '0px'],
  ])('lie in paddings and margins alone: %s', (isFitted, px) => {
    const changes = sectionGapChanges(page, features.rhythm.sections, 80, isFitted);
    expect(changes.map(({ declarations }) => declarations)).toContainEqual({
      'padding-top': px,
      'padding-bottom': px,
    });
  });
});

describe('gaps between sections', () => {
  const HTML = `<style>body{margin:0}section{padding:100px 40px}h2,p,table{margin:0}td,th{padding:16px 8px;text-align:left}
.card{padding:32px;background:#eee;width:300px}.wide{padding:32px;border:2px solid #333}</style><body>${[
    `<h2>Letters</h2><p>${TEXT}</p><table><tr><th>Plan<th>Month</tr><tr><td>Small<td>£5</tr></table>`,
    `<h2>Letters</h2><p>${TEXT}</p><div class=card><p>${TEXT}</p></div>`,
    `<h2>Letters</h2><p>${TEXT}</p><div class=wide><p>${TEXT}</p></div>`,
    `<h2>Letters</h2><p>${TEXT}</p>`,
  ]
    .map((part) => `<section>${part}</section>`)
    .join('')}`;
  const { perception, features } = surveyPage(pageFromHtml({ html: HTML }));
  const page = { perception, features, tokens: NO_TOKENS, target: {} };
  const changes = sectionGapChanges(page, features.rhythm.sections, 80);
  const declaredFor = (isMeant: (element: (typeof perception.page.elements)[number]) => boolean) =>
    changes
      .filter(({ elements }) =>
        elements.some((index) => {
          const element = perception.page.elements[index];
          return element !== undefined && isMeant(element);
        }),
      )
      .map(({ declarations }) => declarations);

  it('leave cells and cards as they are', () => {
    expect(declaredFor(({ tag }) => tag === 'td' || tag === 'th')).toEqual([]);
    expect(declaredFor(({ classes }) => classes.includes('card') || classes.includes('wide'))).toEqual([]);
  });

  it('change the padding of a section above and below alike', () => {
    const found = declaredFor(({ tag }) => tag === 'section');
    expect(found.length).toBeGreaterThan(0);
    for (const declarations of found) {
      expect(declarations['padding-top']).toBeDefined();
      expect(declarations['padding-top']).toBe(declarations['padding-bottom']);
    }
  });
});

describe('gaps in a sheet that holds the whole page', () => {
  const section = `<section><h2>Letters</h2><p>${'The archive keeps every letter. '.repeat(12)}</p></section>`;
  const changed = (css: string) => {
    const html = `<style>body{background:#cdd;margin:0}main{width:760px;margin:40px auto;background:#fff;border:1px solid #999}section{margin:130px 40px}h2,p{margin:0}${css}</style><body><main>${section.repeat(4)}</main>`;
    const { perception, features } = surveyPage(pageFromHtml({ html }));
    const page = { perception, features, tokens: NO_TOKENS, target: {} };
    return sectionGapChanges(page, features.rhythm.sections, 48);
  };

  it('change, although the sheet is painted like a card', () => {
    expect(changed('').map(({ declarations }) => declarations)).toContainEqual(
      expect.objectContaining({ 'margin-top': '48px' }),
    );
  });
});

it('lines of small texts in a block with a large font are as high as the texts', () => {
  const html = `<style>div{font:48px/1.5 serif}span,q{font-size:14px;line-height:20px}</style><body><div><q>${TEXT}</q></div><div>Letters <span>1820</span></div>`;
  const { perception, features } = surveyPage(pageFromHtml({ html }));
  const changes = fittedLines({ perception, features, tokens: NO_TOKENS, target: {} });
  const [first] = perception.page.elements.filter(({ tag }) => tag === 'div');
  expect(changes).toEqual([{ elements: [first?.index], declarations: { 'line-height': '20px' } }]);
});
