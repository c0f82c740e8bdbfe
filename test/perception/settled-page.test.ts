import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import type { StyledPage } from '../../src/cascade/styled-page.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { perceiveHtml } from './perceive-html.ts';

const SCRIPT = '<script>start()</script>';
const TEXT =
  '<main><h1>Rooms for rent</h1><p>We let rooms by the month, the season and the year, in the old town.</p></main>';

/** The visible texts of a page. */
function texts(css: string, body: string): string[] {
  return perceiveHtml(body, css).runs.map(({ text }) => text);
}

describe('a carousel', () => {
  const slides = (names = 'slide') =>
    ['One', 'Two', 'Three'].map((text) => `<div class="${names}"><h2>${text}</h2></div>`).join('');
  const bootstrap = `<div class="carousel-inner">${slides('carousel-item')}</div>`;
  const swiper = `<div class="swiper"><div class="swiper-wrapper">${slides('swiper-slide')}</div></div>`;
  const slick = `<div class="list"><div class="around"><ul class="track">${slides()}</ul></div></div>`;

  it.each([
    [
      'moves the other slides down',
      '.window { position: relative; height: 300px; overflow: hidden } .slide { position: absolute; inset: 0 } .slide + .slide { transform: translateY(100%) }',
      `<div class="window">${slides()}</div>`,
    ],
    [
      'moves the other slides to the right of a narrow window',
      '.window { position: relative; width: 600px; height: 300px; overflow: hidden } .slide { position: absolute; inset: 0 } .slide + .slide { transform: translateX(100%) }',
      `<div class="window">${slides()}</div>`,
    ],
    [
      'moves them with the property translate',
      '.window { display: grid; width: 500px; overflow: clip } .slide { grid-area: 1 / 1 } .slide + .slide { translate: 100% 0 }',
      `<div class="window">${slides()}</div>`,
    ],
    [
      'moves floats that overlap',
      '.carousel-inner { width: 700px; overflow: hidden } .carousel-item { float: left; width: 100%; margin-right: -100% } .carousel-item + .carousel-item { transform: translateX(100%) }',
      bootstrap,
    ],
    [
      'has slides in a row',
      '.swiper { width: 400px; margin: 0 auto; overflow: hidden } .swiper-wrapper { display: flex } .swiper-slide { flex: 0 0 100% }',
      swiper,
    ],
    [
      'has slides beside each other on a wide track',
      '.list { width: 400px; overflow: hidden } ul { width: 1200px; margin: 0; padding: 0 } .slide { float: left; width: 400px }',
      slick,
    ],
    [
      'places slides by their insets',
      '.window { position: relative; width: 400px; height: 200px; overflow: hidden } .slide { position: absolute; width: 100%; left: 0 } .slide + .slide { left: 100% }',
      `<div class="window">${slides()}</div>`,
    ],
  ])('shows its first slide if it %s', (_, css, body) => {
    expect(texts(css, `${body}${TEXT}`)).toEqual(['One', 'Rooms for rent', expect.any(String)]);
  });

  it('shows the slide that its track is moved to', () => {
    const css =
      '.swiper { width: 400px; overflow: hidden } .swiper-wrapper { display: flex; transform: translateX(-400px) } .swiper-slide { flex: 0 0 400px }';
    expect(texts(css, swiper)).toEqual(['Two']);
  });

  it('shows every slide that reaches into its window', () => {
    const css =
      '.swiper { width: 600px; overflow: hidden } .swiper-wrapper { display: flex } .swiper-slide { flex: 0 0 400px }';
    expect(texts(css, swiper)).toEqual(['One', 'Two']);
  });

  it.each([
    ['scrolls', '.swiper { width: 400px; overflow-x: auto }'],
    ['snaps', '.swiper { width: 400px; overflow-x: scroll; scroll-snap-type: x mandatory }'],
    ['does not clip', '.swiper { width: 400px }'],
    [
      'scrolls in a clipped section',
      '.swiper { width: 400px; overflow-x: auto } body > section { overflow: hidden }',
    ],
  ])('shows all slides if it %s', (_, css) => {
    const rest = '.swiper-wrapper { display: flex } .swiper-slide { flex: 0 0 400px }';
    expect(texts(`${css} ${rest}`, `<section>${swiper}</section>`)).toEqual(['One', 'Two', 'Three']);
  });

  it('shows all slides if the window does not contain their containing block', () => {
    const css =
      'section { position: relative } .window { width: 400px; height: 100px; overflow: hidden } .slide { position: absolute; width: 300px; left: 0 } .slide + .slide { left: 500px }';
    expect(texts(css, `<section><div class="window">${slides()}</div></section>`)).toHaveLength(3);
  });

  it('shows nothing through a window without a height', () => {
    const css = '.window { height: 0; overflow: hidden }';
    expect(texts(css, `<div class="window">${slides()}</div>`)).toEqual([]);
  });
});

describe('an element that slides in', () => {
  const script =
    "<script>const seen = new IntersectionObserver((all) => all.forEach(({ target }) => target.classList.add('in'))); document.querySelectorAll('.late').forEach((one) => seen.observe(one))</script>";
  /** y of the text of an element that is revealed from a place and of one in it. */
  const places = (css: string) =>
    perceiveHtml(
      `<section class="late">Rooms for rent<p>by the month</p></section>${script}`,
      `.late { opacity: 0; transition: 1s; ${css} } .late.in { opacity: 1; transform: none }`,
    ).runs.map(({ box }) => box.y);

  it.each([
    ['from below', 'transform: translateY(40px)'],
    ['from above, in three dimensions', 'transform: translate3d(0, -2em, 0)'],
    ['by the property translate', 'translate: 0 30px'],
    ['by a share of its height', 'transform: translateY(50%)'],
  ])('is where it ends: %s', (_, css) => {
    expect(places(css)).toEqual(places(''));
  });

  it.each([
    ['from another screen', 'transform: translateY(100vh)'],
    ['placed by its size', 'position: relative; transform: translateY(-50%)'],
  ])('stays where it is: %s', (_, css) => {
    expect(places(css)).not.toEqual(places(''));
  });
});

describe('a cover with position: absolute', () => {
  const page = (cover: string, script = SCRIPT) => `${cover}${TEXT}${script}`;
  const OVER = '<div id="over"><span>Loading</span></div>';
  const COVER = 'position: absolute; background: #fff; z-index: 99;';
  const shown = (css: string, body: string) => {
    const { visible, readiness, page } = perceiveHtml(body, css);
    return {
      cover: visible.some(({ id }) => id === 'over'),
      hidesItself: readiness.hidesItself,
      remarks: page.remarks.map(({ code }) => code),
    };
  };
  const GONE = { cover: false, hidesItself: true, remarks: ['waits_for_scripts'] };
  const KEPT = { cover: true, hidesItself: false, remarks: [] };

  it.each([
    ['insets', `#over { ${COVER} inset: 0 }`, page(OVER)],
    ['the size of the window', `#over { ${COVER} width: 100vw; height: 100vh; top: 0; left: 0 }`, page(OVER)],
    ['no insets', `#over { ${COVER} width: 100%; height: 100vh }`, page(OVER)],
    [
      'a gradient',
      '#over { position: absolute; z-index: 1; inset: 0; background: linear-gradient(#123, #456) }',
      page(OVER),
    ],
    [
      'a container of the whole page',
      `#root { position: relative; min-height: 100vh } #over { ${COVER} inset: 0 }`,
      `<div id="root">${page(OVER)}</div>`,
    ],
    [
      'a position in the document after the content',
      `#over { ${COVER} top: 0; left: 0; width: 100%; height: 900px }`,
      `${TEXT}${OVER}${SCRIPT}`,
    ],
    [
      'a wrapper',
      `.wrap { position: absolute; z-index: 9; inset: 0 } #over { position: absolute; inset: 0; background: #222 }`,
      page(`<div class="wrap">${OVER}</div>`),
    ],
  ])('is hidden with %s', (_, css, body) => {
    expect(shown(css, body)).toEqual(GONE);
  });

  it('is hidden if keyframes remove it', () => {
    const css = `#over { ${COVER} inset: 0; animation: out 1s 1s forwards } @keyframes out { to { visibility: hidden } }`;
    expect(shown(css, page(OVER, ''))).toEqual(GONE);
  });

  const HERO = '<div id="over"><h1>Rooms</h1><a href="/book">Book</a></div>';
  const LONG = `<section>${'<p>We let rooms by the month, the season and the year.</p>'.repeat(60)}</section>`;
  it.each([
    [
      'a hero above the content',
      `#over { ${COVER} inset: 0 } section { margin-top: 100vh }`,
      `${HERO}${LONG}${SCRIPT}`,
    ],
    [
      'a picture above the content',
      `#over { ${COVER} inset: 0; background: #123 url(a.jpg) } section { margin-top: 100vh }`,
      `<div id="over"></div>${LONG}${SCRIPT}`,
    ],
    ['a splash with a link', `#over { ${COVER} inset: 0 }`, `${HERO}${LONG}${SCRIPT}`],
    [
      'the ground of what is lifted',
      `#over { ${COVER} inset: 0; z-index: 1 } main { position: relative; z-index: 2 }`,
      page(OVER),
    ],
    [
      'the ground of what is lifted in a container',
      `#over { ${COVER} inset: 0; z-index: 1 } main > * { position: relative; z-index: 2 }`,
      page(OVER),
    ],
    ['behind the page', `#over { ${COVER} inset: 0; z-index: -1 }`, page(OVER)],
    [
      'a tint',
      '#over { position: absolute; z-index: 9; inset: 0; background: rgb(0 0 0 / 0.5) }',
      page(OVER),
    ],
    ['nearly transparent', `#over { ${COVER} inset: 0; opacity: 0.2 }`, page(OVER)],
    ['a panel', `#over { ${COVER} top: 0; left: 0; width: 50%; height: 100vh }`, page(OVER)],
    ['without scripts', `#over { ${COVER} inset: 0 }`, page(OVER, '')],
    ['the page itself', `#over { ${COVER} inset: 0 }`, `<div id="over">${TEXT}</div>${SCRIPT}`],
    [
      'a slide above another slide',
      `.slide { position: absolute; inset: 0; background: #fff; z-index: 1 } #over { z-index: 2 } section { margin-top: 100vh }`,
      `<div class="slide" id="over"><h2>One</h2></div><div class="slide">${TEXT}</div>${LONG}${SCRIPT}`,
    ],
  ])('stays visible if it is %s', (_, css, body) => {
    expect(shown(css, body)).toEqual(KEPT);
  });

  it('stays visible once the scripts have run', () => {
    const html = `<!doctype html><style>#over { ${COVER} inset: 0 }</style><body>${page(OVER)}`;
    const laidOut = placeBoxes(styleDocument(pageFromHtml({ html })));
    const isShown = (styled: StyledPage) => perceive(styled).visible.some(({ id }) => id === 'over');
    expect([isShown(laidOut), isShown({ ...laidOut, scriptsRan: true })]).toEqual([false, true]);
  });
});

describe('a bar that asks for consent is no part of the page', () => {
  const ask = (attributes: string) =>
    `<div ${attributes}><p>We use cookies for statistics.</p><button>Accept all</button></div>`;
  it.each([
    ['named and fixed', '.cookie-consent { position: fixed; bottom: 0 }', ask('class="cookie-consent"')],
    [
      'of a consent tool',
      '#onetrust-banner-sdk { position: fixed; bottom: 0 }',
      ask('id="onetrust-banner-sdk"'),
    ],
    ['named, in the flow', '', ask('class="cookie-banner"')],
    ['fixed, by its words', '.note { position: fixed; bottom: 0 }', ask('class="note"')],
    ['a dialog, by its words', '', ask('role="dialog"')],
    [
      'of a page in another language',
      '.hinweis { position: fixed; bottom: 0 }',
      '<div class="hinweis"><p>Wir verwenden <a href="/c">Cookies</a>.</p><button>Einverstanden</button></div>',
    ],
    [
      'with a layer behind it',
      '.cookie-overlay { position: fixed; inset: 0; background: #000c; z-index: 9 } .cookie-popup { position: fixed; z-index: 10; top: 0 }',
      `<div class="cookie-overlay"></div>${ask('class="cookie-popup"')}`,
    ],
  ])('%s', (_, css, bar) => {
    const alone = perceiveHtml(TEXT, css).runs.map(({ text }) => text);
    expect(texts(css, TEXT + bar)).toEqual(alone);
    const boxes = perceiveHtml(TEXT + bar, css).visible.map(
      ({ id, classes }) => `${id} ${classes.join(' ')}`,
    );
    expect(boxes.join(' ')).not.toMatch(/cookie|onetrust|note|hinweis/);
  });

  it.each([
    ['a shop of biscuits', '', '<div class="cookie-card"><p>Oat cookies</p><button>Buy</button></div>'],
    [
      'a bar without cookies',
      '.bar { position: fixed; top: 0 }',
      '<div class="bar"><p>Sale</p><a href="/s">See</a></div>',
    ],
    [
      'an article on cookies',
      '',
      '<section id="about-cookies"><p>We use cookies. <a href="/c">More</a></p></section>',
    ],
  ])('but not %s', (_, css, part) => {
    expect(texts(css, TEXT + part).length).toBeGreaterThan(texts(css, TEXT).length);
  });

  it('stays where a page has nothing else', () => {
    const css = '.cookie-consent { position: fixed; bottom: 0 }';
    expect(texts(css, ask('class="cookie-consent"')).join(' ')).toContain('We use cookies');
  });
});

describe('a page that was posted without its scripts', () => {
  it.each([
    ['fixed', 'class="preloader" style="position:fixed;inset:0;background:#fff;z-index:99"'],
    [
      'absolute',
      'id="page-loader" style="position:absolute;inset:0;height:100vh;background:#fff;z-index:99"',
    ],
    ['of a theme', 'class="loading-overlay" style="position:fixed;inset:0;background:#fff;z-index:99"'],
  ])('is read below its preloader: %s', (_, attributes) => {
    expect(texts('', `<div ${attributes}><i></i></div>${TEXT}`).join(' ')).toContain('Rooms for rent');
  });

  it('is not read below another cover', () => {
    const cover = '<div class="door" style="position:fixed;inset:0;background:#fff;z-index:99"></div>';
    expect(texts('', cover + TEXT)).toEqual([]);
  });

  const slide = (name: string) =>
    ['One', 'Two'].map((text) => `<div class="${name}"><h2>${text}</h2></div>`).join('');
  it.each([
    ['that fade', 'slide', '.slide { position: absolute; inset: 0; opacity: 0; transition: opacity 1s }'],
    ['of a library', 'swiper-slide', '.swiper-slide { position: absolute; inset: 0; visibility: hidden }'],
  ])('shows the first of slides %s', (_, name, css) => {
    const slider = `<div class="slider" style="position:relative;height:300px">${slide(name)}</div>`;
    expect(texts(css, `${slider}${TEXT}<script src="slider.js"></script>`)).toContain('One');
    expect(texts(css, `${slider}${TEXT}<script src="slider.js"></script>`)).not.toContain('Two');
    expect(texts(css, slider + TEXT)).not.toContain('One');
  });
});

describe('text that another picture replaces', () => {
  const HIDDEN = 'Run the install command';
  it.each([
    `<canvas>${HIDDEN}</canvas>`,
    `<video>${HIDDEN}</video>`,
    `<iframe>${HIDDEN}</iframe>`,
    `<object data="a.png">${HIDDEN}</object>`,
    `<progress value="1">${HIDDEN}</progress>`,
    `<meter value="1">${HIDDEN}</meter>`,
    `<svg width="90" height="90"><defs><text y="20">${HIDDEN}</text></defs></svg>`,
    `<svg width="90" height="90"><symbol><text y="20">${HIDDEN}</text></symbol></svg>`,
  ])('is not seen: %s', (part) => {
    expect(texts('', TEXT + part).join(' ')).not.toContain(HIDDEN);
  });
});

describe('deeply nested text', () => {
  it.each([150, 199, 260, 600])('is read below %d elements', (levels) => {
    expect(texts('', '<div>'.repeat(levels) + TEXT).join(' ')).toContain('Rooms for rent');
  });
});
