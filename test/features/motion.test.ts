import { describe, expect, test } from 'vitest';
import { observeHtml } from './observe-html.ts';

const motionOf = (body: string, css = '') => observeHtml('motion', body, css);
const BUTTONS = '<button>Buy</button> <button>Sell</button>';
const HOVERED = 'button:hover, main:hover, a:hover, li:hover { color: red; opacity: 0.9 }';
const SPIN = '@keyframes spin { to { transform: rotate(1turn) } }';

describe('of ::before and ::after', () => {
  const lines =
    'a { position: relative } a::after { content: ""; position: absolute; bottom: 0; height: 2px; width: 0; transition: width 0.3s }';

  test('transitions count where a rule changes them', () => {
    const page = '<a href="/a">Work</a> <a href="/b">Studio</a>';
    expect(motionOf(page, `${lines} a:hover::after { width: 100% }`).transitions).toMatchObject([
      { selector: 'a::after', properties: ['width'], seconds: 0.3, elements: 2 },
    ]);
    expect(motionOf(page, lines).transitions).toEqual([]);
  });

  test('animations move the box that is generated', () => {
    const css =
      'main { position: relative; height: 600px } main::before { content: ""; position: absolute; inset: 0; animation: spin 6s infinite }';
    const { animations, pageWeight } = motionOf('<main>Hi</main>', `${css} ${SPIN}`);
    expect(animations).toMatchObject([{ selector: 'main::before', endless: true, places: 1 }]);
    expect((animations[0]?.weight ?? 0) / pageWeight).toBeGreaterThan(0.5);
  });
});

test('what draws nothing does not move in sight, and what cannot scroll snaps nothing', () => {
  const css = `i { position: absolute; width: 400px; height: 400px; animation: spin 1s infinite } ${SPIN}`;
  expect(motionOf('<main>Hi <i></i></main>', css).animations).toEqual([]);
  expect(motionOf('<main>Hi <i></i></main>', `${css} i { background: red }`).animations).toHaveLength(1);
  const snap = 'ul { scroll-snap-type: x mandatory }';
  const list = '<ul><li>One</li><li>Two</li></ul>';
  expect(motionOf(list, snap).gesture).toEqual([]);
  expect(motionOf(list, `${snap} ul { overflow-x: auto }`).gesture).toHaveLength(1);
});

test('keyframes that the pointer starts count with transitions', () => {
  const frames = '@keyframes wiggle { 25% { rotate: 6deg } }';
  const css = 'li:hover b { animation: wiggle 500ms ease-in-out } b { animation-duration: 1s }';
  const list = '<ul><li><b>One</b></li><li><b>Two</b></li></ul>';
  expect(motionOf(list, `${css} ${frames}`)).toMatchObject({
    animations: [],
    transitions: [{ keyframes: 'wiggle', seconds: 0.5, easing: 'ease-in-out', elements: 2 }],
  });
  expect(motionOf(list, css).transitions).toEqual([]);
  const named = 'li:active b { animation-name: wiggle }';
  expect(motionOf(list, `${frames} ${named}`).transitions).toEqual([]);
  expect(motionOf(list, `${frames} ${named} b { animation-duration: 1s }`).transitions).toMatchObject([
    { keyframes: 'wiggle', seconds: 1, elements: 2 },
  ]);
});

describe('transitions', () => {
  test('are merged by duration and easing', () => {
    const css = 'button { transition: color 0.2s ease-in } main { transition: opacity 1s linear } ' + HOVERED;
    const { transitions } = motionOf(`<main>${BUTTONS}</main>`, css);
    expect(
      transitions.map(({ selector, seconds, easing, elements }) => [selector, seconds, easing, elements]),
    ).toEqual([
      ['main', 1, 'linear', 1],
      ['button', 0.2, 'ease-in', 2],
    ]);
  });

  test.each([
    ['the longest of a list', 'transition: color 0.2s, transform 600ms', 0.6],
    ['longhands', 'transition-property: color; transition-duration: 0.3s', 0.3],
    ['through var()', '--t: 0.4s; transition: color var(--t)', 0.4],
  ])('%s', (_, declarations, seconds) => {
    expect(motionOf(BUTTONS, `button { ${declarations} } ${HOVERED}`).transitions).toMatchObject([
      { seconds },
    ]);
  });

  test.each([
    ['none', 'transition: none 1s'],
    ['of no duration', 'transition: color 0s 1s'],
    ['of hidden elements', 'display: none; transition: color 1s'],
    ['that are invalid', 'transition: color 1px'],
  ])('not %s', (_, declarations) => {
    expect(motionOf(BUTTONS, `button { ${declarations} } ${HOVERED}`).transitions).toEqual([]);
  });
});

describe('transitions', () => {
  const BODY =
    '<p class="note">One</p><a href="#">Two</a><input type="checkbox"><i class="knob">x</i><b data-late>y</b>';
  const count = (css: string, script = '') =>
    motionOf(BODY + script, css).transitions.reduce((sum, { elements }) => sum + elements, 0);

  test.each([
    ['hover', 'a { transition: color 0.2s } a:hover { color: red }'],
    ['a shorthand of the property', 'a { transition: background-color 0.2s } a:focus { background: red }'],
    ['a custom property', 'a { transition: all 0.2s; color: var(--c) } a:hover { --c: red }'],
    ['a state of a control', '.knob { transition: left 0.2s } :checked + .knob { left: 9px }'],
    ['a state class', '.note { transition: height 0.2s } .note.is-open { height: 90px }'],
    ['a state class on an ancestor', 'i { transition: color 0.2s } .steps.done i { color: red }'],
    ['a state class on the body', 'body { transition: left 0.2s } body.nav-shown { left: 9em }'],
    ['a state class on a data attribute', '[data-late] { transition: top 0.2s } [data-late].in { top: 0 }'],
  ])('count where a rule changes the property: %s', (_, css) => {
    expect(count(css)).toBe(1);
  });

  test('count where a script changes the element', () => {
    const css = '.note { transition: color 0.2s }';
    expect(count(css, '<script>one(".note").style.color = "red"</script>')).toBe(1);
    expect(count(css, '<script>one(".note")</script>')).toBe(0);
  });

  test.each([
    ['nothing', 'p { transition: all 0.2s }'],
    ['another property', 'a { transition: outline-color 0.2s } a:hover { color: red }'],
    ['another element', 'p { transition: color 0.2s } a:hover { color: red }'],
    ['another property in a state', 'i { transition: color 0.2s } .steps.done i { opacity: 0.5 }'],
    ['a variant of a class', 'i { transition: color 0.2s } i.large { color: red }'],
    ['only what it inherits', 'p { transition: color 0.2s } p:hover { color: inherit }'],
    ['a custom property that nothing sets', 'p { transition: --x 0.2s } p:hover { color: red }'],
  ])('do not count where rules change %s', (_, css) => {
    expect(count(css)).toBe(0);
  });
});

describe('content that a script fades in', () => {
  const FADED =
    '.card { opacity: 0; transition: opacity 0.8s ease-out } a { transition: color 0.2s } a:hover { color: red }';
  const BODY =
    '<p>Some text that shows from the start.</p><div class="card">One</div><div class="card">Two</div>';
  const SCRIPT =
    '<script>const show = ([{ target }]) => { target.style.opacity = 1; }; for (const card of all(".card")) new IntersectionObserver(show).observe(card)</script>';

  test('is motion on scroll, with the timing of its transition', () => {
    const { scroll, transitions } = motionOf(`${BODY}<a href="#">Go</a>${SCRIPT}`, FADED);
    expect(scroll).toMatchObject([
      { name: 'reveal', selector: 'div.card', elements: 2, timing: { seconds: 0.8, easing: 'ease-out' } },
    ]);
    expect(transitions).toMatchObject([{ seconds: 0.2, elements: 1 }]);
  });

  test('is told apart by its timing', () => {
    const css = `${FADED} .card + .card { transition-duration: 1.2s }`;
    const { scroll } = motionOf(BODY + SCRIPT, css);
    expect(scroll.map(({ elements, timing }) => [elements, timing?.seconds])).toEqual([
      [1, 0.8],
      [1, 1.2],
    ]);
  });

  test('is no scroll motion where it is the whole page, which fades in as it loads', () => {
    const css = 'body { opacity: 0; transition: opacity 0.5s }';
    const { scroll, autonomous } = motionOf(`<p>Some text of the page.</p>${SCRIPT}`, css);
    expect([scroll, autonomous.map(({ name }) => name)]).toEqual([[], ['page fade']]);
  });

  test('of a known class has no timing without a transition', () => {
    expect(motionOf('<p class="reveal">One</p>').scroll).toMatchObject([{ elements: 1, timing: null }]);
  });
});

test('transitions of elements whose content overflows them count', () => {
  const css = `li { height: 0; transition: all 0.4s } ${HOVERED}`;
  expect(motionOf('<ul><li><a href="#">Menu</a></li></ul>', css).transitions).toMatchObject([
    { elements: 1 },
  ]);
});

describe('animations', () => {
  test.each([
    ['in one place', '<i>a</i>', 1],
    ['in two places', '<i>a</i><p style="height:600px"></p><i>b</i>', 2],
    ['side by side: one place', '<i>a</i><i>b</i>', 1],
  ])('%s', (_, body, places) => {
    const css = `${SPIN} i { display: inline-block; width: 40px; height: 40px; background: red; animation: spin 2s infinite }`;
    const { animations, animatedPlaces } = motionOf(body, css);
    expect(animations.length).toBeGreaterThan(0);
    expect(animatedPlaces).toBe(places);
  });

  test('of an element around floats, which has no height', () => {
    const css = `${SPIN} div { animation: spin 2s } i { float: left; width: 40px; height: 40px; background: red }`;
    expect(motionOf('<div><i>a</i></div>', css)).toMatchObject({
      animations: [{ name: 'spin', places: 1 }],
      animatedPlaces: 1,
    });
    expect(motionOf('<div></div><i>a</i>', css).animations).toEqual([]);
  });

  test.each([
    ['keyframes without a use', SPIN],
    ['a name without keyframes', 'i { animation: spin 2s }'],
    ['of a hidden element', `${SPIN} i { display: none; animation: spin 2s }`],
  ])('not %s', (_, css) => {
    expect(motionOf('<i>a</i>', css)).toMatchObject({ animations: [], animatedPlaces: 0 });
  });
});

describe('library markers in the page', () => {
  test.each([
    ['scroll', '<p data-aos="fade">One</p>'],
    ['autonomous', '<video autoplay muted loop src="a.mp4"></video>'],
    ['gesture', '<div class="swiper">One</div>'],
  ] as const)('%s: %s', (kind, body) => {
    const motion = motionOf(body);
    const others = (['scroll', 'autonomous', 'gesture'] as const).filter((each) => each !== kind);
    expect(motion[kind]).toHaveLength(1);
    for (const other of others) expect(motion[other]).toEqual([]);
  });

  test('a plain page has none', () => {
    expect(motionOf('<p>Text</p>')).toMatchObject({
      transitions: [],
      animations: [],
      scroll: [],
      autonomous: [],
      gesture: [],
    });
  });
});

describe('what scripts move', () => {
  const OBSERVE = `<script>
    const watch = new IntersectionObserver(found => found.forEach(f => f.target.classList.add('in')));
    document.querySelectorAll('.card').forEach(card => watch.observe(card));
  </script>`;

  test('is counted on the page, with the script as evidence', () => {
    const { scroll } = motionOf(`<p class="card">One</p><p class="card">Two</p>${OBSERVE}`);
    expect(scroll).toMatchObject([
      { name: 'IntersectionObserver', selector: 'p.card', elements: 2, script: 'inline script' },
    ]);
  });

  test('is nothing without its elements', () => {
    expect(motionOf(`<p>One</p>${OBSERVE}`).scroll).toEqual([]);
  });

  test('is counted once with what the markup shows', () => {
    const { scroll } = motionOf(`<p class="card reveal">One</p><p class="card">Two</p>${OBSERVE}`);
    expect(scroll.map(({ name, elements }) => [name, elements])).toEqual([
      ['reveal class', 1],
      ['IntersectionObserver', 1],
    ]);
  });

  const STILL = '{ transition: none; animation: none; opacity: 1 }';
  test.each([
    ['by a library', `<p data-aos="fade">One</p>`, `[data-aos] ${STILL}`, 0],
    ['by a class', '<p class="reveal">One</p>', `.reveal ${STILL}`, 0],
    ['by an observer', `<p class="card">One</p>${OBSERVE}`, `.card ${STILL}`, 0],
    ['by a library, of other elements', '<p data-aos="fade">One</p>', `.card ${STILL}`, 1],
    ['while it is transparent', '<p data-aos="fade">One</p>', 'p { transition: none; opacity: 0 }', 1],
  ])('is at rest where the stylesheet takes the transition away: %s', (_, body, css, count) => {
    expect(motionOf(body, css).scroll).toHaveLength(count);
  });

  const LIBRARY = '<script src="https://cdn.example.com/gsap/ScrollTrigger.min.js"></script>';
  test.each([
    ['may be used by a script that is not known', '<script src="main.js"></script>', 1],
    ['may be used by a script of its own site', '<script src="https://cdn.example.com/site.js"></script>', 1],
    ['is not used by any script', '<script>open()</script>', 0],
    [
      'is not used by a script of another site',
      '<script src="https://widget.example.org/latest.js"></script>',
      0,
    ],
  ])('a library %s', (_, script, markers) => {
    expect(motionOf(`<p>One</p>${LIBRARY}${script}`).scroll).toHaveLength(markers);
  });
});

describe('a moving element', () => {
  const RISE = '@keyframes rise { from { opacity: 0.4 } to { opacity: 1 } } .rise { animation: rise 1s }';
  const moving = (body: string) => {
    const { animatedPlaces, scroll, autonomous, gesture } = motionOf(body, RISE);
    const marked = [...scroll, ...autonomous, ...gesture].reduce((sum, { elements }) => sum + elements, 0);
    return animatedPlaces + marked;
  };
  test.each([
    [1, '<p class="rise fade-in-up">One</p>'],
    [1, '<p class="rise wow">One</p>'],
    [1, '<div class="marquee"><p class="rise">One</p></div>'],
    [1, '<p class="wow reveal" data-aos="fade">One</p>'],
    [1, '<div class="swiper" data-autoplay="3000">One</div>'],
    [2, '<p class="wow">One</p><p class="reveal">Two</p>'],
    [2, '<p class="rise">One</p><div style="height: 900px"></div><p class="wow">Two</p>'],
  ])('is counted once: %i in %s', (count, body) => {
    expect(moving(body)).toBe(count);
  });
});
