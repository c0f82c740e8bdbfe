import { describe, expect, test } from 'vitest';
import { observeHtml } from './observe-html.ts';

const bordersOf = (body: string, css = '') => observeHtml('borders', body, css);
const BOX = 'div { width: 300px; height: 100px;';

describe('a border is a', () => {
  test.each([
    ['box', 'on four sides', `${BOX} border: 1px solid #ccc }`],
    ['box', 'on three sides', `${BOX} border: solid #ccc; border-width: 1px 1px 1px 0 }`],
    ['line', 'on one side', `${BOX} border-bottom: 1px solid #ccc }`],
    ['line', 'on two sides', `${BOX} border: solid #ccc; border-width: 1px 0 }`],
    ['box', 'a ring of shadow', `${BOX} box-shadow: 0 0 0 1px #ccc }`],
    ['line', 'a shadow along one edge', `${BOX} box-shadow: 0 1px 0 #ccc }`],
    ['line', 'an inset shadow along one edge', `${BOX} box-shadow: inset 0 -2px 0 #ccc }`],
    ['line', 'a thin filled element', 'div { width: 300px; height: 1px; background: #ccc }'],
    ['box', 'an outline', `${BOX} outline: 2px solid #888 }`],
    [
      'box',
      'a gradient as border image',
      `${BOX} border: 2px solid; border-image: linear-gradient(#e33, #33e) 1 }`,
    ],
    [
      'box',
      'a gradient below a transparent border',
      `${BOX} border: 2px solid transparent; background: linear-gradient(#fff, #fff) padding-box, linear-gradient(#e33, #33e) border-box }`,
    ],
    [
      'box',
      'a bordered pseudo-element of the same size',
      `${BOX} position: relative } div::after { content: ""; position: absolute; inset: 0; border: 1px solid #888 }`,
    ],
    [
      'line',
      'a bar that a pseudo-element draws',
      `${BOX} position: relative } div::before { content: ""; position: absolute; top: -2px; width: 100%; height: 2px; background: #333 }`,
    ],
    ['box', 'white on a photograph', `main { background: url(p.jpg) } ${BOX} border: 2px solid #fff }`],
    ['box', 'its width from a custom property', `div { --w: 2px } ${BOX} border: var(--w) solid #ccc }`],
  ] as const)('%s: %s', (kind, _, css) => {
    expect(bordersOf('<main><div></div></main>', css)).toMatchObject([{ selector: 'div', kind }]);
  });

  test.each(['input', 'select', 'textarea'])('field: %s', (tag) => {
    const css = `${tag} { width: 200px; height: 40px; border: 1px solid #888 }`;
    expect(bordersOf(`<${tag}></${tag}>`, css)).toMatchObject([{ kind: 'field', width: 1 }]);
  });

  test('field: a fieldset with the default border; a styled one is a box', () => {
    const body = '<fieldset><p>Name</p></fieldset>';
    expect(bordersOf(body)).toMatchObject([{ kind: 'field' }]);
    expect(bordersOf(body, 'fieldset { border: 1px solid #ccc }')).toMatchObject([{ kind: 'box' }]);
  });
});

describe('nothing is observed', () => {
  test.each([
    ['without a style', `${BOX} border-width: 2px }`],
    ['of no width', `${BOX} border: 0 solid #ccc }`],
    ['transparent', `${BOX} border: 1px solid transparent }`],
    ['in the colour of its ground', `body { background: #fff } ${BOX} border: 1px solid #fff }`],
    ['of an arrow', 'div { width: 0; height: 0; border: 6px solid transparent; border-top-color: #000 }'],
    ['of an icon', 'div { width: 16px; height: 16px; border: 1px solid #000 }'],
    ['that is hidden', `${BOX} border: 1px solid #ccc; visibility: hidden }`],
    ['of a blurred shadow', `${BOX} box-shadow: 0 1px 4px #000 }`],
    ['of a transparent outline', `${BOX} outline: 2px solid transparent }`],
    ['of an outline in the colour of the fill', `${BOX} background: #246; outline: 2px solid #246 }`],
    [
      'of a bar with an image mask',
      'div { width: 90px; height: 8px; background: #06c; mask-image: url(wave.svg) }',
    ],
    ['underlined', 'div { text-decoration: underline }'],
    [
      'faint on a photograph',
      `main { background: url(p.jpg) } ${BOX} border: 2px solid rgb(255 255 255 / .1) }`,
    ],
    [
      'of a bar that grows when its element is hovered',
      `${BOX} position: relative } div::after { content: ""; position: absolute; bottom: 0; width: 100%; height: 2px; background: #333; transform: scaleX(0) }`,
    ],
  ])('%s', (_, css) => {
    expect(bordersOf('<main><div></div></main>', css)).toEqual([]);
  });
});

describe('properties of a border', () => {
  test.each([
    ['the thickest side of lines', 'border: solid #ccc; border-width: 1px 0 4px', { kind: 'line', width: 4 }],
    ['black', 'border: 1px solid #111', { black: true }],
    ['not black', 'border: 1px solid #555', { black: false }],
    ['upright', 'border-left: 3px solid #ccc', { upright: true }],
    ['not upright', 'border-top: 3px solid #ccc', { upright: false }],
    ['across the window', 'width: auto; border-top: 1px solid #ccc', { spans: true, frames: 0 }],
    ['not across it', 'border-top: 1px solid #ccc', { spans: false }],
  ])('%s', (_, declarations, expected) => {
    const css = `${BOX} box-sizing: border-box; ${declarations} }`;
    expect(bordersOf('<main><div></div></main>', css)).toMatchObject([expected]);
  });

  test('is that of the thinnest side of a box, and a line along a thicker one', () => {
    const css = `${BOX} border: 1px solid #ccc; border-left: 6px solid #555 }`;
    expect(bordersOf('<main><div></div></main>', css)).toMatchObject([
      { kind: 'box', width: 1 },
      { kind: 'line', width: 6, upright: true },
    ]);
  });

  test('has the share of the page that a box frames', () => {
    const [border] = bordersOf(
      '<div></div>',
      'div { box-sizing: border-box; height: 400px; border: 1px solid #ccc }',
    );
    expect(border?.frames).toBeCloseTo(0.5); // of a viewport height of 800 px
  });

  test('has the weight of its position', () => {
    const css =
      'hr { margin: 0; border: 0; border-top: 1px solid #ccc } i { display: block; height: 1000px }';
    const [first, second] = bordersOf('<hr><i></i><hr>', css);
    expect(first?.attention).toBeGreaterThan(second?.attention ?? Infinity);
  });
});
