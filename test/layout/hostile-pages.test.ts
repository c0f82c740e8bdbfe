import * as fc from 'fast-check';
import { cpuTime } from '../cpu-time.ts';
import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import type { StyledPage } from '../../src/cascade/styled-page.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { sweep } from '../sample.ts';

const place = (html: string): StyledPage => placeBoxes(styleDocument(pageFromHtml({ html })));

function isFinite({ elements }: StyledPage): boolean {
  return elements.every(({ box, textBox }) =>
    [box, textBox ?? box].every(
      ({ x, y, width, height }) => [x, y, width, height].every(Number.isFinite) && width >= 0 && height >= 0,
    ),
  );
}

describe('placeBoxes on hostile pages', () => {
  const NESTED = 10_000;
  it.each([
    'div',
    'span',
    'div style="display:flex"',
    'div style="display:grid"',
    'div style="float:left"',
    'p style="position:absolute"',
  ])(`survives <%s> nested ${NESTED} deep`, (open) => {
    const [tag = ''] = open.split(' ');
    expect(isFinite(place(`<${open}>`.repeat(NESTED) + 'text' + `</${tag}>`.repeat(NESTED)))).toBe(true);
  });

  it.each([
    ['floats', '<div style="float:left;width:1px;height:1px"></div>'],
    ['inline blocks', '<span style="display:inline-block;width:10px">a</span> '],
    ['out-of-flow boxes', '<i style="position:absolute;left:5%">a</i>'],
    ['paragraphs', '<p>some words of text</p>'],
  ])('places 10,000 %s in less than two seconds of CPU time', (_, html) => {
    const page = styleDocument(pageFromHtml({ html: html.repeat(10_000) }));
    const spent = cpuTime(() => expect(isFinite(placeBoxes(page))).toBe(true));
    expect(spent).toBeLessThan(2000);
  });

  it.each(['flex', 'grid', 'inline-flex', 'table', 'inline-grid'])(
    'does not take exponential time for nested %s containers that stretch',
    (display) => {
      const open = `<div style="display:${display};flex-direction:column;height:100%"><div style="flex:1">`;
      const page = styleDocument(pageFromHtml({ html: open.repeat(60) + 'deep' }));
      const spent = cpuTime(() => expect(isFinite(placeBoxes(page))).toBe(true));
      expect(spent).toBeLessThan(2000);
    },
  );

  it.each([
    'width:1e30px;height:-5px;margin:-1e30px',
    'display:grid;grid-template-columns:repeat(100000,1fr);grid-auto-flow:dense',
    'display:grid;grid-template-columns:repeat(auto-fill,0px);gap:0',
    'columns:100000;column-gap:0',
    'aspect-ratio:0/0;width:10px',
    'font-size:1e30px;line-height:1e30;letter-spacing:-1e30px',
    'position:absolute;inset:1e30px',
    'display:table-cell;width:1e9%',
    'flex:1e30 1e30 1e30px;display:flex',
    'transform:translate(1e30px,NaNpx) matrix(,,,,);vertical-align:1e30px',
    'text-indent:-1e30px;padding:1e30%',
  ])('stays finite for %s', (css) => {
    const html = `<div style="${css}"><p style="grid-area:span 1000/span 1000;${css}">text</p><img style="${css}">text</div>`;
    expect(isFinite(place(html.repeat(3)))).toBe(true);
  });
});

describe('placeBoxes on any page', () => {
  const display = fc.constantFrom(
    'block',
    'inline',
    'inline-block',
    'flex',
    'grid',
    'table',
    'table-cell',
    'list-item',
    'contents',
    'none',
  );
  const length = fc.constantFrom('auto', '0', '10px', '50%', '120%', '-20px', '5em', 'min-content', '100vh');
  const declaration = fc.oneof(
    display.map((value) => `display:${value}`),
    length.map((value) => `width:${value}`),
    length.map((value) => `height:${value}`),
    length.map((value) => `margin:${value}`),
    length.map((value) => `padding:${value}`),
    fc.constantFrom('left', 'right').map((value) => `float:${value}`),
    fc.constantFrom('absolute', 'relative', 'fixed', 'sticky').map((value) => `position:${value}`),
    fc.constantFrom('wrap', 'nowrap').map((value) => `flex-wrap:${value}`),
    fc.constantFrom(
      'columns:2',
      'overflow:hidden',
      'clear:both',
      'white-space:pre',
      'gap:1em',
      'grid-template-columns:1fr auto 20%',
      'order:-1',
      'vertical-align:top',
      'direction:rtl',
    ),
  );
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.constantFrom('word', 'several words of text', '<br>', '<img>', '<input>', '<svg></svg>', '<td>cell'),
      fc
        .tuple(
          fc.constantFrom('div', 'span', 'p', 'li', 'table', 'button', 'fieldset', 'a'),
          fc.array(declaration, { maxLength: 4 }),
          fc.array(tie('tree'), { maxLength: 4 }),
        )
        .map(([tag, css, children]) => `<${tag} style="${css.join(';')}">${children.join('')}</${tag}>`),
    ),
  }));

  it('returns finite and reproducible boxes', () => {
    fc.assert(
      fc.property(tree, (html) => {
        const page = styleDocument(pageFromHtml({ html: `<body>${html}` }));
        const first = placeBoxes(page);
        expect(isFinite(first)).toBe(true);
        expect(placeBoxes(page).elements.map(({ box }) => box)).toEqual(first.elements.map(({ box }) => box));
      }),
      { numRuns: sweep(60, 200) },
    );
  });

  it('makes blocks of automatic width fill their containing block', () => {
    const word = fc.constantFrom('one', 'two words', 'a longer run of text that may wrap');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 100, max: 1200 }),
        (words, width) => {
          const html = words.map((text) => `<div class=block><p>${text}</p></div>`).join('');
          const { elements } = place(`<body style="margin:0;width:${width}px">${html}`);
          const blocks = elements.filter(({ classes }) => classes.includes('block'));
          expect(blocks.map(({ box }) => [box.x, box.width])).toEqual(words.map(() => [0, width]));
        },
      ),
      { numRuns: sweep(20, 50) },
    );
  });

  it('stacks blocks in document order without overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 8 }), (heights) => {
        const blocks = heights.map(
          (px) => `<div class=block style="height:${px}px;margin:${px % 7}px 0"></div>`,
        );
        const boxes = place(blocks.join('')).elements.filter(({ classes }) => classes.includes('block'));
        boxes.slice(1).forEach(({ box }, index) => {
          const before = boxes[index]?.box ?? box;
          expect(box.y).toBeGreaterThanOrEqual(before.y + before.height);
        });
      }),
      { numRuns: sweep(20, 50) },
    );
  });
});
