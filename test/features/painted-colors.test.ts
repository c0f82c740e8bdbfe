import { describe, expect, it } from 'vitest';
import { rgbaToOklch } from '../../src/color/oklch.ts';
import { observeHtml } from '../grammar/axes/read-html.ts';

/** Highest OKLCH chroma that a layer of this colour over a photograph adds to the page. */
function chromaUnder(tint: string): number {
  const css = `.hero { height: 600px; background: url(a.jpg) center / cover } .tint { height: 600px; background: ${tint} }`;
  const { paintedColors } = observeHtml('<div class="hero"><div class="tint"></div></div>', css);
  return Math.max(...paintedColors.map(({ color }) => rgbaToOklch(color).c));
}

describe('paintedColors', () => {
  it('counts the hue of a strong colour over a photograph', () => {
    expect(chromaUnder('rgb(120 40 240 / 0.6)')).toBeGreaterThan(0.2);
  });

  it('ignores the hue of a thin, muted layer over a photograph', () => {
    expect(chromaUnder('rgb(28 55 94 / 0.5)')).toBeLessThan(0.042);
  });

  it.each(['url(dots.png),', 'url(dots.png) 0 0 / 20px 20px,', 'url(wave.svg) no-repeat bottom,'])(
    'counts the colours of a gradient below %s',
    (image) => {
      const css = `div { height: 600px; background: ${image} linear-gradient(#e6a100, #c2185b) }`;
      const { paintedColors } = observeHtml('<div></div>', css);
      expect(Math.max(...paintedColors.map(({ color }) => rgbaToOklch(color).c))).toBeGreaterThan(0.15);
    },
  );

  it('names the element that shows most of a colour, not the first', () => {
    const css =
      '.dot { width: 12px; height: 12px } .card { width: 300px; height: 200px } i { display: block; background: #c2185b }';
    const { paintedColors } = observeHtml('<i class="dot"></i><i class="card"></i>', css);
    expect(paintedColors.find(({ role }) => role === 'box')).toMatchObject({
      selector: 'i.card',
      elements: 2,
    });
  });

  it('counts the ground behind a pattern', () => {
    const css = 'body { min-height: 900px; background: #fbe9c8 url(linen.png) }';
    const [ground] = observeHtml('<p>Text</p>', css).paintedColors;
    expect(ground).toMatchObject({ color: { r: 251, g: 233, b: 200 }, role: 'band' });
    expect(ground?.share).toBeGreaterThan(0.9);
  });

  it.each([
    ['the text of a heading', '<h2>Title</h2>', 'h2 { color: #c2185b }', 'heading'],
    ['a link in a heading', '<h2><a href="#">Title</a></h2>', 'a { color: #c2185b }', 'heading'],
    ['a link in a sentence', '<p>To <a href="#">the start</a></p>', 'a { color: #c2185b }', 'link'],
    ['a word', '<p>It is <b>new</b></p>', 'b { color: #c2185b }', 'text'],
    ['the fill of a button', '<button>Go on</button>', 'button { background: #c2185b; border: 0 }', 'button'],
    ['a badge', '<p>It is <span>new</span></p>', 'span { padding: 8px 40px; background: #c2185b }', 'box'],
    ['a section', '<section>Text</section>', 'section { height: 300px; background: #c2185b }', 'band'],
  ])('tells what %s is', (_, body, css, role) => {
    const colored = observeHtml(body, css).paintedColors.filter(({ oklch }) => oklch.c > 0.15);
    expect(colored.map((each) => each.role)).toStrictEqual([role]);
  });

  it('ignores layers with too little opacity to be visible', () => {
    expect(chromaUnder('rgb(120 40 240 / 0.2)')).toBeLessThan(0.01);
  });

  it.each([
    ['between dots', 'radial-gradient(#ffffff 2px, transparent 2px) 0 0 / 30px 30px #b3123f'],
    ['between lines', 'repeating-linear-gradient(90deg, #ffffff 0 2px, transparent 2px 40px) #b3123f'],
    ['below a gradient that fades out', 'linear-gradient(90deg, #ffffff, transparent 20%) #b3123f'],
  ])('counts the colour %s', (_, background) => {
    const { paintedColors } = observeHtml(
      '<main></main>',
      `main { height: 900px; background: ${background} }`,
    );
    const red = paintedColors.filter(({ color }) => color.r === 179 && color.g === 18);
    expect(red[0]?.share).toBeGreaterThan(0.5);
  });
});
