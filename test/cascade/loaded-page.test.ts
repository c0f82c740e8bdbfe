import { expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

const CSS = `a { transition: color 0.3s } .preload a, .is-preload a, .no-transition a, .dark a { transition: none !important }`;

/** Seconds of the transition of a link below a root and a body with these classes. */
function secondsOf(root: string, body: string, script: string): number | undefined {
  const html = `<!doctype html><html class="${root}"><style>${CSS}</style><body class="${body}"><a href="#">Link</a><script>${script}</script>`;
  const { elements } = styleDocument(pageFromHtml({ html, baseUrl: 'https://example.test/' }));
  return elements.find(({ tag }) => tag === 'a')?.style['transition-duration'][0];
}

it.each([
  ['of body', '', 'home preload', 'onload = () => document.body.classList.remove("preload")'],
  ['of body, by jQuery', '', 'is-preload', 'setTimeout(() => { $("body").removeClass("is-preload"); }, 100)'],
  ['of the root', 'no-transition', '', 'document.documentElement.classList.remove("no-transition")'],
])('transitions run after a script took the loading class %s away', (_, root, body, script) => {
  expect(secondsOf(root, body, script)).toBe(0.3);
});

it.each([
  ['that stays', 'preload', 'track()'],
  ['that a comment mentions', 'preload', '// document.body.classList.remove("preload")'],
  ['that is no loading class', 'dark', 'document.body.classList.remove("dark")'],
])('transitions do not run below a class %s', (_, body, script) => {
  expect(secondsOf('', body, script)).toBe(0);
});
