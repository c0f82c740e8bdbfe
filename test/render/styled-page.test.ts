import { describe, expect, it } from 'vitest';
import { dumpedPage } from '../../src/rendered/dumped-page.ts';
import type { PageDump } from '../../src/rendered/page-dump.ts';
import { styledPage } from '../../src/rendered/styled-page.ts';
import { surveyPage, surveyStyled } from '../../src/survey.ts';
import { aDump, filledShell, ROW } from './a-dump.ts';

const read = (dump: PageDump) => styledPage(dump, dumpedPage(dump));

describe('a page dump converted to a document', () => {
  it('keeps the indices, order and texts of the elements', () => {
    const { document } = dumpedPage(filledShell('Hello.'));
    expect(document.elements.map(({ tag }) => tag)).toEqual(['html', 'head', 'title', 'body', 'h1', 'p']);
    expect(document.elements[5]).toMatchObject({ index: 5, position: 1, content: ['Hello.'] });
    expect(document.elements[5]?.parent?.tag).toBe('body');
  });

  it('has the ids and classes of its attributes', () => {
    const attributes = [
      ['id', 'top'],
      ['class', 'a  b'],
      ['__proto__', 'x'],
    ] as const;
    const [root] = dumpedPage(aDump([{ tag: 'html', attributes }])).document.elements;
    expect(root).toMatchObject({ id: 'top', classes: ['a', 'b'] });
    expect(Object.keys(root?.attributes ?? {})).toContain('__proto__');
  });

  it('has counts of its parts', () => {
    const sheets = [
      { css: 'p{}', href: null, media: '' },
      { css: null, href: 'https://a.example/x.css', media: '' },
    ];
    expect(dumpedPage(aDump([{ tag: 'html' }], { sheets, truncated: true }))).toMatchObject({
      stats: { elements: 1, sheets: 2, sheetsMissing: 1, cssBytes: 3, truncated: true },
      remarks: [{ code: 'elements_truncated' }, { code: 'no_pixels' }],
    });
  });
});

describe('a page dump converted to a styled page', () => {
  it('has typed computed values: lengths, percentages, colours, normal', () => {
    const body = read(filledShell('Hello.')).elements[3];
    expect(body?.style).toMatchObject({
      display: 'block',
      'background-color': { r: 250, g: 247, b: 240, a: 1 },
      'line-height': null,
      'margin-top': { px: 0, percent: 10 },
    });
  });

  it('has the boxes of the browser', () => {
    const page = read(filledShell('Hello.'));
    expect(page.scriptsRan).toBe(true);
    expect(page.elements[5]).toMatchObject({
      box: { x: 0, y: 60, width: 1280, height: 200 },
      textBox: { x: 0, y: 60, width: 1200, height: 200 },
    });
  });

  it('hides elements without a box or with display: none', () => {
    const page = read(
      aDump([
        { tag: 'html', content: [1, 2, 3] },
        { tag: 'p', rows: [ROW.hidden, -1, -1], text: [0, 0, 9, 9] },
        { tag: 'p', box: null, text: null },
        { tag: 'p', text: [0, 0, 9, 9] },
      ]),
    );
    expect(page.elements.map(({ visible }) => visible)).toEqual([true, false, false, true]);
    expect(page.elements.map(({ textBox }) => textBox !== null)).toEqual([false, false, false, true]);
  });

  it('has the pseudo-elements with generated content', () => {
    const [root] = read(aDump([{ tag: 'html', rows: [ROW.plain, ROW.arrow, -1] }])).elements;
    expect(root?.before?.text).toBe('→');
    expect(root?.after).toBeNull();
  });

  it('lists the changes of the dark variant, or none', () => {
    const elements = [{ tag: 'html', content: [1] }, { tag: 'body' }];
    const same = [
      [ROW.plain, -1, -1],
      [ROW.plain, -1, -1],
    ] as const;
    const changed = [
      [ROW.plain, -1, -1],
      [ROW.dark, -1, -1],
    ] as const;
    const page = read(
      aDump(elements, {
        dark: [
          { kind: 'media', selector: 'prefers-color-scheme', styles: changed },
          { kind: 'switch', selector: '.dark', styles: same },
        ],
      }),
    );
    expect(page.dark).toHaveLength(1);
    expect(page.dark[0]).toMatchObject({ kind: 'media', changed: 1, styles: [null, { display: 'block' }] });
  });

  it('has the interaction rules of the sheets', () => {
    const sheets = [{ css: 'p:hover { color: red }', href: null, media: '' }];
    const { facts } = read(aDump([{ tag: 'html', content: [1] }, { tag: 'p' }], { sheets }));
    expect(facts.interactions).toMatchObject([{ state: 'hover', count: 1, elements: [1] }]);
  });

  it('has the image sizes of the browser', () => {
    const page = read(aDump([{ tag: 'html' }], { images: [['https://shop.example.com/a.png', 40, 30]] }));
    expect(page.imageSizes.get('https://shop.example.com/a.png')).toEqual({ width: 40, height: 30 });
  });

  it.each([
    ['no elements at all', aDump([])],
    ['children that are not there', aDump([{ tag: 'html', content: [7, -1, 0.5] }])],
    ['rows that are not there', aDump([{ tag: 'html', rows: [99, 99, 99] }])],
    ['an empty table', aDump([{ tag: 'html' }], { table: { properties: [], texts: [], rows: [] } })],
    ['fewer styles than elements', aDump([{ tag: 'html' }], { styles: [] })],
  ])('is valid or refused as a whole: %s', (_, dump) => {
    let survey: unknown = null;
    try {
      survey = surveyStyled(read(dump)).readings;
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      return;
    }
    expect(survey).toHaveProperty(['surface.ground']);
  });

  it('can also be read as a page sent by the server', () => {
    expect(surveyPage(dumpedPage(filledShell('Hello there.'))).page.elements).toHaveLength(6);
  });
});
