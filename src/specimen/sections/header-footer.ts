import type { Design } from '../design.ts';
import { mark } from '../artwork/icons.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { prose } from './html.ts';

/** Header with the name, four links, and a switch where the page has one for its dark scheme. */
export function header(design: Design): string {
  const { copy, taste } = design;
  const links = copy.persona.navigation
    .map((entry, i) => `<a href="#${TARGETS[i] ?? 'top'}">${escapeHtml(entry)}</a>`)
    .join('');
  const switched = ['inversion', 'custom-palette'].includes(taste['surface.dark_mode']);
  const control = switched
    ? '<label class="switch" title="Dark mode"><input id="dark" type="checkbox" role="switch" aria-label="Dark mode"><span aria-hidden="true">◐</span></label>'
    : '';
  return `<header class="top"><div class="wrap bar"><a class="brand" href="#top">${mark(design)}${escapeHtml(copy.brand)}</a><nav aria-label="Main">${links}</nav>${control}</div></header>`;
}

const TARGETS = ['features', 'story', 'offers', 'contact'];

/** Footer with a closing sentence and the links. */
export function footer({ copy }: Design): string {
  const links = copy.persona.navigation.map((entry) => `<a href="#top">${escapeHtml(entry)}</a>`).join('');
  return `<footer class="foot"><div class="wrap split"><p>${prose(copy.closing)}</p><nav aria-label="Footer">${links}</nav></div></footer>`;
}
