import { escapeHtml } from '../../text/escape-html.ts';
import { type BoardFacts, ratioOf } from '../board-facts.ts';
import type { Composition } from '../composition.ts';
import { isClear, labelOn } from '../field.ts';
import { LEAST, spectrumColors } from '../main-colors.ts';

/** Colours side by side at most; more would leave no room for their names. */
const MOST = 6;
/** The same in a column, or in stripes. */
const MAX_NARROW = 4;
/** The same in the columns of a hybrid. */
const MAX_COLUMNS = 4;
const NARROW: ReadonlySet<Composition['stage']> = new Set(['stripes', 'tall']);
/** Contrast ratio to what a colour lies on; one below it would look like a gap. */
const SEEN = 1.12;

/**
 * The main colours in one row at the foot of the opening, each with its role and value in it; the accent is wider. Those
 * of a hybrid continue its four columns.
 */
export function spectrum(facts: BoardFacts, { isOnField, stage }: Composition): string {
  const isMixed = (facts.entry.panels?.length ?? 0) > 1;
  const back = !isMixed && isOnField && stage !== 'tiles' ? facts.field.back : facts.ground;
  const shown = spectrumColors(facts)
    .filter(([, hex]) => ratioOf(hex, back) >= SEEN)
    .slice(0, NARROW.has(stage) ? MAX_NARROW : isMixed ? MAX_COLUMNS : MOST);
  if (shown.length < LEAST) return '';
  const isFirm = (hex: string) => !isClear(labelOn(hex, [facts.ink, facts.ground]), hex);
  const loud = shown.some(([, hex]) => isFirm(hex)) ? ' loud' : '';
  return `<ul class="spectrum${loud}">${shown
    .map(
      ([role, hex]) =>
        `<li class="c-${hex.slice(1)}${hex === facts.accent ? ' wide' : ''}"><b>${escapeHtml(role)}</b><span>${hex}</span></li>`,
    )
    .join('')}</ul>`;
}
