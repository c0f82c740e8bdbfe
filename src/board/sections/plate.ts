import { escapeHtml } from '../../specimen/sections/html.ts';
import { hashOf, seeded } from '../../text/seeded.ts';
import { type BoardFacts, ratioOf } from '../board-facts.ts';
import { compositionOf } from '../composition.ts';
import { nameClass } from './name-class.ts';
import { bento } from './bento.ts';
import { mainColors } from './main-colors.ts';
import { majorColors } from './palette.ts';
import { sheet } from './sheet.ts';

/** Sides of a plate that its stripes may take. */
const SIDES = ['right', 'below', 'left'] as const;
const MAX_STRIPES = 4;
/** Contrast ratio to the ground; colours below it would leave a gap. */
const SEEN = 1.12;

/** A picture made of what the entry states, large. */
interface PlateKind {
  readonly id: string;
  /** Whether the entry has enough for it. */
  readonly suits: (facts: BoardFacts) => boolean;
  readonly draw: (facts: BoardFacts) => string;
  /** Whether it shows the main colours itself and needs no stripes. */
  readonly isColored?: boolean;
}

/** Letters with a part below the line. */
const DEEP = /[JQgjpqy,]/;

const initial: PlateKind = {
  id: 'initial',
  suits: () => true,
  draw({ entry }) {
    const sources = entry.name.replace(/ hybrid$/, '').split(' × ');
    if (sources.length > 1) return initialsOf(sources);
    const [letter = ''] = entry.name;
    return `<div class="initial${DEEP.test(letter) ? ' deep' : ''}"><span>${escapeHtml(letter)}</span></div>`;
  },
};

/** The initial of each source of a hybrid, in the typeface of its brand. */
function initialsOf(sources: readonly string[]): string {
  return `<div class="initials">${sources.map((source) => `<i><b class="${nameClass(source)}">${escapeHtml(source.slice(0, 1))}</b></i>`).join('')}</div>`;
}

const collage: PlateKind = {
  id: 'bento',
  isColored: true,
  suits: ({ entry }) => entry.components?.button !== undefined,
  draw: bento,
};

const MIN_COLORS = 3;

const TILES = 32;
/** Shapes that a tile may have; the last is a whole tile. */
const SHAPES = 5;

/** Tiles in the main colours, round, soft or square as the corners of the brand are. */
const tiles: PlateKind = {
  id: 'tiles',
  isColored: true,
  suits: (facts) => mainColors(facts).length >= MIN_COLORS,
  draw(facts) {
    const random = seeded(hashOf(`tiles ${facts.entry.slug}`));
    const colors = mainColors(facts);
    const radius = facts.entry.grammar_flat['surface.radius'];
    const form = radius === 'pill' || radius === '12-16px' ? 'round' : radius === '0px' ? 'square' : 'soft';
    const list = Array.from({ length: TILES }, () => {
      const hex = colors[Math.floor(random() ** 1.4 * colors.length)] ?? '';
      return `<i class="c-${hex.slice(1)} q-${Math.floor(random() * SHAPES)}"></i>`;
    });
    return `<div class="tiles are-${form}">${list.join('')}</div>`;
  },
};

const turnedSheet: PlateKind = { ...collage, id: 'sheet', draw: sheet };

/** In the order of how well they show a brand. */
const KINDS: readonly PlateKind[] = [collage, turnedSheet, tiles, initial];
/** Of five brands, how many show each of the kinds that suit them. */
const SHARES = [0, 0, 1, 1, 2] as const;

/** The kind of plate of a brand, one of the three that suit it best. */
function kindOf(facts: BoardFacts): PlateKind {
  const suiting = KINDS.filter(({ suits }) => suits(facts));
  const place = SHARES[hashOf(`plate ${facts.entry.slug}`) % SHARES.length] ?? 0;
  return suiting[Math.min(place, suiting.length - 1)] ?? initial;
}

/**
 * What the entry states, large, beside stripes of the main colours. It takes the place of a picture where the entry
 * states no kind of picture.
 */
export function plate(facts: BoardFacts): string {
  const kind = kindOf(facts);
  const { entry, schemes, field, ground } = facts;
  const back = compositionOf(facts).id === 'cards' ? field.mark : field.back; // as the stylesheet of cards has it
  const stripes = majorColors(schemes[0]?.colors ?? {})
    .map(([, hex]) => hex)
    .filter((hex) => ratioOf(hex, ground) >= SEEN && ratioOf(hex, back) >= SEEN)
    .toReversed()
    .slice(0, MAX_STRIPES)
    .map((hex) => `<i class="c-${hex.slice(1)}"></i>`);
  const side = SIDES[hashOf(entry.slug) % SIDES.length] ?? 'right';
  const beside =
    stripes.length === 0 || kind.isColored === true || entry.name.includes(' × ')
      ? ''
      : `<div class="stripes">${stripes.join('')}</div>`;
  return `<div class="art plate stripes-${side}" aria-hidden="true">${kind.draw(facts)}${beside}</div>`;
}
