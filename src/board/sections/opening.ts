import { escapeHtml } from '../../specimen/sections/html.ts';
import type { BoardFacts } from '../board-facts.ts';
import { COMPOSITION_PICTURES, type CompositionId } from '../composition.ts';

/** The name in the style of headings, the signature move in a sentence, when and where it comes from, and a picture. */
export function opening({ entry, artwork }: BoardFacts, id: CompositionId): string {
  const { name, signature_move: move, era, mood } = entry;
  const picture = COMPOSITION_PICTURES.has(id) ? artwork.picture : null;
  return `<header class="opening${picture === null ? '' : ' pictured'}"><h1><span>${escapeHtml(name)}</span></h1>
<p class="lead">${escapeHtml(move)}</p>
<ul class="facts">${[...era.slice(0, 3), mood.join(', ')].map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>${picture === null ? '' : `<div class="art">${picture(0)}</div>`}</header>`;
}
