import { describe, expect, it } from 'vitest';
import { withoutInlinePadding } from '../../src/fixes/inline-padding.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const HTML = `<!doctype html><html lang="en"><head><title>Flags</title></head><body>
<p>Run <code id="word">fire --hot</code> and wait for the end of it.</p>
<pre><code id="block">fire --hot
fire --cold</code></pre>
<div id="box">Ready when the light is green.</div></body></html>`;

const { perception } = surveyPage(pageFromHtml({ html: HTML }));
const indexOf = (id: string) => perception.page.elements.findIndex((element) => element.id === id);
const [word, block, box] = ['word', 'block', 'box'].map(indexOf);

describe('padding of inline boxes', () => {
  it('is left out in a line of text, and makes a box of the line elsewhere', () => {
    const declarations = { padding: '24px', 'background-color': '#eee' };
    const elements = [word ?? -1, block ?? -1, box ?? -1];
    const { changes } = withoutInlinePadding({ changes: [{ elements, declarations }] }, perception);
    const of = (index = -1) => changes.find((change) => change.elements.includes(index))?.declarations;
    expect(of(word)).toEqual({ 'background-color': '#eee' });
    expect(of(block)).toEqual({ ...declarations, display: 'inline-block' });
    expect(of(box)).toEqual(declarations);
  });

  it('stays where a way changes the display itself', () => {
    const declarations = { padding: '6px 12px', display: 'block' };
    const { changes } = withoutInlinePadding(
      { changes: [{ elements: [word ?? -1], declarations }] },
      perception,
    );
    expect(changes).toEqual([{ elements: [word], declarations }]);
  });
});
