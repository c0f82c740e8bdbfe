import { describe, expect, it } from 'vitest';
import { observeHtml } from '../grammar/axes/read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const typography = (body: string, css = '') => observeHtml(body, css).typography;

describe('typography', () => {
  it('distinguishes running text, headings and labels', () => {
    const { running, headings, labels } = typography(
      `<nav><a href="/">Home</a></nav><h2>Part</h2>${TEXT}<button>Send</button><span class="up">NEW</span>`,
    );
    expect(running.map(({ selector }) => selector)).toEqual(['p']);
    expect(headings.map(({ selector, level }) => [selector, level])).toEqual([['h2', 2]]);
    expect(labels.map(({ selector }) => selector)).toEqual(['a', 'button', 'span.up']);
  });

  it('reads a heading by the style of most of its letters', () => {
    const [heading] = typography(
      '<h1>A <b class="x">very long and heavy title</b></h1>',
      '.x { font-weight: 900; font-size: 50px }',
    ).headings;
    expect(heading).toMatchObject({ selector: 'h1', size: 50, fontWeight: 900 });
  });

  it('reads large short text as a heading of level 0', () => {
    const { headings } = typography(
      `<div class="big">Be together</div>${TEXT.repeat(3)}`,
      '.big { font-size: 40px }',
    );
    expect(headings).toMatchObject([{ selector: 'div.big', level: 0, size: 40 }]);
  });

  it('trusts role=heading and its level', () => {
    expect(typography('<div role="heading" aria-level="3">Part</div>').headings).toMatchObject([
      { level: 3 },
    ]);
  });

  it.each([
    [
      'text for screen readers',
      '<p class="sr">Skip to the content of the page</p>',
      '.sr { position: absolute; width: 1px; height: 1px; overflow: hidden }',
    ],
    [
      'text moved out of the viewport',
      '<p class="sr">Skip to the content of the page</p>',
      '.sr { position: absolute; left: -9999px }',
    ],
    [
      'text that is not displayed',
      '<p class="sr">Skip to the content of the page</p>',
      '.sr { display: none }',
    ],
    [
      'words of an icon font',
      '<i class="sr">arrow_forward</i>',
      '.sr { font-family: "Material Symbols Outlined" }',
    ],
    ['code samples', '<pre>npm install everything</pre>', ''],
    ['text drawn in an svg', '<svg width="200" height="50"><text x="0" y="20">Axis label</text></svg>', ''],
  ])('leaves out %s', (_, body, css) => {
    expect(typography(body, css)).toEqual({ running: [], headings: [], labels: [] });
  });

  it('measures tracking in em of the text itself', () => {
    const [heading] = typography('<h1>Title</h1>', 'h1 { font-size: 40px; letter-spacing: -1px }').headings;
    expect(heading?.tracking).toBeCloseTo(-0.025);
  });
});
