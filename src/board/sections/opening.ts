import { escapeHtml } from '../../specimen/sections/html.ts';
import type { BoardFacts } from '../board-facts.ts';
import { COMPOSITION_PICTURES, type CompositionId } from '../composition.ts';
import { plate } from './plate.ts';

/** Compositions whose picture is as wide as the page and low. */
const WIDE: ReadonlySet<CompositionId> = new Set(['ledger', 'broadsheet']);

/** The name in the style of headings, the signature move in a sentence, when and where it comes from, and a picture or plate. */
export function opening(facts: BoardFacts, id: CompositionId): string {
  const { name, signature_move: move, era, mood } = facts.entry;
  const { picture } = facts.artwork;
  const drawn =
    picture === null ? plate(facts) : `<div class="art">${picture(0, WIDE.has(id) ? 'wide' : 'usual')}</div>`;
  const isPictured = COMPOSITION_PICTURES.has(id);
  return `<header class="opening${isPictured ? ' pictured' : ''}"><h1><span>${escapeHtml(name)}</span></h1>
<p class="lead">${escapeHtml(move)}</p>
<ul class="facts">${[...era.slice(0, 3), mood.join(', ')].map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>${isPictured ? drawn : ''}</header>`;
}
