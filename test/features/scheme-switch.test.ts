import { describe, expect, it } from 'vitest';
import { schemeSwitch } from '../../src/features/scheme-switch.ts';
import { perceiveHtml } from '../perception/perceive-html.ts';

const found = (body: string, css = '') => schemeSwitch(perceiveHtml(body, css)) !== null;

describe('schemeSwitch', () => {
  it.each([
    ['<button class="theme-toggle">x</button>', true],
    ['<button aria-label="Switch to dark mode">x</button>', true],
    ['<a href="#" title="Enable dark mode">x</a>', true],
    ['<button onclick="toggleTheme()">x</button>', true],
    ['<button>Dark mode</button>', true],
    ['<theme-toggle>x</theme-toggle>', true],
    ['<color-switch id="theme-switch">x</color-switch>', true],
    ['<p>How to add dark mode to your site</p>', false],
    ['<a href="#">How to build a dark theme with custom properties in CSS</a>', false],
    ['<button class="menu-toggle">x</button>', false],
  ])('%s: %s', (body, expected) => {
    expect(found(body)).toBe(expected);
  });

  it('ignores a switch that is not visible', () => {
    expect(found('<button class="theme-toggle">x</button>', 'button { display: none }')).toBe(false);
  });
});

describe('a control that its script makes a switch', () => {
  const palette = (body: string) =>
    `${/class/i.test(body) ? '.dark' : '[data-theme=dark]'} { --bg: #111; --ink: #eee } body { background: var(--bg) }`;
  const KEY = '<button id="lamp">Lights off</button>';

  it.each([
    [
      `${KEY}<script>lamp = document.getElementById('lamp'); lamp.addEventListener('click', () => { document.documentElement.dataset.theme = 'dark' })</script>`,
      true,
    ],
    [
      `${KEY}<script>document.querySelector('#lamp').onclick = function () { document.documentElement.setAttribute('data-theme', 'dark') }</script>`,
      true,
    ],
    [`${KEY}<script>$('#lamp').click(function () { $('html').toggleClass('dark') })</script>`, true],
    [
      `${KEY}<script>function turn() { document.body.classList.toggle('dark') } document.querySelector('#lamp').addEventListener('click', turn)</script>`,
      true,
    ],
    ['<button onclick="document.documentElement.classList.toggle(\'dark\')">Lights off</button>', true],
    [
      `<button onclick="turn()">Lights off</button><script>function turn() { document.body.classList.toggle('dark') }</script>`,
      true,
    ],
    ['<button onclick="document.documentElement.classList.toggle(\'open\')">Lights off</button>', false],
    [
      `${KEY}<script>document.getElementById('lamp').addEventListener('click', () => { document.body.dataset.menu = 'open' })</script>`,
      false,
    ],
    [`${KEY}<script>document.documentElement.dataset.theme = localStorage.theme</script>`, false],
    [
      `${KEY}<script>// document.getElementById('lamp').onclick = () => { document.body.dataset.theme = 'dark' }</script>`,
      false,
    ],
    [
      `${KEY}<button id="other">Menu</button><script>document.getElementById('lamp').onclick = () => { if (document.body.dataset.theme === 'dark') alert() }</script>`,
      false,
    ],
  ])('%s: %s', (body, expected) => {
    expect(found(body, palette(body))).toBe(expected);
  });
});
