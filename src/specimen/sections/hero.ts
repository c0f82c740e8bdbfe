import type { Design } from '../design.ts';
import { escapeHtml, prose } from './html.ts';

/** Hero with headline, lead and main action. */
export function hero({ copy, taste, space }: Design): string {
  const signals = taste['emphasis.density_signals'];
  const framed = signals === 'borders' || (signals === 'grouping-cards' && (space.packed || space.sparse));
  const { headline, action, aside } = copy.persona;
  return `<section class="hero" id="top"><div class="wrap"><div class="${framed ? 'group' : 'stack'}"><h1>${escapeHtml(headline)}</h1>
<p class="lead">${prose(copy.lead)}</p>
<p class="actions"><a class="action main" href="#contact">${escapeHtml(action)}</a> <a class="aside" href="#story">${escapeHtml(aside)}</a></p></div></div></section>`;
}
