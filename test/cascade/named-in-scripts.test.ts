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

it.each([
  ['its class', CARD, '<script>show(document.querySelectorAll(".card"))</script>'],
  ['its id', CARD, '<script>document.getElementById("one").classList.add("on")</script>'],
  ['its data attribute', CARD, '<script>all("[data-step]")</script>'],
  ['its tag', '<article class="card">Card</article>', '<script>all("article")</script>'],
  ['what holds it', `<section class="lane">${CARD}</section>`, '<script>all(".lane").forEach(show)</script>'],
])('content waits for a script that mentions %s', (_, card, script) => {
  expect(isShown(card, script)).toBe(true);
});

it.each([
  ['nothing of the page', '<script>start()</script>'],
  ['other elements', '<script>all(".lane, #two, [data-stage]")</script>'],
])('content is not shown by a script that mentions %s', (_, script) => {
  expect(isShown(CARD, script)).toBe(false);
});

const UNKNOWN = '<script src="app.js"></script>';

it.each([
  ['a class added to it', CARD, '.card.is-visible { opacity: 1 }'],
  ['an attribute set above it', CARD, '[data-ready] .card { opacity: 0.9 }'],
  ['its id in another state', CARD, '.ready #one { opacity: 100% }'],
  ['a value of its data attribute', CARD, '[data-step="done"] { opacity: var(--full) }'],
  ['where the style attribute says it starts', CARD.replace('>', ' style="opacity:0;transform:none">'), ''],
])('content waits for a script that was not read where the page states %s', (_, card, rules) => {
  expect(isShown(card, UNKNOWN, rules)).toBe(true);
});

it.each([
  ['nothing else', CARD, ''],
  ['what other elements become', CARD, '.lane.is-visible { opacity: 1 }'],
  ['a state that is transparent as well', CARD, '.card.away { opacity: 0% }'],
  ['a state of the pointer', CARD, '.card:hover { opacity: 1 }'],
  ['a state of its pseudo-element', CARD, '.card.on::before { opacity: 1 }'],
])('content stays hidden beside a script that was not read where the page states %s', (_, card, rules) => {
  expect(isShown(card, UNKNOWN, rules)).toBe(false);
});
