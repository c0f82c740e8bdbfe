import type { Design } from '../design.ts';
import { escapeHtml, prose } from './html.ts';

/** Last words and the links again. */
export function footer({ copy }: Design): string {
  const links = copy.persona.navigation.map((entry) => `<a href="#top">${escapeHtml(entry)}</a>`).join('');
  return `<footer class="foot"><div class="wrap split"><p>${prose(copy.closing)}</p><nav aria-label="Footer">${links}</nav></div></footer>`;
}
