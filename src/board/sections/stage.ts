import { escapeHtml } from '../../specimen/sections/html.ts';
import type { BoardFacts } from '../board-facts.ts';
import { COMPOSITION_PICTURES, compositionOf } from '../composition.ts';
import type { Piece } from '../piece/piece.ts';

const ALPHABET = 'ABCDEFGHIJKLM NOPQRSTUVWXYZ abcdefghijklm nopqrstuvwxyz 0123456789';

/** The signature move; a small one stands beside what the opening does not show yet: a picture or letters. */
export function stage(facts: BoardFacts, { markup, isSmall }: Piece): string {
  return isSmall ? `<div class="stage">${markup}${companyOf(facts)}</div>` : markup;
}

function companyOf(facts: BoardFacts): string {
  const { entry, artwork } = facts;
  const isShown = COMPOSITION_PICTURES.has(compositionOf(facts).id);
  if (artwork.picture === null) {
    const [initial = ''] = entry.name;
    return isShown ? letters('alphabet', ALPHABET) : letters('initial', initial);
  }
  // The opening shows the picture with number 0; each number has another subject.
  return entry.grammar_flat['imagery.strategy'] === 'abstract' && isShown
    ? letters('alphabet loud', ALPHABET)
    : `<div class="art">${artwork.picture(1)}</div>`;
}

function letters(style: string, text: string): string {
  return `<div class="art ${style}" aria-hidden="true"><span>${escapeHtml(text)}</span></div>`;
}
