import { describe, expect, it } from 'vitest';
import { perceiveHtml } from './perceive-html.ts';

function texts(css: string): string[] {
  return perceiveHtml('<div class="box"><b>Letters</b></div>', css).runs.map(({ text }) => text);
}

describe('text in the colour of its ground', () => {
  it.each([
    'b { color: #fff }',
    'b { color: #fdfdfd }',
    'b { color: transparent }',
    'b { color: rgb(0 0 0 / 0.5%) }',
    'b { -webkit-text-fill-color: transparent }',
    'b { -webkit-text-fill-color: #fff }',
    '.box { background: #234; } b { color: #234 }',
    '.box { background: linear-gradient(#fff, #fefefe) } b { color: #fefefe }',
    'b { background: linear-gradient(transparent, transparent); background-clip: text; color: transparent }',
    'b { color: #fff; text-shadow: 0 0 4px transparent }',
  ])('cannot be read: %s', (css) => {
    expect(texts(css)).toEqual([]);
  });

  it.each([
    'b { color: #f0f0f0 }',
    '.box { background: #222 } b { color: #fff }',
    '.box { background: url(a.jpg); height: 200px } b { color: #fff }',
    '.box { background: linear-gradient(#fff, #000) } b { color: #fff }',
    'b { background: linear-gradient(red, blue); background-clip: text; color: transparent }',
    'b { background: url(a.jpg); background-clip: text; -webkit-text-fill-color: transparent }',
    'b { color: transparent; -webkit-text-stroke: 1px black }',
    'b { color: #fff; text-shadow: 0 0 4px #000 }',
    'b { color: #fff; mix-blend-mode: difference }',
  ])('can be read: %s', (css) => {
    expect(texts(css)).toEqual(['Letters']);
  });
});
