import { describe, expect, it } from 'vitest';
import { gapChanges } from '../../src/grammar/gap-ways.ts';
import { NO_TOKENS, styleTokens, type StyleTokens } from '../../src/grammar/style-tokens.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const TEXT = 'The archive keeps every letter that the office sent since it opened.';

/** For each property, the values that elements with a name would have, one for each element. */
function changed(html: string, size: number, tokens: StyleTokens = NO_TOKENS) {
  const { perception, features } = surveyPage(pageFromHtml({ html }));
  const page = { perception, features, tokens, target: {} };
  const changes = gapChanges(page, features.rhythm.elements, size);
  return (tags: readonly string[], property: string) =>
    perception.page.elements
      .filter(({ tag }) => tags.includes(tag))
      .map(({ index }) => changes.find(({ elements }) => elements.includes(index))?.declarations[property]);
}

const table = (css: string) => `<style>td,th{text-align:left;${css}}</style><h2>Prices</h2><table>
  <tr><th>Plan<th>Month<th>Year</tr>
  ${['Small', 'Middle', 'Large'].map((name) => `<tr><td>${name}<br>plan<td>£5<td>£50</tr>`).join('')}</table><p>${TEXT}</p>`;

describe('other gaps', () => {
  it.each(['padding:16px 8px', 'padding:24px 0;vertical-align:top'])(
    'leave the cells of a table as even as they were: %s',
    (css) => {
      const of = changed(table(css), 12);
      for (const property of ['padding-top', 'padding-bottom']) {
        const values = new Set(of(['td', 'th'], property));
        expect(values.size).toBe(1);
        expect([...values]).not.toEqual([undefined]);
      }
    },
  );

  it('leave cards side by side as even as they were', () => {
    const card = (lines: string) => `<article><h3>Plan</h3><p>${lines}</p></article>`;
    const cards = [TEXT, TEXT.repeat(4), TEXT.repeat(2)].map(card).join('');
    const css =
      'div{display:grid;grid-template-columns:1fr 1fr 1fr;gap:20px}article{padding-top:30px}h3,p{margin:0 0 30px}';
    const of = changed(`<style>${css}</style><h2>Plans</h2><div>${cards}</div><p>${TEXT}</p>`, 12);
    expect(new Set(of(['article'], 'padding-top')).size).toBe(1);
    expect(new Set(of(['h3'], 'margin-bottom')).size).toBe(1);
  });

  it('leave the paddings of buttons as they are', () => {
    const css = 'a,button{display:inline-block;padding:16px 32px;background:#123;color:#fff;margin:24px 0}';
    const html = `<style>${css}</style><p>${TEXT}</p><a href=x>Order now</a><p>${TEXT}</p><button>Send</button><p>${TEXT}</p>`;
    const of = changed(html, 8);
    expect(
      of(['p'], 'margin-top')
        .concat(of(['p'], 'margin-bottom'))
        .some((px) => px !== undefined),
    ).toBe(true);
    for (const property of ['padding-top', 'padding-bottom'])
      expect(of(['a', 'button'], property)).toEqual([undefined, undefined]);
  });

  it('have sizes of the scale of the target', () => {
    const scale = styleTokens([{ path: 'scale.spacing', value: '3px 7px 15px 31px' }]);
    const html = `<style>p{margin:24px 0}</style>${`<p>${TEXT}</p>`.repeat(8)}`;
    const values = changed(html, 14, scale)(['p'], 'margin-top').filter((px) => px !== undefined);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(['0px', '3px', '7px', '15px', '31px']).toContain(value);
  });
});
