import { describe, expect, it } from 'vitest';
import { observeHtml } from '../grammar/axes/read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const SECTION = `<section><h2>A part</h2>${TEXT.repeat(3)}</section>`;
const RESET = '* { margin: 0 } body { line-height: 1.17 } ';
const rhythm = (body: string, css = '') => observeHtml(body, RESET + css).rhythm;

describe('rhythm', () => {
  it('counts header and footer around main content as sections', () => {
    const { sections } = rhythm(
      `<header><p>Name</p></header><main>${SECTION.repeat(4)}</main><footer><p>End</p></footer>`,
      'section { padding: 40px 0 }',
    );
    expect(sections.map(({ selector }) => selector)).toEqual([
      'main',
      'footer',
      'section',
      'section',
      'section',
    ]);
  });

  it('uses the main column beside a narrow column', () => {
    const body = `<div class="page"><aside>${TEXT.repeat(9)}</aside><main>${SECTION.repeat(4)}</main></div>`;
    const css = '.page { display: flex } aside { width: 200px } main { flex: 1 } section { padding: 40px 0 }';
    expect(rhythm(body, css).sections.map(({ selector }) => selector)).toEqual([
      'section',
      'section',
      'section',
    ]);
  });

  it('places a heading below the previous element even if its glyphs overflow a tight line height', () => {
    const body = `<main>${`<h2>A part of the whole</h2>${TEXT.repeat(20)}`.repeat(3)}</main>`;
    const css = 'h2 { font-size: 40px; line-height: 1 } p { line-height: 1.15 }';
    expect(rhythm(body, css).sections.map(({ selector }) => selector)).toEqual(['h2', 'h2']);
  });

  it('detects rules above and below headings', () => {
    const body = `<main><h2>A part</h2>${TEXT}<h2>Another</h2>${TEXT.repeat(20)}</main>`;
    const css = 'h2 { margin-top: 60px; padding: 8px 0 } p { margin-bottom: 20px } ';
    const divided = (line: string) => {
      const { sections, elements } = rhythm(body, css + line);
      return [...sections, ...elements].filter((gap) => gap.divided).length;
    };
    expect(divided('')).toBe(0);
    expect(divided('h2 { border-top: 1px solid #ccc }')).toBe(1);
    expect(divided('h2 { border-bottom: 1px solid #ccc }')).toBe(2);
  });

  it('splits running text at its only heading, but not at paragraphs', () => {
    const body = `<main><h1>Title</h1>${TEXT.repeat(9)}<h1>Another</h1>${TEXT.repeat(9)}</main>`;
    const { sections, elements } = rhythm(body, 'p { margin-bottom: 20px } h1 { margin: 60px 0 20px }');
    expect(sections.map(({ selector }) => selector)).toEqual(['h1']);
    expect(new Set(elements.map(({ size }) => Math.round(size)))).toEqual(new Set([20]));
  });

  it('detects rules in gaps', () => {
    const divided = (body: string, css: string) => rhythm(body, css).sections.map((gap) => gap.divided);
    expect(divided(`<main>${SECTION}<hr>${SECTION}${SECTION}</main>`, 'section { padding: 90px 0 }')).toEqual(
      [true, false],
    );
    expect(
      divided(
        `<main>${SECTION}<div class="line"></div>${SECTION}${SECTION}</main>`,
        'section { padding: 90px 0 } .line { height: 1px; background: #888 }',
      ),
    ).toEqual([true, false]);
  });

  it('measures gaps between glyphs, including leading', () => {
    const section = `<section>${TEXT.repeat(3)}</section>`;
    const gaps = (leading: number) =>
      rhythm(
        `<main>${section.repeat(9)}</main>`,
        `body { line-height: ${leading}px } section { padding: 30px 0 } p { margin-bottom: 10px }`,
      );
    for (const [leading, more] of [
      [18.72, 0],
      [30, 30 - 18.72],
    ] as const) {
      const { sections, elements } = gaps(leading);
      expect(sections[0]?.size).toBeCloseTo(70 + more, 0);
      expect(elements[0]?.size).toBeCloseTo(10 + more, 0);
    }
    expect(gaps(30).coverage).toBeGreaterThan(gaps(18.72).coverage);
  });

  it('measures gaps between the edges of cards, without their padding', () => {
    const card = `<div class="card">${TEXT}</div>`;
    const css = '.card { width: 600px; padding: 50px; background: #dde; margin-bottom: 20px }';
    const sizes = rhythm(`<main>${card.repeat(4)}</main>`, css).sections.map(({ size }) => Math.round(size));
    expect(sizes).toEqual([20, 20, 20]);
  });

  it('measures gaps between boxed sections from content to content', () => {
    const section = `<section><h2>A part</h2>${TEXT.repeat(3)}</section>`;
    const css = 'section { width: 1000px; padding: 50px; background: #dde; margin-bottom: 20px }';
    const sizes = rhythm(`<main>${section.repeat(4)}</main>`, css).sections.map(({ size }) => size);
    expect(sizes).toHaveLength(3);
    expect(Math.abs((sizes[0] ?? 0) - 120)).toBeLessThan(1);
  });

  it('measures the bands that are blank across the page', () => {
    const column = (lead: number) => `<div><p>One</p><p style="margin-top: ${lead}px">Two</p></div>`;
    const css = '.row { display: flex; margin-bottom: 40px } .row div { width: 300px }';
    const bands = (left: number, right: number) =>
      rhythm(`<div class="row">${column(left)}${column(right)}</div><p>End</p>`, css).bands.map(({ size }) =>
        Math.round(size),
      );
    expect(bands(24, 24)).toEqual([24, 40]);
    expect(bands(24, 8)).toEqual([8, 40]);
    expect(bands(60, 8)).toEqual([8, 33, 40]);
  });

  it('finds no sections within a card that stands alone on the page', () => {
    const form = '<p><input></p>'.repeat(16);
    const css =
      'main { padding-top: 150px } .card { width: 300px; padding: 20px; background: #dde } footer { margin-top: 90px }';
    const { sections } = rhythm(
      `<main><div class="card">${form}</div></main><footer><p>End</p></footer>`,
      css,
    );
    expect(sections.map(({ selector }) => selector)).toEqual(['footer']);
  });

  it('reads a background picture as tall as the viewport as a ground, even with the text beside it', () => {
    const css =
      'main { display: flex; height: 100vh } div { width: 50%; padding-top: 200px } .cover { background: url(a.jpg) center / cover }';
    const { edges, coverage } = rhythm(`<main><div>${TEXT}</div><div class="cover"></div></main>`, css);
    expect(Math.abs(edges.above - 200)).toBeLessThan(2);
    expect(coverage).toBeLessThan(0.1);
  });

  it('weights a gap by the width of its container', () => {
    const body = `<main>${`<section><div class="half">${TEXT.repeat(3)}</div></section>`.repeat(3)}</main>`;
    const { elements } = rhythm(
      body,
      '.half { width: 640px } p + p { margin-top: 20px } section { padding: 60px 0 }',
    );
    expect(elements.length).toBe(6);
    for (const { breadth } of elements) expect(breadth).toBeCloseTo(0.5);
  });

  it.each([
    ['cards that are links', '<a href="/">', '</a>'],
    ['cells of a layout', '<table><tr><td>', '</td></tr></table>'],
  ])('finds neighbours in %s', (_, open, close) => {
    const part = `<section>${open}${TEXT.repeat(3)}${close}</section>`;
    const { elements } = rhythm(
      `<main>${part.repeat(3)}</main>`,
      'a { display: block } p + p { margin-top: 20px } section { padding: 60px 0 }',
    );
    expect(new Set(elements.map(({ size }) => Math.round(size)))).toEqual(new Set([20]));
  });

  it('finds no neighbours inside one text', () => {
    const part = '<section><h2><b>A part</b> <span>of it</span></h2><a href="/"><b>More</b></a></section>';
    const { elements } = rhythm(`<main>${part.repeat(3)}</main>`, 'section { padding: 200px 0 }');
    expect(elements.length).toBe(3);
  });

  it('reports no coverage for an empty page and high coverage for a full one', () => {
    expect(rhythm('')).toMatchObject({ coverage: 0, sections: [], elements: [], crowding: 0 });
    const full = rhythm('<img src="a.png" width="1264" height="2400" alt="">');
    expect(full.coverage).toBeGreaterThan(0.9);
  });

  it('counts a code sample once, for any number of coloured words', () => {
    const sample = (words: string) => rhythm(`<main>${TEXT.repeat(3)}<pre>${words}</pre></main>`).crowding;
    expect(sample('<span>let</span> x = <b>1</b>;\n'.repeat(9))).toBe(sample('let x = 1;\n'.repeat(9)));
  });

  it('counts overlapping content once', () => {
    const button = '<button style="width: 640px; height: 400px">Label in a button</button>';
    expect(rhythm(button).coverage).toBeCloseTo((640 * 400) / (1280 * 800), 1);
  });

  it('treats a picture with text on it as a ground', () => {
    const body = '<div class="hero"><img src="a.jpg" alt=""><h1>Title</h1></div>';
    const css =
      '.hero { position: relative; height: 700px } img { position: absolute; width: 1280px; height: 700px } h1 { position: absolute; top: 300px }';
    expect(rhythm(body, css).coverage).toBeLessThan(0.2);
  });

  it('treats a small picture with a caption on it as a picture', () => {
    const body = '<div class="tile"><h2>Title</h2></div>';
    const css = '.tile { width: 640px; height: 400px; background: url(a.jpg) center / cover }';
    expect(rhythm(body, css).coverage).toBeCloseTo((640 * 400) / (1280 * 800), 1);
    expect(rhythm(body, css.replace('640px', '100%')).coverage).toBeLessThan(0.1);
  });

  it('handles ten thousand nested elements', () => {
    const deep = 10_000;
    expect(rhythm(`${'<div>'.repeat(deep)}text${'</div>'.repeat(deep)}`).coverage).toBeGreaterThanOrEqual(0);
  });
});
