import { describe, expect, it } from 'vitest';
import { toHex } from '../../src/color/hex.ts';
import { perceiveHtml } from './perceive-html.ts';

const point = (x: number, y: number) => ({ x, y, width: 0, height: 0 });

/** The topmost paint at a position. */
function seenAt(x: number, y: number, body: string, css: string): string {
  const paint = perceiveHtml(body, css).paintMap.atCentre(point(x, y));
  if (paint === undefined) return 'nothing';
  return paint.kind === 'color' ? toHex(paint.color) : paint.kind;
}

describe('the paint map', () => {
  it('is white for unpainted areas', () => {
    expect(seenAt(600, 400, '<p>text</p>', '')).toBe('#ffffff');
  });

  it('extends the background of a short body to the viewport', () => {
    expect(seenAt(600, 700, '<p>text</p>', 'body { background: #123456 }')).toBe('#123456');
  });

  it('does not extend it when html has a background', () => {
    const css = 'html { background: #abcdef } body { background: #123456; height: 100px }';
    expect(seenAt(600, 50, '', css)).toBe('#123456');
    expect(seenAt(600, 700, '', css)).toBe('#abcdef');
  });

  it('paints children over their parents', () => {
    const css = 'main { height: 400px; background: #111111 } div { height: 200px; background: #222222 }';
    expect(seenAt(600, 100, '<main><div></div></main>', css)).toBe('#222222');
    expect(seenAt(600, 300, '<main><div></div></main>', css)).toBe('#111111');
  });

  it('composites translucent layers', () => {
    const css = 'body { background: #ffffff } div { height: 200px; background: rgb(0 0 0 / 0.5) }';
    expect(seenAt(600, 100, '<div></div>', css)).toBe('#808080');
  });

  it.each([
    ['linear-gradient(#000, transparent)', '#808080'],
    ['linear-gradient(90deg, #000 25%, transparent 25%)', '#bfbfbf'],
    ['linear-gradient(#000, #000), linear-gradient(transparent, transparent)', '#000000'],
    ['url(shape.svg)', '#000000'],
  ])('weighs the mask %s', (mask, color) => {
    const css = `div { height: 400px; background: #000; mask-image: ${mask} }`;
    expect(seenAt(600, 200, '<div></div>', css)).toBe(color);
  });

  it.each([
    ['keyframes that leave it opaque', 'opacity: 0; animation: in 1s forwards', '#222222'],
    ['keyframes that leave it half opaque', 'opacity: 0; animation: half 1s both', '#919191'],
  ])('shows the background of what is revealed by %s', (_, style, color) => {
    const css = `@keyframes in { to { opacity: 1 } } @keyframes half { to { opacity: 0.5 } }
      div { height: 400px; background: #222222; ${style} }`;
    expect(seenAt(600, 100, '<div>Text that appears</div>', css)).toBe(color);
  });

  it.each([
    ['scaled to nothing', 'left: 0; transform: scaleX(0)', 300, '#222222'],
    ['scaled to nothing by its matrix', 'left: 0; transform: matrix(0, 0, 0, 1, 0, 0)', 300, '#222222'],
    ['moved out of what clips it', 'left: 0; transform: translateX(100%)', 900, '#ffffff'],
    ['placed outside of what clips it', 'left: 100%; transition: left 1s', 900, '#ffffff'],
    ['moved within its element', 'left: -100%; transform: translateX(100%)', 300, '#333333'],
  ])('paints a box of ::before that is %s where it is seen', (_, style, x, color) => {
    const css = `div { position: relative; overflow: hidden; width: 600px; height: 400px; background: #222222 }
      div::before { content: ''; position: absolute; top: 0; width: 600px; height: 400px; background: #333333; ${style} }`;
    expect(seenAt(x, 200, '<div>Text</div>', css)).toBe(color);
  });

  it('paints the background of body on the canvas at any opacity of body', () => {
    expect(seenAt(600, 700, '<p>text</p>', 'body { background: #123456; opacity: 0.5 }')).toBe('#123456');
  });

  it.each([
    ['an element', '.behind { position: fixed; inset: 0; z-index: -1; background: #000 }'],
    [
      'a generated box',
      'body::before { content: ""; position: fixed; inset: 0; z-index: -1; background: #000 }',
    ],
  ])('shows %s that is fixed behind the content on every screen', (_, css) => {
    const body = '<div class="behind"></div><main style="height: 4000px"><p>text</p></main>';
    expect(seenAt(600, 3000, body, css)).toBe('#000000');
  });

  it.each([
    ['before the content', 'position: fixed; inset: 0; z-index: 1'],
    ['in a corner', 'position: fixed; top: 0; left: 0; width: 400px; height: 300px; z-index: -1'],
    ['that scrolls', 'position: absolute; top: 0; left: 0; width: 100%; height: 800px; z-index: -1'],
  ])('shows a box %s where it stands', (_, style) => {
    const body = '<div class="box"></div><main style="height: 4000px"><p>text</p></main>';
    expect(seenAt(600, 3000, body, `.box { background: #000; ${style} }`)).toBe('#ffffff');
  });

  const RED = 'linear-gradient(#f00, #f00)';
  it.each([
    // Where it is drawn, and a place beside it.
    ['no-repeat 0 0 / 100% 160px', [600, 80], [600, 240]],
    ['no-repeat 0 100% / 100% 160px', [600, 320], [600, 80]],
    ['no-repeat 50% 50% / 640px 200px', [640, 200], [100, 200]],
    ['no-repeat calc(100% - 40px) 0 / 50% 100%', [1000, 200], [400, 200]],
    ['repeat-x 0 100px / 64px 200px', [700, 200], [700, 40]],
    ['repeat-y 0 0 / 480px 10px', [200, 200], [900, 200]],
    ['no-repeat repeat 0 0 / 480px 10px', [200, 200], [900, 200]],
  ] as const)('draws a gradient where it is: %s', (place, [x, y], [besideX, besideY]) => {
    const css = `div { height: 400px; background: ${RED} ${place}, #00f }`;
    expect(seenAt(x, y, '<div></div>', css)).toBe('#ff0000');
    expect(seenAt(besideX, besideY, '<div></div>', css)).toBe('#0000ff');
  });

  const FADE = 'linear-gradient(90deg, #4ba, #45f)';
  it.each([
    ['gradient', `url(dots.png), ${FADE}`],
    ['gradient', `url(wave.svg) no-repeat bottom, ${FADE}`],
    ['gradient', `image-set("grain.png" 1x, "grain@2x.png" 2x), ${FADE}`],
    ['gradient', `url(a.svg), url(b.png) no-repeat, ${FADE}, url(c.jpg) center / cover`],
    ['gradient', `url(badge.png) no-repeat 10px 10px / 40px 40px, ${FADE}`],
    ['pattern', `url(dots.png) 0 0 / 20px 20px, ${FADE}`],
    ['picture', `url(hall.jpg) center / cover, ${FADE}`],
    ['picture', `linear-gradient(rgb(0 0 0 / .2), rgb(0 0 0 / .3)), url(hall.jpg) center / cover, ${FADE}`],
    ['gradient', `${FADE}, url(hall.jpg) center / cover`],
  ])('shows a %s for the layers %s', (kind, background) => {
    const css = `div { height: 400px; background: ${background} }`;
    expect(seenAt(600, 200, '<div></div>', css)).toBe(kind);
  });

  it('follows z-index', () => {
    const css = `div { position: absolute; inset: 0 0 auto; height: 200px }
      .a { background: #aa0000; z-index: 2 } .b { background: #0000bb; z-index: 1 }`;
    expect(seenAt(600, 100, '<div class="a"></div><div class="b"></div>', css)).toBe('#aa0000');
  });

  it('paints positioned elements over elements that are not positioned', () => {
    const css = `.a { position: absolute; top: 0; left: 0; width: 100%; height: 200px; background: #aa0000 }
      .b { height: 200px; background: #0000bb }`;
    expect(seenAt(600, 100, '<div class="a"></div><div class="b"></div>', css)).toBe('#aa0000');
  });

  it('clips the overflow of a clipping box', () => {
    const css = 'main { height: 100px; overflow: hidden } div { height: 400px; background: #222222 }';
    expect(seenAt(600, 50, '<main><div></div></main>', css)).toBe('#222222');
    expect(seenAt(600, 300, '<main><div></div></main>', css)).toBe('#ffffff');
  });

  it('paints overlays of pseudo-elements', () => {
    const css = `main { position: relative; height: 400px; background: #ffffff }
      main::after { content: ''; position: absolute; left: 0; bottom: 0; width: 50%; height: 200px; background: #222222 }`;
    expect(seenAt(100, 300, '<main></main>', css)).toBe('#222222');
    expect(seenAt(900, 300, '<main></main>', css)).toBe('#ffffff');
    expect(seenAt(100, 100, '<main></main>', css)).toBe('#ffffff');
  });

  it('does not paint hidden elements', () => {
    const css = 'div { height: 200px; background: #222222; visibility: hidden }';
    expect(seenAt(600, 100, '<div></div>', css)).toBe('#ffffff');
  });

  it('keeps a picture below a tint and stores the tint', () => {
    const css =
      'main { height: 400px; background: url(a.jpg) center / cover } div { height: 400px; background: rgb(10 20 200 / 0.5) }';
    const paint = perceiveHtml('<main><div></div></main>', css).paintMap.atCentre(point(600, 200));
    expect(paint).toMatchObject({ kind: 'picture', tint: { r: 10, g: 20, b: 200, a: 0.5 } });
  });

  it('replaces a picture under an opaque fill', () => {
    const css =
      'main { height: 400px; background: url(a.jpg) center / cover } div { height: 400px; background: #fff }';
    expect(seenAt(600, 200, '<main><div></div></main>', css)).toBe('#ffffff');
  });

  it('gives the first screen double weight and lower parts little weight', () => {
    const css =
      'div { height: 800px } .a { background: #aa0000 } .b { background: #0000bb } .c { background: #00cc00 }';
    const parts = ['a', 'b', '', 'c'].map((name) => `<div class="${name}"></div>`).join('');
    const { paints, weights } = perceiveHtml(parts, css).paintMap;
    const weightOf = (hex: string) =>
      weights.reduce((sum, weight, at) => {
        const paint = paints[at];
        return paint !== undefined && toHex(paint.color) === hex ? sum + weight : sum;
      }, 0);
    expect(weightOf('#aa0000') / weightOf('#0000bb')).toBeCloseTo(2);
    expect(weightOf('#00cc00') / weightOf('#0000bb')).toBeCloseTo(0.25);
  });

  it('has bounded cost with thousands of layers', () => {
    const css = 'main { height: 4000px } i { position: absolute; inset: 0; background: rgb(255 0 0 / 0.01) }';
    const { paints } = perceiveHtml(`<main>${'<i></i>'.repeat(3000)}</main>`, css).paintMap;
    expect(paints.length).toBeLessThan(3000);
  });
});
