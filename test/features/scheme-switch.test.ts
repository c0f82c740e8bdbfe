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
