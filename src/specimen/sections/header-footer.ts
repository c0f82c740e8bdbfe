import type { Design } from '../design.ts';
import { escapeHtml, prose } from './html.ts';

const ROOT = 'this.ownerDocument.documentElement.dataset';
const TOGGLE = `${ROOT}.theme=${ROOT}.theme==='dark'?'light':'dark'`;

/** Header with the name, four links, and a switch where the page has one for its dark scheme. */
export function header({ copy, taste }: Design): string {
  const links = copy.persona.navigation
    .map((entry, i) => `<a href="#${TARGETS[i] ?? 'top'}">${escapeHtml(entry)}</a>`)
    .join('');
  const switched = ['inversion', 'custom-palette'].includes(taste['surface.dark_mode']);
  const control = switched
    ? `<button class="switch" type="button" aria-label="Switch to dark mode" onclick="${TOGGLE}">◐</button>`
    : '';
  return `<header class="top"><div class="wrap bar"><a class="brand" href="#top">${MARK}${escapeHtml(copy.brand)}</a><nav aria-label="Main">${links}</nav>${control}</div></header>`;
}

const TARGETS = ['features', 'story', 'offers', 'contact'];
const MARK =
  '<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M3 21V3h9a6 6 0 0 1 0 12H8v6z" fill="currentColor"/></svg>';

/** Footer with a closing sentence and the links. */
export function footer({ copy }: Design): string {
  const links = copy.persona.navigation.map((entry) => `<a href="#top">${escapeHtml(entry)}</a>`).join('');
  return `<footer class="foot"><div class="wrap split"><p>${prose(copy.closing)}</p><nav aria-label="Footer">${links}</nav></div></footer>`;
}
