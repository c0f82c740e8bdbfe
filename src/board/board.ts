import { writtenCss } from '../catalog/code-variants.ts';
import type { CatalogEntry } from '../catalog/catalog-entry.ts';
import { completenessOf, groundShares } from '../catalog/ground/published-ground.ts';
import { readPosterFile } from '../catalog/poster.ts';
import type { BrandRecord } from '../catalog/record.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { type BoardEntry, type BoardFacts, boardFacts, boardEntryOf } from './board-facts.ts';
import {
  type Composition,
  type CompositionId,
  compositionOf,
  isLongName,
  type SectionId,
} from './composition.ts';
import { pieceOf } from './piece/piece.ts';
import { type BoardOrigin, colophon } from './sections/colophon.ts';
import { components } from './sections/components.ts';
import { opening } from './sections/opening.ts';
import { palette } from './sections/palette.ts';
import { raised, stage } from './sections/stage.ts';
import { shape } from './sections/shape.ts';
import { typeScale } from './sections/type-scale.ts';
import { rules, voice } from './sections/words.ts';
import { BASE_STYLE } from './style/base-style.ts';
import { brandStyle } from './style/brand-style.ts';
import { BESIDE, COMPOSITION_STYLES } from './style/composition-styles.ts';
import { DRAWN_OPENINGS } from './style/opening-styles-drawn.ts';
import { HYBRID_OPENINGS } from './style/opening-styles-hybrid.ts';
import { HYBRID_SECTIONS } from './style/section-styles-hybrid.ts';
import { OPENING_STYLES } from './style/opening-styles.ts';

/** A page that shows the design of one brand, and its stylesheet. */
export interface Board {
  /** HTML without a script; loads only the stylesheet. */
  readonly page: string;
  /** CSS; loads only typefaces below `/fonts/`. */
  readonly style: string;
}

/**
 * Draws the board of a brand from its tokens, code and words alone. What the entry does not state is left out.
 *
 * @param styleAddress address of the stylesheet in the page
 */
export function boardOf(entry: CatalogEntry, styleAddress = `/styles/${entry.slug}/board.css`): Board {
  const origin = {
    ground: groundShares(entry),
    missing: completenessOf(entry).missing,
    sources: entry.sources,
  };
  const { style, pageWith } = drawn(entry, origin);
  return { page: pageWith(`<link rel="stylesheet" href="${escapeHtml(styleAddress)}">`), style };
}

/**
 * The board of a brand, made from its published record: one HTML file with its stylesheet inside.
 *
 * @param poster the file of its poster; null where it has none
 */
export function boardOfRecord(record: BrandRecord, poster: string | null): string {
  const entry = {
    ...boardEntryOf(record, writtenCss(record, record.code.css)),
    ...(poster !== null && { poster: readPosterFile(poster).svg }),
  };
  const origin = { ground: record.ground, missing: record.core_fields.missing, sources: record.sources };
  const { style, pageWith } = drawn(entry, origin);
  return pageWith(`<style>\n${style}</style>`);
}

interface DrawnBoard {
  readonly style: string;
  /** @param style markup in the head that applies the stylesheet */
  readonly pageWith: (style: string) => string;
}

function drawn(entry: BoardEntry, origin: BoardOrigin): DrawnBoard {
  const facts = boardFacts(entry);
  const piece = pieceOf(facts);
  const isExhibit = piece !== null && compositionOf(facts).stage === 'exhibit';
  const own = {
    move: stage(facts, piece, isExhibit),
    colophon: colophon(facts, origin),
    exhibit: isExhibit ? raised(piece.markup) : '',
  };
  return {
    style: boardStyle(facts, piece?.style ?? ''),
    pageWith: (style) => boardPage(facts, own, `<link rel="icon" href="/favicon.svg">\n${style}`),
  };
}

/** What boards of brands and of hybrids make in their own ways. */
export interface OwnParts {
  /** Markup of the signature move. */
  readonly move: string;
  /** Markup of where everything comes from. */
  readonly colophon: string;
  /** Markup that lies on the pattern of the opening. */
  readonly exhibit?: string;
}

/** @param head markup of the icon, and what applies the stylesheet */
export function boardPage(facts: BoardFacts, own: OwnParts, head: string): string {
  const { name, signature_move: move } = facts.entry;
  const composition = compositionOf(facts);
  const { id, order, chips, opening: place, stage: arrangement, isOnField } = composition;
  // A hybrid is known by the moves of its sources, which come first.
  const read = isHybrid(facts) ? ['move' as const, ...order.filter((one) => one !== 'move')] : order;
  const sections = read.map((section) => ({
    id: section,
    markup: sectionMarkup(section, contentOf(section, facts, own)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}: brand board</title>
<meta name="description" content="${escapeHtml(move)}">
${head}
</head>
<body>
<main class="board k-${id} h-${chips} g-${arrangement} o-${place}${isOnField ? ' on-field' : ''}${isLongName(name) ? ' long' : ''}">
${opening(facts, composition, own.exhibit)}
${arranged(sections, pairsOf(composition, facts))}
</main>
</body>
</html>
`;
}

type Pair = readonly [SectionId, SectionId];

/** Sections that stand side by side in wide windows; the second fills the height of the first. */
const PAIRS: Readonly<Partial<Record<CompositionId, readonly Pair[]>>> = {
  poster: [['rules', 'voice']],
  cards: [['rules', 'voice']],
  console: [
    ['type', 'palette'],
    ['rules', 'voice'],
  ],
};

interface Section {
  readonly id: SectionId;
  /** Empty where the entry has nothing to show. */
  readonly markup: string;
}

/** The pairs of a composition; two palettes side by side need the whole width. */
function pairsOf({ id }: Composition, { schemes }: BoardFacts): readonly Pair[] {
  return (PAIRS[id] ?? []).filter((pair) => schemes.length === 1 || !pair.includes('palette'));
}

function arranged(sections: readonly Section[], pairs: readonly Pair[]): string {
  const shown = sections.filter(({ markup }) => markup !== '');
  return shown
    .flatMap(({ id, markup }, at) => {
      const isPair = (first: SectionId | undefined, second: SectionId | undefined) =>
        pairs.some(([one, other]) => one === first && other === second);
      if (isPair(shown[at - 1]?.id, id)) return [];
      const next = shown[at + 1];
      return next !== undefined && isPair(id, next.id)
        ? [`<div class="duo">${markup}\n${next.markup}</div>`]
        : [markup];
    })
    .join('\n');
}

/** @param moves stylesheet of the signature moves */
export function boardStyle(facts: BoardFacts, moves: string): string {
  const composition = COMPOSITION_STYLES[compositionOf(facts).id] + BESIDE;
  return `${[BASE_STYLE, composition, OPENING_STYLES, DRAWN_OPENINGS, hybridStyles(facts), brandStyle(facts), moves].join('\n').trim()}\n`;
}

/** Boards of one brand do without the rules of hybrids. */
function hybridStyles(facts: BoardFacts): string {
  return isHybrid(facts) ? HYBRID_OPENINGS + HYBRID_SECTIONS : '';
}

function isHybrid({ entry: { panels = [] } }: BoardFacts): boolean {
  return panels.length > 1;
}

const TITLES: Readonly<Record<SectionId, string>> = {
  move: 'Signature move',
  palette: 'Palette',
  type: 'Type',
  components: 'Components',
  shape: 'Measures',
  voice: 'Voice',
  rules: 'Do and don’t',
  colophon: 'Colophon',
};

/** A section; none where the entry has nothing to show. */
function sectionMarkup(id: SectionId, content: string): string {
  if (!/[a-z0-9]/i.test(content.replaceAll(/<[^>]*>/g, ''))) return '';
  return `<section class="s s-${id}" id="${id}"><h2>${TITLES[id]}</h2>${content}</section>`;
}

function contentOf(id: SectionId, facts: BoardFacts, own: OwnParts): string {
  switch (id) {
    case 'move':
      return own.move;
    case 'palette':
      return palette(facts);
    case 'type':
      return typeScale(facts);
    case 'components':
      return components(facts);
    case 'shape':
      return shape(facts);
    case 'voice':
      return voice(facts);
    case 'rules':
      return rules(facts);
    case 'colophon':
      return own.colophon;
  }
}
