import type { BoardFacts } from '../board-facts.ts';
import type { Piece } from '../piece/piece.ts';
import { plateBeside } from './plate.ts';

/** The signature move; a small one stands beside what the opening does not show yet: another picture or plate. */
export function stage(facts: BoardFacts, { markup, isSmall }: Piece): string {
  return isSmall ? `<div class="stage">${markup}${companyOf(facts)}</div>` : markup;
}

function companyOf(facts: BoardFacts): string {
  const { picture } = facts.artwork;
  // The opening shows the picture with number 0; each number has another subject.
  return picture === null ? plateBeside(facts) : `<div class="art">${picture(1, 'whole')}</div>`;
}
