import { escapeHtml } from '../../specimen/sections/html.ts';
import type { BoardFacts } from '../board-facts.ts';

/** The name in the style of headings, the signature move in a sentence, and when and where it comes from. */
export function opening({ entry }: BoardFacts): string {
  const { name, signature_move: move, era, mood } = entry;
  return `<header class="opening"><h1><span>${escapeHtml(name)}</span></h1>
<p class="lead">${escapeHtml(move)}</p>
<ul class="facts">${[...era.slice(0, 3), mood.join(', ')].map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul></header>`;
}
