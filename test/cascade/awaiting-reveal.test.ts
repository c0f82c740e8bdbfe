import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

const TEXT = '<main><h1>A heading</h1><p>Some running text, long enough to be most of the page.</p></main>';
const SCRIPT = `<script>
  const show = (entries) => entries.forEach((entry) => { entry.target.style.opacity = 1; });
  document.querySelectorAll(".card, .menu, span").forEach((e) => new IntersectionObserver(show).observe(e));
</script>`;

/** Ids of the visible elements of a page whose running text shows in any case. */
function shown(css: string, body: string, script = SCRIPT): string[] {
  const html = `<!doctype html><style>${css}</style><body>${TEXT}${body}${script}`;
  const { elements } = styleDocument(pageFromHtml({ html }));
  return elements.flatMap(({ visible, id }) => (visible && id !== null ? [id] : []));
}

const CARD = '<div id="card" class="card">Card <span id="price">20</span></div>';

describe('content that appears on scroll', () => {
  it.each([
    [
      'a transition of opacity',
      '.card { opacity: 0; transform: translateY(20px); transition: opacity 0.6s }',
    ],
    ['a transition of all', '.card { opacity: 0; transition: all 1s ease-out }'],
    ['keyframes', '.card { opacity: 0; animation: in 1s forwards } @keyframes in { to { opacity: 1 } }'],
    [
      'a transition of opacity whose duration a script states',
      '.card { opacity: 0; transition-property: opacity, transform } body[data-ms] .card { transition-duration: 0.4s }',
    ],
    ['content in steps', 'div, span { opacity: 0; transition: opacity 0.6s }'],
  ])('is visible: %s', (_, css) => {
    expect(shown(css, CARD)).toEqual(['card', 'price']);
  });

  it('is visible if a script made it transparent by its style attribute', () => {
    const body = '<div id="card" class="card" style="transform: none; opacity: 0">Card</div>';
    expect(shown('', body)).toEqual(['card']);
  });

  it('is visible if a script starts its keyframes, without a transition', () => {
    const css =
      '.card { opacity: 0 } .card.on { animation: in 1s forwards } @keyframes in { to { opacity: 1 } }';
    const script = '<script>all(".card").forEach((e) => e.classList.add("on"))</script>';
    expect(shown(css, CARD, script)).toEqual(['card', 'price']);
    expect(shown(css, CARD, '')).toEqual([]);
    expect(shown('.card { opacity: 0 } .card.on { opacity: 1 }', CARD, script)).toEqual([]);
  });

  it('keyframes need no script, transitions do', () => {
    const keyframes = '.card { opacity: 0; animation: in 1s } @keyframes in { to { opacity: 1 } }';
    expect(shown(keyframes, CARD, '')).toEqual(['card', 'price']);
    expect(shown('.card { opacity: 0; transition: opacity 1s }', CARD, '')).toEqual([]);
  });

  it.each([
    ['nothing fades it', 'opacity: 0'],
    ['something else changes', 'opacity: 0; transition: color 1s'],
    ['keyframes only move it', 'opacity: 0; animation: up 1s } @keyframes up { to { top: 0 }'],
    ['it is a menu or a tooltip', 'opacity: 0; transition: opacity 1s; position: absolute'],
    ['it is a collapsed panel', 'opacity: 0; transition: all 1s; max-height: 0'],
    ['it takes no clicks', 'opacity: 0; transition: all 1s; pointer-events: none'],
    ['it is hidden as well', 'opacity: 0; transition: all 1s; visibility: hidden'],
    ['it has no box', 'opacity: 0; transition: all 1s; display: none'],
  ])('stays hidden: %s', (_, css) => {
    expect(shown(`.card { ${css} }`, CARD)).toEqual([]);
  });

  it('stays hidden in a closed menu', () => {
    const css = '.menu { position: fixed; opacity: 0 } .card { opacity: 0; transition: opacity 1s }';
    expect(shown(css, `<nav class="menu">${CARD}</nav>`)).toEqual([]);
  });

  it('stays hidden if the pointer shows it', () => {
    const css = '.card span { opacity: 0; transition: opacity 1s } .card:hover span { opacity: 1 }';
    expect(shown(css, CARD)).toEqual(['card']);
  });

  it('is visible if it fades a little on hover', () => {
    const css = '.card span { opacity: 0; transition: opacity 1s } .card span:hover { opacity: 0.7 }';
    expect(shown(css, CARD)).toEqual(['card', 'price']);
  });

  it('does not mark the page as waiting for scripts', () => {
    const html = `<!doctype html><style>.card { opacity: 0; transition: all 1s }</style><body>${TEXT}${CARD}${SCRIPT}`;
    expect(styleDocument(pageFromHtml({ html })).remarks).toEqual([]);
  });
});
