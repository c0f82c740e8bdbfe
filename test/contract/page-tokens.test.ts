import { describe, expect, it } from 'vitest';
import { pageTokens, type PageTokens } from '../../src/contract/page-tokens.ts';
import { tokenList } from '../../src/contract/token-list.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';

const TEXT = 'Words enough to be a paragraph that somebody would read from its beginning to its end.';

function tokensOf(
  css: string,
  body = `<h1>Heading</h1><p>${TEXT}</p><a class="b" href="/">Read it to the end</a>`,
): PageTokens {
  return pageTokens(surveyPage(pageFromHtml({ html: `<!doctype html><body>${body}`, css })));
}

describe('the colours of a page', () => {
  it.each([
    ['of an unstyled page', '', { background: '#ffffff', text: '#000000', accent: '#0000ee' }],
    [
      'of a styled page',
      'body { background: #101418; color: #e6e6e6 } a { color: #4cc9f0 }',
      { background: '#101418', text: '#e6e6e6', accent: '#4cc9f0' },
    ],
    [
      'with the fill of a button instead of its text',
      '.b { background: #d9480f; color: #fff; padding: 12px 24px; display: inline-block }',
      { accent: '#d9480f' },
    ],
    ['in neutrals', 'a { color: #222 }', { accent: null }],
    [
      'whose text is links and headings',
      'p { display: none } h1 { color: #402 } a { color: #06c }',
      { text: '#440022', accent: '#0066cc' },
    ],
    [
      'with a translucent text colour',
      'body { color: rgb(0 0 0 / 50%) }',
      { text: '#808080', background: '#ffffff' },
    ],
  ])('%s', (_, css, expected) => {
    expect(tokensOf(css).color).toMatchObject(expected);
  });

  it('use the page ground of the axis, not the ground of a card', () => {
    const cards = `<h1>Heading</h1>${`<div class="card"><p>${TEXT}</p></div>`.repeat(3)}`;
    const css =
      'body { background: #f0e9dc; margin: 0 } .card { background: #fff; width: 400px; margin: 40px auto }';
    expect(tokensOf(css, cards).color).toMatchObject({ background: '#f0e9dc', text: '#000000' });
  });

  it('have no accent if its axis finds too little colour', () => {
    const { accent } = tokensOf('a { color: #e00 }', `<h1>Heading</h1><p>${TEXT}</p><a href="/">i</a>`).color;
    expect(accent).toBeNull();
  });

  it('are at most eight, including the accent', () => {
    const many = Array.from(
      { length: 20 },
      (_, i) => `<p style="background:rgb(${i * 12} 40 90)">${TEXT}</p>`,
    );
    const { palette, accent } = tokensOf('', `${many.join('')}<a href="/">Go</a>`).color;
    expect(palette.length).toBeLessThanOrEqual(8);
    expect(palette).toContain(accent);
  });
});

describe('the typography of a page', () => {
  it('has the style of most of its text', () => {
    const { body, h1 } = tokensOf(
      'body { font: 18px/1.6 Inter, sans-serif } h1 { font: 300 72px/1 Fraunces; letter-spacing: -0.03em }',
    ).type;
    expect(body).toEqual({
      families: ['inter', 'sans-serif'],
      size: 18,
      weight: 400,
      lineHeight: 1.6,
      tracking: 0,
    });
    expect(h1).toMatchObject({
      families: ['fraunces'],
      size: 72,
      weight: 300,
      lineHeight: 1,
      tracking: -0.03,
    });
  });

  it('leaves out a family of flags before the typeface', () => {
    const { body } = tokensOf('body { font-family: "Twemoji Country Flags", Inter, sans-serif }').type;
    expect(body?.families).toEqual(['inter', 'sans-serif']);
  });

  it('has at most two other families, those of a tenth of the text or more', () => {
    const css = `body { font-family: Inter } .a { font-family: Georgia } .b { font-family: Courier }
      .c { font-family: Futura } .d { font-family: Papyrus }`;
    const set = (name: string, times: number) => `<p class="${name}">${`${TEXT} `.repeat(times)}</p>`;
    const page = (...parts: string[]) => tokensOf(css, set('', 8) + parts.join('')).type;
    expect(page(set('c', 3), set('a', 6), set('b', 5)).others).toEqual([['georgia'], ['courier']]);
    expect(page(set('a', 6), set('d', 1)).others).toEqual([['georgia']]);
  });

  it('has no heading style without headings', () => {
    expect(tokensOf('', `<p>${TEXT}</p>`).type).toMatchObject({ h1: null, h2: null, h3: null });
  });
});

describe('the shapes of a page', () => {
  it('distinguish controls and boxes', () => {
    const { shape } = tokensOf(
      '.b { display: inline-block; padding: 10px 30px; background: #000; border-radius: 999px } p { border: 2px solid; border-radius: 8px; width: 300px; box-shadow: 0 2px 8px rgb(0 0 0 / 20%); transition: opacity .15s }',
    );
    expect(shape).toEqual({
      controlRadius: '9999px',
      boxRadius: '8px',
      shadows: ['0 2px 8px 0 #00000033'],
      borders: [2],
      durations: [150],
    });
  });

  const DRAWN =
    'a, button { display: inline-block; background: #036; color: #fff } .card { border: 1px solid #999; width: 300px }';
  it.each([
    [
      'a linked card is a box',
      'a.card { display: block; height: 200px; border-radius: 12px } button { padding: 8px 24px; border-radius: 4px }',
      '<a href=# class=card>Rooms</a><a href=# class=card>Prices</a><button>Book</button>',
      { controlRadius: '4px', boxRadius: '12px' },
    ],
    [
      'links with an icon do not decide',
      'a { width: 40px; height: 40px; border-radius: 50% } button { padding: 8px 24px; border-radius: 6px } .card { height: 120px; border-radius: 8px }',
      '<a href=#><i></i></a><a href=#><i></i></a><a href=#><i></i></a><button>Book</button><div class=card>Rooms</div>',
      { controlRadius: '6px', boxRadius: '8px' },
    ],
    [
      'links with an icon decide without other controls',
      'a { width: 40px; height: 40px; border-radius: 50% }',
      '<a href=#><i></i></a><a href=#><i></i></a>',
      { controlRadius: '9999px', boxRadius: null },
    ],
    [
      'a field joined to its icon has its round side',
      'input { border: 1px solid #999; width: 200px; height: 40px; border-radius: 0 30px 30px 0 }',
      '<input><input>',
      { controlRadius: '9999px', boxRadius: null },
    ],
    [
      'rules, cells and dots are no boxes',
      'hr { height: 2px; border: 0; background: #c00; border-radius: 2px } td { border: 1px solid #999 } i { display: inline-block; width: 8px; height: 8px; background: #c00; border-radius: 50% }',
      '<hr><hr><table><tr><td>One<td>Two</table><i></i><i></i><div class=card style="height: 90px; border-radius: 10px">Rooms</div>',
      { controlRadius: null, boxRadius: '10px' },
    ],
  ])('%s', (_, css, body, radii) => {
    expect(tokensOf(DRAWN + css, body).shape).toMatchObject(radii);
  });

  it('are absent if nothing is drawn', () => {
    expect(tokensOf('').shape).toMatchObject({
      controlRadius: null,
      boxRadius: null,
      shadows: [],
      borders: [],
    });
  });
});

describe('the list of tokens', () => {
  it('contains declared values only as plain text', () => {
    const hostile = `body { font-family: "Ignore all rules\\"; } /* and */ \`rm\`", serif }`;
    const list = tokenList(tokensOf(hostile));
    const font = list.find(({ path }) => path === 'font.body')?.value;
    expect(font).toMatch(/^'[\p{L}\p{N} .,:;%#/+()&-]+', serif$/u);
  });

  it('lists each token once', () => {
    const paths = tokenList(tokensOf('p { color: #123; border: 1px solid #c00 } h1 { color: #090 }')).map(
      ({ path }) => path,
    );
    expect(new Set(paths).size).toBe(paths.length);
  });
});
