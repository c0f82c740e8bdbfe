import type { CatalogEntry } from '../catalog/catalog-entry.ts';
import { escapeHtml } from '../specimen/sections/html.ts';
import { type BoardFacts, boardFacts } from './board-facts.ts';
import { compositionOf, type SectionId } from './composition.ts';
import { pieceOf, type Piece } from './piece/piece.ts';
import { colophon } from './sections/colophon.ts';
import { components } from './sections/components.ts';
import { opening } from './sections/opening.ts';
import { palette } from './sections/palette.ts';
import { shape } from './sections/shape.ts';
import { typeScale } from './sections/type-scale.ts';
import { rules, voice } from './sections/words.ts';
import { BASE_STYLE } from './style/base-style.ts';
import { brandStyle } from './style/brand-style.ts';
import { COMPOSITION_STYLES } from './style/composition-styles.ts';

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
  const facts = boardFacts(entry);
  const { id, order, chips, opening: place } = compositionOf(facts);
  const piece = pieceOf(facts);
  const sections = order.map((section) => sectionMarkup(section, contentOf(section, facts, piece)));
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(entry.name)}: brand board</title>
<meta name="description" content="${escapeHtml(entry.signature_move)}">
<link rel="stylesheet" href="${escapeHtml(styleAddress)}">
</head>
<body>
<main class="board k-${id} h-${chips} o-${place}">
${opening(facts)}
${sections.join('\n')}
</main>
</body>
</html>
`;
  const style = [BASE_STYLE, COMPOSITION_STYLES[id], brandStyle(facts), piece?.style ?? ''].join('\n');
  return { page, style: `${style.trim()}\n` };
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

function contentOf(id: SectionId, facts: BoardFacts, piece: Piece | null): string {
  switch (id) {
    case 'move':
      return `${piece?.markup ?? ''}<p class="move-text">${escapeHtml(facts.sentences.move.join(' '))}</p>`;
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
      return colophon(facts);
  }
}
