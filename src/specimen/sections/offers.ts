import type { Design } from '../design.ts';
import { withEmphasis } from './emphasised-phrase.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { heading, section } from './section.ts';

/** Products or plans with prices, side by side. */
export function offerGrid({ copy }: Design): string {
  const items = copy.offers.map(
    ({ name, price, text }) =>
      `<article class="group"><h3>${escapeHtml(name)}</h3><p class="price">${escapeHtml(price)}</p><p>${withEmphasis(text)}</p></article>`,
  );
  return section('offers', `${heading(copy.persona.offers.title)}<div class="grid">${items.join('')}</div>`);
}

/** The same as lines of a list: name, text, price. */
export function offerRows({ copy }: Design): string {
  const items = copy.offers.map(
    ({ name, price, text }) =>
      `<li class="group row"><h3>${escapeHtml(name)}</h3><p>${withEmphasis(text)}</p><p class="price">${escapeHtml(price)}</p></li>`,
  );
  return section(
    'offers',
    `${heading(copy.persona.offers.title)}<ul class="list rows">${items.join('')}</ul>`,
  );
}
