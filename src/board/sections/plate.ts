import { escapeHtml } from '../../specimen/sections/html.ts';
import { hashOf } from '../../text/seeded.ts';
import { type BoardFacts, ratioOf } from '../board-facts.ts';
import { majorColors } from './palette.ts';

/** Sides of a plate that its stripes may take. */
const SIDES = ['right', 'below', 'left'] as const;
const MAX_STRIPES = 4;
/** Contrast ratio to the ground; colours below it would leave a gap. */
const SEEN = 1.12;

/** What a plate shows: the first letter of the name, letters of the typeface, or the button of the brand. */
export type PlateKind = 'initial' | 'alphabet' | 'button';

const ALPHABET = 'ABCDEFGHIJKLM NOPQRSTUVWXYZ abcdefghijklm nopqrstuvwxyz 0123456789';

/** What the plate of a brand shows; brands without a button show letters. */
function plateKind({ entry }: BoardFacts): PlateKind {
  const kinds: readonly PlateKind[] =
    entry.components?.button === undefined ? ['initial', 'alphabet'] : ['initial', 'alphabet', 'button'];
  return kinds[hashOf(`plate ${entry.slug}`) % kinds.length] ?? 'initial';
}

/**
 * The main thing of a brand without pictures, large, beside stripes of the main colours. It takes the place of a picture
 * where the entry states no kind of picture.
 */
export function plate(facts: BoardFacts): string {
  const { entry, schemes, accent, ground } = facts;
  const stripes = majorColors(schemes[0]?.colors ?? {})
    .map(([, hex]) => hex)
    .filter((hex) => hex !== accent && ratioOf(hex, ground) >= SEEN)
    .toReversed()
    .slice(0, MAX_STRIPES)
    .map((hex) => `<i class="c-${hex.slice(1)}"></i>`);
  const side = SIDES[hashOf(entry.slug) % SIDES.length] ?? 'right';
  return `<div class="art plate stripes-${side}" aria-hidden="true">${main(facts)}${stripes.length === 0 ? '' : `<div class="stripes">${stripes.join('')}</div>`}</div>`;
}

function main(facts: BoardFacts): string {
  const [initial = ''] = facts.entry.name;
  switch (plateKind(facts)) {
    case 'initial':
      return `<div class="initial"><span>${escapeHtml(initial)}</span></div>`;
    case 'alphabet':
      return `<div class="alphabet loud"><span>${ALPHABET}</span></div>`;
    case 'button':
      return `<div class="large-button"><span class="x-button">${escapeHtml(labelOf(facts.entry.name))}</span></div>`;
  }
}

/** Letters; a longer name is no label of a button. */
const MAX_LABEL = 16;

/** The label of the large button. */
export function labelOf(name: string): string {
  return name.length > MAX_LABEL ? (name.split(/[\s-]+/)[0] ?? name) : name;
}

/** What the opening does not show: letters beside another plate or picture, else the first letter of the name. */
export function lettersBeside(facts: BoardFacts, isPlateShown: boolean): string {
  const [initial = ''] = facts.entry.name;
  const isAlphabet = isPlateShown && plateKind(facts) !== 'alphabet';
  const [style, text] = isAlphabet ? ['alphabet', ALPHABET] : ['initial', initial];
  return `<div class="art ${style}" aria-hidden="true"><span>${escapeHtml(text)}</span></div>`;
}
