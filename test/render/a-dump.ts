import type { DumpedElement, DumpedVariant, PageDump, StyleRows } from '../../src/rendered/page-dump.ts';

/** Properties of a row, in order; rows hold their values. */
const PROPERTIES = [
  'display',
  'color',
  'background-color',
  'font-size',
  'line-height',
  'margin-top',
  'content',
];
const ROWS = [
  ['block', 'rgb(20, 20, 20)', 'rgba(0, 0, 0, 0)', '16px', '24px', '0px', 'normal'],
  ['block', 'rgb(20, 20, 20)', 'rgb(250, 247, 240)', '16px', 'normal', '10%', 'normal'],
  ['none', 'rgb(20, 20, 20)', 'rgba(0, 0, 0, 0)', '16px', '24px', '0px', 'normal'],
  ['inline', 'rgb(20, 20, 20)', 'rgba(0, 0, 0, 0)', '16px', '24px', '0px', '"→"'],
  ['block', 'rgb(250, 250, 250)', 'rgb(10, 10, 10)', '16px', '24px', '0px', 'normal'],
] as const;
/** Names of the rows above, in their order. */
export const ROW = { plain: 0, tinted: 1, hidden: 2, arrow: 3, dark: 4 } as const;

const TEXTS = [...new Set(ROWS.flat())];
const TABLE = {
  properties: PROPERTIES,
  texts: TEXTS,
  rows: ROWS.map((row) => row.map((text) => TEXTS.indexOf(text))),
};

interface Given extends Partial<DumpedElement> {
  readonly tag: string;
  /** Rows of the element, of ::before and of ::after. */
  readonly rows?: StyleRows[number];
}

/** The dump of a small page: elements in document order, with default styles unless stated. */
export function aDump(
  elements: readonly Given[],
  more: Partial<PageDump> & { readonly dark?: readonly DumpedVariant[] } = {},
): PageDump {
  return {
    url: 'https://shop.example.com/',
    quirks: false,
    elements: elements.map(({ tag, namespace, attributes, content, box, text }) => ({
      tag,
      namespace: namespace ?? 'html',
      attributes: attributes ?? [],
      content: content ?? [],
      box: box === undefined ? [0, 0, 1280, 40] : box,
      text: text ?? null,
    })),
    styles: elements.map(({ rows }) => rows ?? [ROW.plain, -1, -1]),
    table: TABLE,
    dark: [],
    sheets: [],
    imported: [],
    images: [],
    scripts: [],
    pixels: null,
    htmlLength: 100,
    truncated: false,
    ...more,
  };
}

/** A page whose text was inserted by a script. */
export function filledShell(text: string): PageDump {
  return aDump([
    { tag: 'html', content: [1, 3] },
    { tag: 'head', content: [2], box: null, rows: [ROW.hidden, -1, -1] },
    { tag: 'title', content: ['App'], box: null, rows: [ROW.hidden, -1, -1] },
    { tag: 'body', content: [4, 5], box: [0, 0, 1280, 800], rows: [ROW.tinted, -1, -1] },
    { tag: 'h1', content: ['Made by a script'], text: [0, 0, 300, 24] },
    { tag: 'p', content: [text], box: [0, 60, 1280, 200], text: [0, 60, 1200, 200] },
  ]);
}
