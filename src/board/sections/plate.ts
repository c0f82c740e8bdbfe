import { escapeHtml } from '../../specimen/sections/html.ts';
import { STATE_NAMES } from '../../catalog/tokens.ts';
import { hashOf, seeded } from '../../text/seeded.ts';
import { type BoardFacts, ratioOf } from '../board-facts.ts';
import { compositionOf } from '../composition.ts';
import { typeRows } from '../type/type-rows.ts';
import { longestWordWidth } from '../type/word-width.ts';
import { majorColors } from './palette.ts';

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
  /** Whether it shows letters alone. */
  readonly isLettered?: boolean;
  /** Whether it shows the main colours itself and needs no stripes. */
  readonly isColored?: boolean;
  /** Rules of sizes that come from the tokens. */
  readonly rules?: (facts: BoardFacts) => string;
}

const ALPHABET = 'ABCDEFGHIJKLM NOPQRSTUVWXYZ abcdefghijklm nopqrstuvwxyz 0123456789';
/** Letters with a part below the line. */
const DEEP = /[JQgjpqy,]/;

const initial: PlateKind = {
  id: 'initial',
  isLettered: true,
  suits: () => true,
  draw({ entry }) {
    const [letter = ''] = entry.name;
    return `<div class="initial${DEEP.test(letter) ? ' deep' : ''}"><span>${escapeHtml(letter)}</span></div>`;
  },
};

const alphabet: PlateKind = {
  id: 'alphabet',
  isLettered: true,
  suits: () => true,
  draw: () => `<div class="alphabet"><span>${ALPHABET}</span></div>`,
};

/** Sizes of the scale that stand below each other. */
const LINES = { least: 4, most: 6 } as const;

/** The name in the largest sizes of the scale, as they relate to each other. */
const waterfall: PlateKind = {
  id: 'waterfall',
  isLettered: true,
  suits: (facts) => sizesOf(facts).length >= LINES.least,
  draw: (facts) =>
    `<div class="waterfall">${sizesOf(facts)
      .map(() => `<span>${escapeHtml(labelOf(facts.entry.name))}</span>`)
      .join('')}</div>`,
  rules(facts) {
    const sizes = sizesOf(facts);
    const sum = sizes.reduce((total, px) => total + px, 0);
    const { display, heading = display } = facts.entry.tokens.type?.weights ?? {};
    const em = longestWordWidth(labelOf(facts.entry.name).replaceAll(' ', 'n'), facts.faces, heading ?? BOLD);
    return sizes
      .map((px, at) => {
        const [high, wide] = [(HIGH * px) / sum, (WIDE * px) / (em * (sizes[0] ?? px))];
        return `.waterfall span:nth-child(${at + 1}){font-size:min(${high.toFixed(2)}cqb,${wide.toFixed(2)}cqi)}`;
      })
      .join('\n');
  },
};

const BOLD = 600;
/** Parts of a hundred of the plate that the lines fill. */
const HIGH = 76;
const WIDE = 86;

function sizesOf(facts: BoardFacts): readonly number[] {
  return [...new Set(typeRows(facts).map(({ px }) => px))].slice(0, LINES.most);
}

const MIN_STEPS = 6;
const TALLEST = 86; // parts of a hundred of the plate

/** The steps of the spacing scale as bars. */
const bars: PlateKind = {
  id: 'bars',
  suits: (facts) => stepsOf(facts).length >= MIN_STEPS,
  draw: (facts) =>
    `<div class="bars">${stepsOf(facts)
      .map(() => '<i></i>')
      .join('')}</div>`,
  rules(facts) {
    const steps = stepsOf(facts);
    const most = Math.max(...steps);
    return steps
      .map((px, at) => `.bars i:nth-child(${at + 1}){height:${((TALLEST * px) / most).toFixed(1)}cqb}`)
      .join('\n');
  },
};

function stepsOf({ entry }: BoardFacts): readonly number[] {
  return (entry.tokens.spacing?.scale ?? []).map(Number.parseFloat).filter((px) => px > 0);
}

const MIN_COLORS = 3;
const MAX_SQUARES = 5;

/** The main colours within each other, with the corners of the brand. */
const squares: PlateKind = {
  id: 'squares',
  isColored: true,
  suits: (facts) => mainColors(facts).length >= MIN_COLORS,
  draw: (facts) =>
    `<div class="squares">${mainColors(facts)
      .slice(0, MAX_SQUARES)
      .reduceRight((inner, hex) => `<i class="c-${hex.slice(1)}">${inner}</i>`, '')}</div>`,
};

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

/** The accent and the colours that are drawn large, the one least like the ground first. */
function mainColors({ schemes, accent, ground }: BoardFacts): readonly string[] {
  const own = majorColors(schemes[0]?.colors ?? {}).map(([, hex]) => hex);
  const seen = own.filter((hex) => hex !== accent && hex.length === 7 && ratioOf(hex, ground) >= SEEN);
  return accent.length === 7 ? [accent, ...seen.toReversed()] : seen;
}

const ROWS = 6;
const IN_ROW = 6;

/** The button of the brand in all its states, over and over. */
const buttons: PlateKind = {
  id: 'buttons',
  suits: ({ entry }) => entry.components?.button !== undefined,
  draw({ entry }) {
    const own = entry.component_states?.button ?? {};
    const states = ['rest', ...STATE_NAMES.filter((state) => own[state] !== undefined)];
    const label = escapeHtml(labelOf(entry.name));
    const row = (at: number) =>
      Array.from(
        { length: IN_ROW },
        (_, step) => `<span class="x-button s-${states[(at * 2 + step) % states.length]}">${label}</span>`,
      ).join('');
    return `<div class="buttons">${Array.from({ length: ROWS }, (_, at) => `<p>${row(at)}</p>`).join('')}</div>`;
  },
};

const KINDS: readonly PlateKind[] = [initial, alphabet, waterfall, bars, squares, tiles, buttons];

/** Two kinds of plates that suit a brand: letters and forms, in an order of its own. */
function kindsOf(facts: BoardFacts): readonly [PlateKind, PlateKind] {
  const fitting = KINDS.filter(({ suits }) => suits(facts));
  const at = hashOf(`plate ${facts.entry.slug}`);
  const kind = (step: number) => fitting[(at + step) % fitting.length] ?? initial;
  const first = kind(0);
  const turned = fitting.map((_, step) => kind(step + 1));
  const isOther = ({ isLettered = false }: PlateKind) => isLettered !== (first.isLettered ?? false);
  return [first, turned.find(isOther) ?? kind(1)];
}

/**
 * What the entry states, large, beside stripes of the main colours. It takes the place of a picture where the entry
 * states no kind of picture.
 */
export function plate(facts: BoardFacts): string {
  const [kind] = kindsOf(facts);
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
    stripes.length === 0 || kind.isColored === true ? '' : `<div class="stripes">${stripes.join('')}</div>`;
  return `<div class="art plate stripes-${side}" aria-hidden="true">${kind.draw(facts)}${beside}</div>`;
}

/** A plate of another kind than the opening shows. @param isPlateShown whether the opening shows one */
export function plateBeside(facts: BoardFacts, isPlateShown: boolean): string {
  const kind = kindsOf(facts)[isPlateShown ? 1 : 0];
  return `<div class="art plate second" aria-hidden="true">${kind.draw(facts)}</div>`;
}

/** Sizes of both plates of a brand. */
export function plateRules(facts: BoardFacts): string {
  return facts.artwork.picture === null
    ? kindsOf(facts)
        .flatMap(({ rules }) => rules?.(facts) ?? [])
        .join('\n')
    : '';
}

/** Letters; a longer name is no label of a button. */
const MAX_LABEL = 16;

/** The name, or its first word where it is long or joins several. */
function labelOf(name: string): string {
  return name.length > MAX_LABEL || name.includes(' × ') ? (name.split(/[\s-]+/)[0] ?? name) : name;
}
