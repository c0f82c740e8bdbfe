import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { framedBoxes } from '../../src/features/framed-boxes.ts';
import { actions } from '../../src/features/actions.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { perceive } from '../../src/perception/perceive.ts';

const CSS = `
  body { margin: 0; font: 16px/1.5 Georgia }
  .box { display: inline-block; background: #e3120b; color: #fff; padding: 16px; width: 220px }
  .plain { color: #fff }`;

function pageOf(header: string, { title = 'A story | The Weekly Ledger', meta = '', body = '' } = {}) {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title>${meta}<style>${CSS}</style></head>
    <body><header>${header}</header><h1>A story</h1><p>Some text of the page.</p>${body}</body></html>`;
  return perceive(placeBoxes(styleDocument(pageFromHtml({ html, baseUrl: 'https://example.test/news/' }))));
}

/** What the page has of buttons, cards and actions. */
function countsOf(page: ReturnType<typeof pageOf>) {
  const { visible, controls, groups } = page;
  return {
    boxes: framedBoxes.observe(page).length,
    controls: visible.filter(controls.isControl).length,
    cards: visible.filter(groups.isCard).length,
    actions: actions.observe(page).length,
  };
}
const NONE = { boxes: 0, controls: 0, cards: 0, actions: 0 };

describe('nameplateOf', () => {
  it.each([
    ['a link home with the name in the title', '<a class="box" href="/">The Weekly Ledger</a>', {}],
    ['a link that leads nowhere yet', '<a class="box" href="#">The Weekly Ledger</a>', {}],
    [
      'a link to the address of the site',
      '<a class="box" href="https://example.test">The Weekly Ledger</a>',
      {},
    ],
    ['a class that says what it is', '<a class="box site-logo" href="/">Ledger</a>', {}],
    ['a box around the link', '<p class="box"><a class="plain" href="/">The Weekly Ledger</a></p>', {}],
    ['a name without a link', '<p class="box">The Weekly Ledger</p>', {}],
    ['words in elements of their own', '<a class="box" href="/"><b>The Weekly</b> <b>Ledger</b></a>', {}],
    [
      'the name in the metadata',
      '<a class="box" href="/">The Ledger</a>',
      { title: 'A story', meta: '<meta property="og:site_name" content="The Ledger">' },
    ],
    [
      'the name in the line of copyright',
      '<a class="box" href="/">The Weekly Ledger</a>',
      { title: 'A story', body: '<footer><p>© 2026 The Weekly Ledger Limited</p></footer>' },
    ],
  ])('%s is neither button nor card', (_, header, rest) => {
    const page = pageOf(header, rest);
    expect(countsOf(page)).toEqual(NONE);
    expect(page.visible.some(page.controls.isNameplate)).toBe(true);
  });

  it.each([
    ['a link elsewhere', '<a class="box" href="/subscribe">The Weekly Ledger</a>'],
    ['another label', '<a class="box" href="/">Today in ports</a>'],
    ['an action', '<a class="box logo" href="#">Subscribe</a>'],
    ['a button element', '<button class="box logo">The Weekly Ledger</button>'],
    ['a sentence', `<p class="box logo">${'A sentence that says what the paper is for. '.repeat(2)}</p>`],
  ])('%s is none', (_, header) => {
    const page = pageOf(header);
    expect(countsOf(page).boxes).toBe(1);
    expect(page.visible.some(page.controls.isNameplate)).toBe(false);
  });

  it('is one of a page: the second box with the name is a button', () => {
    const link = '<a class="box" href="/">The Weekly Ledger</a>';
    expect(countsOf(pageOf(`${link} ${link}`))).toMatchObject({ boxes: 1, controls: 1 });
  });

  it('is in no article, and not further down', () => {
    const link = '<a class="box" href="/">The Weekly Ledger</a>';
    expect(countsOf(pageOf(`<article>${link}</article>`))).toMatchObject({ boxes: 1 });
    expect(countsOf(pageOf(`<div style="height: 300px"></div>${link}`))).toMatchObject({ boxes: 1 });
  });
});
