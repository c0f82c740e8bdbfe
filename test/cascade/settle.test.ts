import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

const TEXT = '<main><h1>A heading</h1><p>Some running text, long enough to be the page.</p></main>';
const SCRIPT = '<script>all(".hero-slider .slide")[0].classList.add("active")</script>';

function read(css: string, body: string, script = SCRIPT) {
  return styleDocument(pageFromHtml({ html: `<!doctype html><style>${css}</style><body>${body}${script}` }));
}

/** Ids of the visible elements. */
function shown(css: string, body: string, script = SCRIPT): string[] {
  return read(css, body, script).elements.flatMap(({ visible, id }) => (visible && id !== null ? [id] : []));
}

describe('an element that covers the viewport', () => {
  const OVER = '<div id="over"><span id="ring"></span></div>';
  const FULL = 'position: fixed; z-index: 999; background: #fff;';
  it.each([
    ['insets', `${FULL} inset: 0`],
    ['a size in per cent', `${FULL} top: 0; left: 0; width: 100%; height: 100%`],
    ['a size of the window', `${FULL} top: 0; left: 0; width: 100vw; height: 100vh`],
    ['a gradient', 'position: fixed; z-index: 5; inset: 0; background: linear-gradient(#123, #456)'],
  ])('is hidden in the settled page: %s', (_, css) => {
    expect(shown(`#over { ${css} }`, OVER + TEXT)).toEqual([]);
    expect(read(`#over { ${css} }`, OVER + TEXT).remarks.map(({ code }) => code)).toEqual([
      'waits_for_scripts',
    ]);
  });

  it('is hidden if keyframes hide it', () => {
    const css = `#over { ${FULL} inset: 0; animation: out 1s forwards } @keyframes out { to { opacity: 0 } }`;
    expect(shown(css, OVER + TEXT, '')).toEqual([]);
  });

  it.each([
    ['a ground behind the page', 'position: fixed; inset: 0; z-index: -1; background: #fff'],
    ['a ground below what is lifted', `${FULL} inset: 0; z-index: 1 } main { position: relative; z-index: 2`],
    ['a bar', `${FULL} top: 0; left: 0; width: 100%; height: 60px`],
    ['a thin tint', 'position: fixed; inset: 0; z-index: 9; background: rgb(0 0 0 / 0.4)'],
  ])('stays visible if it is %s', (_, css) => {
    expect(shown(`#over { ${css} }`, OVER + TEXT)).toContain('over');
  });

  it('stays visible if it contains the text of the page or nothing hides it', () => {
    const css = `#over { ${FULL} inset: 0 }`;
    expect(shown(css, `<div id="over">${TEXT}</div>`)).toEqual(['over']);
    expect(shown(css, OVER + TEXT, '')).toContain('over');
  });
});

describe('a slider that hides its slides', () => {
  const slides = (names: string) =>
    `${TEXT}<div class="hero-slider"><div class="${names}" id="one">One</div><div class="${names}" id="two">Two</div></div>`;
  it.each([['opacity: 0'], ['opacity: 0; position: absolute'], ['visibility: hidden'], ['display: none']])(
    'shows its first one: %s',
    (css) => {
      expect(shown(`.slide { ${css} }`, slides('slide'))).toEqual(['one']);
    },
  );

  it.each([['start()'], ['start(".slide")'], ['// slide.classList.add("active")']])(
    'stays hidden if no script turns it: %s',
    (script) => {
      expect(shown('.slide { opacity: 0 }', slides('slide'), `<script>${script}</script>`)).toEqual([]);
    },
  );

  it('shows the slide marked as active', () => {
    expect(shown('.slide { opacity: 0 } #two { opacity: 1 }', slides('slide'))).toEqual(['two']);
  });

  it('is recognised by its class name: panels and menus stay hidden', () => {
    const body = slides('panel').replace('hero-slider', 'tabs');
    expect(shown('.panel { display: none }', body)).toEqual([]);
  });

  it.each([['<div class="slide"></div>'], ['<div class="slide"> </div>']])(
    'needs more than one slide that holds something: %s',
    (empty) => {
      const body = `${TEXT}<div class="hero-slider"><div class="slide" id="one">One</div>${empty}</div>`;
      expect(shown('.slide { display: none }', body)).toEqual([]);
    },
  );

  it('does not mark the page as waiting for scripts', () => {
    expect(read('.slide { opacity: 0 }', slides('slide')).remarks).toEqual([]);
  });
});
