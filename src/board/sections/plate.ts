import { escapeHtml } from '../../specimen/sections/html.ts';
import { hashOf } from '../../text/seeded.ts';
import type { BoardFacts } from '../board-facts.ts';
import { majorColors } from './palette.ts';

/** Sides of the initial that the stripes may take. */
const SIDES = ['right', 'below', 'left'] as const;
const MAX_STRIPES = 4;

/**
 * The initial of the name, cut off at the edges, beside stripes of the main colours. It takes the place of a picture
 * where the entry states no kind of picture.
 */
export function plate({ entry, schemes, accent }: BoardFacts): string {
  const [initial = ''] = entry.name;
  const stripes = majorColors(schemes[0]?.colors ?? {})
    .map(([, hex]) => hex)
    .filter((hex) => hex !== accent)
    .toReversed()
    .slice(0, MAX_STRIPES)
    .map((hex) => `<i class="c-${hex.slice(1)}"></i>`);
  const side = SIDES[hashOf(entry.slug) % SIDES.length] ?? 'right';
  return `<div class="art plate stripes-${side}" aria-hidden="true"><div class="initial"><span>${escapeHtml(initial)}</span></div><div class="stripes">${stripes.join('')}</div></div>`;
}
