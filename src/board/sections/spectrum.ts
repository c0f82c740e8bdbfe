import { escapeHtml } from '../../specimen/sections/html.ts';
import { type BoardFacts, ratioOf } from '../board-facts.ts';
import type { Composition } from '../composition.ts';
import { isClear, textOn } from '../field.ts';
import { LEAST, spectrumColors } from '../main-colors.ts';

/** Colours side by side at most; more would leave no room for their names. */
const MOST = 6;
/** The same in a column, or in stripes beside a poster. */
const MAX_NARROW = 4;
const NARROW: ReadonlySet<Composition['stage']> = new Set(['stripes', 'tall', 'wide']);
/** Contrast ratio to what a colour lies on; one below it would look like a gap. */
const SEEN = 1.12;

/** The main colours in one row at the foot of the opening, each with its role and value in it; the accent is wider. */
export function spectrum(facts: BoardFacts, { isOnField, stage }: Composition): string {
  const back = isOnField && stage !== 'tiles' ? facts.field.back : facts.ground;
  const shown = spectrumColors(facts)
    .filter(([, hex]) => ratioOf(hex, back) >= SEEN)
    .slice(0, NARROW.has(stage) ? MAX_NARROW : MOST);
  if (shown.length < LEAST) return '';
  return `<ul class="spectrum">${shown
    .map(
      ([role, hex]) =>
        `<li class="c-${hex.slice(1)}${hex === facts.accent ? ' wide' : ''}${isClear(textOn(hex, [facts.ink, facts.ground]), hex) ? '' : ' firm'}"><b>${escapeHtml(role)}</b><span>${hex}</span></li>`,
    )
    .join('')}</ul>`;
}
