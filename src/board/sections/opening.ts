import { escapeHtml } from '../../specimen/sections/html.ts';
import type { BoardFacts } from '../board-facts.ts';
import type { Composition } from '../composition.ts';
import { plate } from './plate.ts';

/** Whether the picture is as wide as the page and low. */
function isWide({ id, opening: place }: Composition): boolean {
  return (
    ['ledger', 'broadsheet', 'poster', 'gallery'].includes(id) || (id === 'cards' && place === 'centred')
  );
}

/** The name in the style of headings, the signature move in a sentence, when and where it comes from, and a picture or plate. */
export function opening(facts: BoardFacts, composition: Composition): string {
  const { name, signature_move: move, era, mood } = facts.entry;
  return `<header class="opening pictured"><h1><span>${title(name)}</span></h1>
<p class="lead">${escapeHtml(move)}</p>
<ul class="facts">${[...era.slice(0, 3), mood.join(', ')].map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>${art(facts, composition)}</header>`;
}

/** A name of several sources breaks between them; what joins them is smaller than their names. */
function title(name: string): string {
  const [first = '', ...others] = name.split(' × ');
  if (others.length === 0) return escapeHtml(name);
  const parts = [
    escapeHtml(first),
    ...others.map((one) => `<span class="times">×</span>&nbsp;${escapeHtml(one)}`),
  ];
  return parts
    .map((part) => `<span class="of">${part.replace(/ hybrid$/, ' <span class="kind">hybrid</span>')}</span>`)
    .join(' ');
}

function art(facts: BoardFacts, composition: Composition): string {
  const { picture } = facts.artwork;
  return picture === null
    ? plate(facts)
    : `<div class="art">${picture(0, isWide(composition) ? 'wide' : 'usual')}</div>`;
}
