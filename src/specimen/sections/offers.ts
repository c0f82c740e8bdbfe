import type { Design } from '../design.ts';
import { escapeHtml, stressed } from './html.ts';

/** Products or plans with their prices. */
export function offers({ copy }: Design): string {
  const items = copy.offers.map(
    ({ name, price, text }) =>
      `<article class="group"><h3>${escapeHtml(name)}</h3><p class="price">${escapeHtml(price)}</p><p>${stressed(text)}</p></article>`,
  );
  return `<section class="offers" id="offers"><div class="wrap stack"><h2>${escapeHtml(copy.persona.offers.title)}</h2><div class="grid">${items.join('')}</div></div></section>`;
}
