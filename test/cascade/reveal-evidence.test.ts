import { expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

const TEXT = '<main><p>Some running text, long enough to be most of the page and more than that.</p></main>';

/** Whether a transparent card that waits for a script is visible. */
function isShown(card: string, script: string, rules = ''): boolean {
  const css = `.card { opacity: 0; transition: opacity 1s } ${rules}`;
  const html = `<!doctype html><style>${css}</style><body>${TEXT}${card}${script}`;
  const { elements } = styleDocument(pageFromHtml({ html, baseUrl: 'https://example.test/' }));
  return elements.some(({ visible, classes }) => visible && classes.includes('card'));
}

const CARD = '<div class="card" id="one" data-step="1">Card</div>';

const STATE = '.card.on { opacity: 1 }';

it.each([
  ['its class', CARD, 'all(".card").forEach((e) => e.classList.add("on"))'],
  ['its id', CARD, 'document.getElementById("one").classList.add("on")'],
  ['its data attribute', CARD, 'all("[data-step]").forEach((e) => e.classList.toggle("on", seen(e)))'],
  ['its tag', '<article class="card">Card</article>', 'all("article").forEach((e) => e.className += " on")'],
  ['what holds it', `<section class="lane">${CARD}</section>`, 'each(".lane", (e) => $(e).addClass("on"))'],
  [
    'an observer of it',
    CARD,
    'new Observer((seen) => seen[0].target.classList.add("on")).observe(one(".card"))',
  ],
  ['a name that a variable holds', CARD, 'const ON = "on"; all(".card").forEach((e) => e.classList.add(ON))'],
  ['an option of a library', CARD, 'reveal({ elements: ".card", activeClass: "on" })'],
])('content waits for a script that sets its state by %s', (_, card, script) => {
  expect(isShown(card, `<script>${script}</script>`, STATE)).toBe(true);
});

it.each([
  ['the state of what holds it', '.ready .card { opacity: 1 }', 'document.body.classList.add("ready")'],
  ['a data attribute', '.card[data-step="2"] { opacity: 0.9 }', 'one(".card").dataset.step = "2"'],
  ['an attribute', '.card[data-seen] { opacity: var(--full) }', 'one(".card").setAttribute("data-seen", "")'],
  ['a nested state', '.card { &.on { opacity: 100% } }', 'one(".card").classList.add("on")'],
  ['keyframes of a state', '.card.on { animation: rise 1s both }', 'one(".card").classList.add("on")'],
  ['the opacity', '', 'one(".card").style.opacity = 1'],
  ['the opacity of a tween', '', 'gsap.to(".card", { opacity: 1, y: 0 })'],
])('content waits for a script that sets %s', (_, rules, script) => {
  expect(isShown(CARD, `<script>${script}</script>`, rules)).toBe(true);
});

it('content waits for a script that takes away what hides it', () => {
  const page = `<div class="loading">${CARD}</div>`;
  const script = '<script>one(".loading").classList.remove("loading")</script>';
  expect(isShown(page, script, '.loading .card { opacity: 0 }')).toBe(true);
});

it('content waits for a library that a script starts', () => {
  const rules = '[data-aos].aos-animate { opacity: 1 }';
  const card = '<div class="card" data-aos="fade-up">Card</div>';
  const library = '<script src="https://cdn.example/aos.js"></script>';
  expect(
    isShown(card, `${library}<script>AOS.init({ offset: 80, select: "data-aos" })</script>`, rules),
  ).toBe(true);
  expect(isShown(card, library, rules)).toBe(false);
});

it.each([
  ['mentions nothing of the page', 'start()'],
  ['mentions other elements', 'all(".lane, #two, [data-stage]").forEach((e) => e.classList.add("on"))'],
  ['mentions it and sets nothing', 'document.querySelector(".card")'],
  ['sets another state', 'one(".card").classList.add("seen")'],
  ['asks for its state', 'one(".card").classList.contains("on")'],
  ['finds its state', 'const cards = all(".card.on")'],
  ['writes its state as HTML', 'one(".card").append(`<b class="on"></b>`)'],
  ['sets its state on another element', 'one(".card"); document.querySelector(".lane").classList.add("on")'],
  [
    'sets its state when pressed',
    'one(".card").addEventListener("click", (e) => { e.target.classList.add("on"); })',
  ],
  ['sets its state in a comment', 'one(".card"); // one(".card").classList.add("on")'],
  ['sets its state in a string', 'one(".card"); const code = \'e.classList.add("on")\''],
  [
    'sets its state in a function that nothing calls',
    'one(".card"); function show(e) { e.classList.add("on"); }',
  ],
  ['sets its state where nothing runs', 'if (false) { one(".card").classList.add("on"); }'],
  ['sets its state under a false comparison', 'if (1 > 2) { one(".card").classList.add("on"); }'],
  ['sets its state for another text', 'if ("a" === "b") one(".card").classList.add("on");'],
  ['sets its state while nothing', 'while (null) { one(".card").classList.add("on"); }'],
  ['sets its state after a false part', 'if (0 && ready) { one(".card").classList.add("on"); }'],
])('content is not shown by a script that %s', (_, script) => {
  expect(isShown(CARD, `<script>${script}</script>`, STATE)).toBe(false);
});

it('content is not shown by a script that was not read', () => {
  expect(isShown(CARD, '<script src="app.js"></script>', STATE)).toBe(false);
});

it('an earlier handler of clicks says nothing of what comes after it', () => {
  const script =
    'all("a").forEach((a) => { a.addEventListener("click", () => { go(); }); }); show((e) => { one(".card").classList.add("on"); });';
  expect(isShown(CARD, `<script>${script}</script>`, STATE)).toBe(true);
});
