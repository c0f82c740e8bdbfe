import { escapeHtml } from '../../specimen/sections/html.ts';
import type { BoardFacts } from '../board-facts.ts';
import type { Piece } from '../piece/piece.ts';

/** The signature move; a small one stands beside a picture of the brand, or beside its initial. */
export function stage({ entry, artwork }: BoardFacts, { markup, isSmall }: Piece): string {
  if (!isSmall) return markup;
  const [initial = ''] = entry.name;
  const company =
    artwork.picture === null
      ? `<div class="art initial" aria-hidden="true"><span>${escapeHtml(initial)}</span></div>`
      : `<div class="art">${artwork.picture(1)}</div>`;
  return `<div class="stage">${markup}${company}</div>`;
}
