import { describe, expect, test } from 'vitest';
import { observeHtml } from './observe-html.ts';

const shadowsOf = (declarations: string, css = '') =>
  observeHtml(
    'shadows',
    '<main><div>Text</div></main>',
    `div { width: 300px; height: 100px; ${declarations} } ${css}`,
  );

describe('a shadow is seen', () => {
  test.each([
    ['below', 'box-shadow: 0 2px 8px rgb(0 0 0 / 0.3)'],
    ['without blur, moved', 'box-shadow: 4px 4px 0 #000'],
    ['inside', 'box-shadow: inset 0 2px 6px #000'],
    ['a glow on black', 'background: #000; box-shadow: 0 0 20px #0ff'],
    ['through var()', '--s: 0 2px 8px #0006; box-shadow: var(--s)'],
    ['in currentcolor', 'color: #000; box-shadow: 0 2px 8px currentcolor'],
  ])('%s', (_, declarations) => {
    expect(shadowsOf(declarations)).toMatchObject([{ selector: 'div', shadows: [{}] }]);
  });
});

describe('no shadow is seen', () => {
  test.each([
    ['none', 'box-shadow: none'],
    ['transparent', 'box-shadow: 0 2px 8px transparent'],
    ['a ring without blur', 'box-shadow: 0 0 0 3px #000'],
    ['too faint', 'box-shadow: 0 2px 8px rgb(0 0 0 / 0.005)'],
    ['in the colour of its ground', 'box-shadow: 0 2px 8px #fff'],
    ['of a dot', 'width: 10px; height: 10px; box-shadow: 0 2px 8px #000'],
    ['of a hidden element', 'visibility: hidden; box-shadow: 0 2px 8px #000'],
    ['of text', 'text-shadow: 0 2px 8px #000'],
    ['invalid', 'box-shadow: 0 2px 8px 8px 8px #000'],
  ])('%s', (_, declarations) => {
    expect(shadowsOf(declarations)).toEqual([]);
  });
});

describe('a shadow that a filter drops', () => {
  test.each([
    ['below a filled box', 'background: #fff; filter: drop-shadow(0 4px 6px rgb(0 0 0 / 0.3))', 12],
    ['hard, below a box with a border', 'border: 1px solid #000; filter: drop-shadow(8px 8px 0 #000)', 0],
    ['beside other filters', 'background: #fff; filter: blur(0px) drop-shadow(0 2px 4px #0006)', 8],
    [
      'in the colour of the text',
      'color: #000; background: #eee; filter: drop-shadow(0 2px 4px currentcolor)',
      8,
    ],
  ])('%s', (_, declarations, blur) => {
    expect(shadowsOf(declarations)).toMatchObject([{ property: 'filter', shadows: [{ blur }] }]);
  });

  test('below a picture', () => {
    const css = 'img { width: 300px; height: 200px; filter: drop-shadow(0 10px 30px #0006) }';
    expect(observeHtml('shadows', '<img src="/meadow.jpg" alt="">', css)).toHaveLength(1);
  });

  test('of each kind on one box', () => {
    const both = 'background: #fff; box-shadow: 0 1px 2px #0003; filter: drop-shadow(0 2px 4px #0006)';
    expect(shadowsOf(both)).toMatchObject([{ property: 'box-shadow', shadows: [{ blur: 2 }, { blur: 8 }] }]);
  });

  test.each([
    ['of text alone', 'filter: drop-shadow(0 2px 4px #000)'],
    ['transparent', 'background: #fff; filter: drop-shadow(0 2px 4px transparent)'],
    ['another filter', 'background: #fff; filter: blur(0px) saturate(1.2)'],
  ])('is none: %s', (_, declarations) => {
    expect(shadowsOf(declarations)).toEqual([]);
  });
});

describe('properties of a shadow', () => {
  test('how much it shows, whatever its ground', () => {
    const [onWhite] = shadowsOf('box-shadow: 0 2px 8px rgb(0 0 0 / 0.4)');
    const [onGrey] = shadowsOf('box-shadow: 0 2px 8px rgb(0 0 0 / 0.4)', 'main { background: #333 }');
    expect(onWhite?.shadows[0]?.strength).toBeCloseTo(0.4);
    expect(onGrey?.shadows[0]?.strength).toBeLessThan(0.2);
  });

  test.each([
    ['darker than its ground', '', false],
    [
      'lighter than its ground',
      'main { background: #000 } div { box-shadow: 0 0 20px #fff !important }',
      true,
    ],
  ])('%s', (_, css, light) => {
    expect(shadowsOf('box-shadow: 0 2px 8px #000', css)[0]?.shadows[0]?.light).toBe(light);
  });

  test.each([
    ['a card', 'box-shadow: 0 2px 8px #000', false],
    ['a bar across the viewport', 'width: auto; box-shadow: 0 2px 8px #000', true],
  ])('%s', (_, declarations, band) => {
    expect(shadowsOf(declarations)[0]?.band).toBe(band);
  });

  test('has its area and all shadows in order', () => {
    const [box] = shadowsOf('box-shadow: 0 1px 2px #000, 0 8px 16px #0008');
    expect(box).toMatchObject({ area: 30_000, shadows: [{ blur: 2 }, { blur: 16 }] });
  });

  test('keeps only the first eight of hundreds of shadows', () => {
    const [box] = shadowsOf(
      `box-shadow: ${Array.from({ length: 300 }, (_, i) => `0 ${i + 1}px 4px #000`).join()}`,
    );
    expect(box?.shadows).toHaveLength(8);
  });
});
