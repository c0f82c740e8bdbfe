import type { Design } from '../design.ts';
import { withEmphasis } from './emphasised-phrase.ts';
import { escapeHtml } from './html.ts';
import { icon } from '../artwork/drawings.ts';

/** Features in a grid. */
export function features({ copy }: Design): string {
  const items = copy.features.map(
    ({ title, text }, i) =>
      `<article class="group">${icon(i)}<h3>${escapeHtml(title)}</h3><p>${withEmphasis(text)}</p></article>`,
  );
  return `<section class="features" id="features"><div class="wrap stack"><h2>${escapeHtml(copy.persona.features.title)}</h2><div class="grid">${items.join('')}</div></div></section>`;
}

/** Products or plans with prices, in a grid. */
export function offers({ copy }: Design): string {
  const items = copy.offers.map(
    ({ name, price, text }) =>
      `<article class="group"><h3>${escapeHtml(name)}</h3><p class="price">${escapeHtml(price)}</p><p>${withEmphasis(text)}</p></article>`,
  );
  return `<section class="offers" id="offers"><div class="wrap stack"><h2>${escapeHtml(copy.persona.offers.title)}</h2><div class="grid">${items.join('')}</div></div></section>`;
}
