import { escapeHtml } from '../../specimen/sections/html.ts';
import type { BoardFacts } from '../board-facts.ts';
import type { Composition } from '../composition.ts';
import type { Shape } from '../artwork.ts';
import { nameClass } from './name-class.ts';
import { plate } from './plate.ts';

/** The shape of the place of the picture on a wide screen. */
function shapeOf({ id, opening: place }: Composition): Shape {
  if (['ledger', 'broadsheet', 'poster', 'gallery'].includes(id)) return 'wide';
  if (id === 'cards') return SHAPES[place];
  return id === 'manual' && (place === 'low' || place === 'centred') ? 'broad' : 'usual';
}

/** Of cards, by the place of the name. */
const SHAPES = { centred: 'wide', left: 'broad', low: 'usual', split: 'square' } as const;

/** The name in the style of headings, the signature move in a sentence, when and where it comes from, and a picture or plate. */
export function opening(facts: BoardFacts, composition: Composition): string {
  const { name, signature_move: move, era, mood } = facts.entry;
  return `<header class="opening pictured"><h1><span>${title(name)}</span></h1>
<p class="lead">${escapeHtml(move)}</p>
<ul class="facts">${[...era.slice(0, 3), mood.join(', ')].map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>${art(facts, composition)}</header>`;
}

/** A name of several sources breaks after the smaller signs that join them, so that the sources begin on one edge. */
function title(name: string): string {
  const sources = name.split(' × ');
  if (sources.length === 1) return escapeHtml(name);
  return sources
    .map((source, at) => {
      const sign = at === sources.length - 1 ? '' : '&nbsp;<span class="times">×</span>';
      const own = escapeHtml(source).replace(/ hybrid$/, ' <span class="kind">hybrid</span>');
      return `<span class="of ${nameClass(source.replace(/ hybrid$/, ''))}">${own}${sign}</span>`;
    })
    .join(' ');
}

function art(facts: BoardFacts, composition: Composition): string {
  const { picture } = facts.artwork;
  return picture === null ? plate(facts) : `<div class="art">${picture(0, shapeOf(composition))}</div>`;
}
