import { describe, expect, it } from 'vitest';
import { perceiveHtml } from './perceive-html.ts';

const LONG = 'A page of its own with a menu, a heading and text. '.repeat(6);

/** The visible texts of `under` and `over`, in this order. */
function texts(css: string, script = ''): string[] {
  const body = `<div class="under"><b>Under</b></div><div class="over"><i>Over</i></div>${script}`;
  return perceiveHtml(body, `.under, .over { height: 300px } ${css}`).runs.map(({ text }) => text);
}

describe('what something opaque covers', () => {
  it.each([
    '.under { position: absolute; z-index: -1 } .over { background: #eee }',
    '.under { position: absolute } .over { position: relative; background: #eee }',
    '.under { margin-bottom: -300px } .over { position: relative; background: #eee }',
    'body { display: grid } .under, .over { grid-area: 1 / 1 } .over { position: relative; background: #eee }',
    '.under { position: absolute; z-index: 1 } .over { position: absolute; top: 0; width: 100%; z-index: 2; background: linear-gradient(#eee, #ddd) }',
    '.over { position: fixed; inset: 0; height: auto; background: #eee }',
    '.under { position: absolute; z-index: -1 } .over { background: rgb(0 0 0 / 96%); color: #fff }',
  ])('is not seen: %s', (css) => {
    expect(texts(css)).toEqual(['Over']);
  });

  // A ribbon at the start of a section, and what lies over it. CSS paints positioned elements after what flows.
  const RIBBON = '<div class="ribbon"></div>';
  const CSS =
    'section { position: relative } .ribbon { position: absolute; inset: 0; height: 400px; background: #fdc } div { height: 90px } h1 { margin: 0 }';
  it.each([
    ['in an element that flows', `${RIBBON}<main><div style="position: relative"><h1>Over</h1></div></main>`],
    ['deeper', `${RIBBON}<main><div><p><b style="position: relative">Over</b></p></div></main>`],
    ['by a transform', `${RIBBON}<main><div style="transform: scale(1)"><h1>Over</h1></div></main>`],
    ['as an item of a grid', `${RIBBON}<main style="display: grid"><h1 style="z-index: 1">Over</h1></main>`],
    [
      'by a z-index in a positioned parent without one',
      `<main style="position: relative"><h1 style="position: relative; z-index: 1">Over</h1></main>${RIBBON}`,
    ],
    [
      'in a group of its own',
      `${RIBBON}<main style="position: relative; z-index: 1; isolation: isolate"><h1 style="position: relative; z-index: -1">Over</h1></main>`,
    ],
    ['behind which it is', `<main><h1>Over</h1></main><div class="ribbon" style="z-index: -1"></div>`],
  ])('leaves text in sight that lies over it: %s', (_, body) => {
    const { runs } = perceiveHtml(`<section>${body}</section>`, CSS);
    expect(runs.map(({ text }) => text)).toEqual(['Over']);
  });

  it.each([
    ['text that flows', `<main><h1>Under</h1></main>${RIBBON}`],
    ['a positioned element before it', `<main style="position: relative"><h1>Under</h1></main>${RIBBON}`],
    [
      'a high z-index in a stacking context below it',
      `<main style="position: relative; z-index: 0"><h1 style="position: relative; z-index: 9">Under</h1></main>${RIBBON}`,
    ],
    [
      'a high z-index in a translucent parent',
      `<main style="opacity: .9"><h1 style="position: relative; z-index: 9">Under</h1></main>${RIBBON}`,
    ],
  ])('covers %s', (_, body) => {
    expect(perceiveHtml(`<section>${body}</section>`, CSS).runs).toEqual([]);
  });

  it.each([
    ['a film', '<video src="a.mp4" class="ribbon"></video>', []],
    ['a player of another site', '<iframe src="/player" class="ribbon"></iframe>', []],
    ['a film that is faded', '<video src="a.mp4" class="ribbon" style="opacity: .5"></video>', ['Under']],
    ['a picture, which may be transparent', '<img src="a.png" class="ribbon">', ['Under']],
  ])('may lie under %s', (_, cover, seen) => {
    const css = `${CSS} .ribbon { width: 100%; height: 100%; background: none }`;
    const { runs } = perceiveHtml(`<section><main><h1>Under</h1></main>${cover}</section>`, css);
    expect(runs.map(({ text }) => text)).toEqual(seen);
  });

  it('is not seen behind a page that is fixed to the viewport', () => {
    const css = '.over { position: fixed; inset: 0; height: auto; background: #eee }';
    const { runs } = perceiveHtml(
      `<p>Under</p><div class="over"><p>${LONG}</p></div><script>start()</script>`,
      css,
    );
    expect(runs.map(({ text }) => text)).toEqual([LONG.trim()]);
  });
});

describe('a box of ::before or ::after', () => {
  const LID = 'content: ""; position: absolute; inset: 0; background: #eee';
  const seen = (css: string, body = '<div class="under"><b>Under</b></div>') =>
    perceiveHtml(`${body}<p>Over</p>`, `.under { position: relative; height: 300px } ${css}`).runs.map(
      ({ text }) => text,
    );

  it.each([
    `.under::after { ${LID} }`,
    `.under::before { ${LID} }`,
    `.under::after { ${LID}; z-index: 2 } b { position: relative; z-index: 1 }`,
    `.under::after { ${LID}; background: linear-gradient(#ddd, #eee) #eee }`,
  ])('covers what its element holds: %s', (css) => {
    expect(seen(css)).toEqual(['Over']);
  });

  it('covers the text of its element', () => {
    expect(seen(`.under::after { ${LID} }`, '<div class="under">Under</div>')).toEqual(['Over']);
  });

  it.each([
    `.under::before { ${LID} } b { position: relative }`, // later in the order of the tree
    `.under::after { ${LID}; z-index: -1 }`,
    `.under::after { ${LID} } b { position: relative; z-index: 1 }`,
    `.under::after { ${LID}; background: #eee8 }`,
    `.under::after { ${LID}; opacity: 0 }`,
    `.under::after { ${LID}; transform: scaleX(0) }`,
    `.under::after { ${LID}; transition: width 0.3s }`,
    `.under::after { ${LID}; animation: leave 1s forwards } @keyframes leave { to { translate: 100% } }`,
    `.under::after { ${LID}; inset: auto 0 0; height: 20px }`,
  ])('leaves in sight: %s', (css) => {
    expect(seen(css)).toEqual(['Under', 'Over']);
  });
});

describe('a cover of a page that loads', () => {
  const LID =
    '.under { position: relative; height: 300px } .is-preload .under::after { content: ""; position: absolute; inset: 0; background: #eee }';
  const body = (script: string) => `<body class="is-preload"><div class="under"><b>Under</b></div>${script}`;

  it.each([
    ['<script>document.body.classList.remove("is-preload")</script>', ['Under']],
    ['<script src="main.js"></script>', ['Under']],
    ['<script>document.title = "A"</script>', []],
    ['', []],
  ])('is gone where a script may take it away: %s', (script, seen) => {
    expect(perceiveHtml(body(script), LID).runs.map(({ text }) => text)).toEqual(seen);
  });
});

describe('what stays in sight', () => {
  it.each([
    '.over { margin-top: -300px; background: #eee }', // text is painted after all backgrounds in flow
    '.under { position: absolute } .over { position: relative; background: rgb(0 0 0 / 40%) }',
    '.under { position: absolute } .over { position: relative; width: 20px; background: #eee }',
    '.over { position: fixed; inset: 0 0 auto; height: 80px; background: #eee }',
    '.over { position: sticky; top: 0; margin-top: -300px; background: #eee }',
    '.under { position: relative; z-index: 2 } .over { position: relative; margin-top: -300px; background: #eee }',
  ])('%s', (css) => {
    expect(texts(css)).toEqual(['Under', 'Over']);
  });

  it('is the page below a preloader that a script removes', () => {
    const css = '.over { position: fixed; inset: 0; height: auto; background: #eee }';
    expect(texts(css, '<script>start()</script>')).toContain('Under');
  });
});
