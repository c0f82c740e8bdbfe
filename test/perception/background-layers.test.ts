import { describe, expect, it } from 'vitest';
import { layersOf } from '../../src/perception/background-layers.ts';
import { perceiveHtml } from './perceive-html.ts';

function kinds(background: string): string[] {
  const perception = perceiveHtml('<div></div>', `div { width: 600px; height: 400px; ${background} }`);
  const element = perception.page.elements.find(({ tag }) => tag === 'div');
  if (element === undefined) throw new Error('no div');
  return layersOf(element.style, element.box, perception).map(({ kind }) => kind);
}

describe('background layers', () => {
  it.each([
    ['background: none', []],
    ['background: #123', ['color']],
    ['background: transparent', []],
    ['background: linear-gradient(red, blue)', ['gradient']],
    ['background: linear-gradient(red, red)', ['color']],
    ['background: linear-gradient(#fff, #fdfdfd)', ['color']],
    ['background: linear-gradient(rgb(0 0 0 / 0), rgb(0 0 0 / 0.6))', ['gradient']],
    ['background: repeating-linear-gradient(red 0 4px, blue 4px 8px)', ['pattern']],
    ['background: linear-gradient(red, blue) 0 0 / 20px 20px', ['pattern']],
    ['background: linear-gradient(red, blue) no-repeat 0 100% / 100% 2px', []],
    ['background: linear-gradient(red, blue) repeat-x 0 90% / 4px 3px', []],
    ['background: linear-gradient(red, blue) repeat-y 0 0 / 4px 3px', []],
    ['background: linear-gradient(red, blue) repeat-y 0 0 / 50% 3px', ['pattern']],
    ['background: url(a.jpg)', ['picture']],
    ['background: url("") center / cover, #123', ['color']],
    ['background: url(a.png) center / cover', ['picture']],
    ['background: url(a.png) center / contain', ['picture']],
    ['background: url(a.png) center / contain; width: 100%', ['pattern']],
    ['background: url(a.png) no-repeat center / contain; width: 100%', ['picture']],
    ['background: url(paper.svg) 0 0 / 800px 800px; width: 100%', ['pattern']],
    ['background: url(hill.svg) no-repeat 0 0 / 800px 800px; width: 100%; height: 800px', ['picture']],
    ['background: url(a.png)', ['pattern']],
    ['background: url(a.png) 0 0 / 32px', ['pattern']],
    ['background: url(a.png) no-repeat 0 0 / 32px', []],
    [
      `background: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='29' height='14'/>") no-repeat`,
      [],
    ],
    [
      'background: linear-gradient(red, blue), url(a.jpg) center / cover, #fff',
      ['color', 'picture', 'gradient'],
    ],
    ['background: linear-gradient(red, blue); background-clip: text', []],
    ['background: none 0 0 / 20px, url(a.png) center / cover', ['picture']],
    [
      'background-image: none, none, linear-gradient(red, blue); background-size: 9px, 9px, 100% 2px; background-repeat: no-repeat',
      [],
    ],
    [
      'background-image: none, linear-gradient(red, blue); background-clip: text, border-box; background-color: #fff',
      ['color', 'gradient'],
    ],
    ['background: cross-fade(url(a.jpg) 10%, #123)', ['color']],
  ])('%s', (background, expected) => {
    expect(kinds(background)).toEqual(expected);
  });

  it('treats the images of small boxes as icons', () => {
    const perception = perceiveHtml(
      '<i></i>',
      'i { display: block; width: 40px; height: 40px; background: url(a.jpg) }',
    );
    const icon = perception.page.elements.find(({ tag }) => tag === 'i');
    expect(icon && layersOf(icon.style, icon.box, perception)).toEqual([]);
  });
});

it('elements that share a gradient share its stops, so that many of them take little memory', () => {
  const perception = perceiveHtml(
    '<p>a</p><p>b</p><p class=wide>c</p>',
    'p { width: 90px; height: 90px; background: linear-gradient(to right, red, lime 30px, blue) } .wide { width: 300px }',
  );
  const [first, second, wide] = perception.page.elements
    .filter(({ tag }) => tag === 'p')
    .map(({ style, box }) => layersOf(style, box, perception)[0]);
  expect(first?.kind).toBe('gradient');
  expect(second?.stops).toBe(first?.stops);
  expect(wide?.weights).not.toEqual(first?.weights); // its line is longer
});
