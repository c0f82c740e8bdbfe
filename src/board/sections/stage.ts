import type { BoardFacts } from '../board-facts.ts';
import type { Piece } from '../piece/piece.ts';
import { POSTER_ID } from './opening.ts';
import { setText } from './set-text.ts';

/**
 * The signature move and what the entry says about it. A small one stands beside another picture, or beside its text
 * where the entry states no kind of picture.
 *
 * @param isInOpening whether the opening shows it, so that its text is enough
 */
export function stage(
  { entry: { poster }, artwork: { picture }, sentences }: BoardFacts,
  piece: Piece | null,
  isInOpening: boolean,
): string {
  const text = `<p class="move-text">${setText(sentences.move.join(' '))}</p>`;
  if (piece === null || isInOpening) return text;
  const { markup, isSmall } = piece;
  if (!isSmall) return markup + text;
  if (poster !== undefined)
    return `<div class="stage">${markup}${detailOf(POSTER_ID, '360 160 480 480')}</div>${text}`;
  // The opening shows the picture with number 0; each number has another subject.
  return picture === null
    ? `<div class="stage of-text">${markup}${text}</div>`
    : `<div class="stage">${markup}<div class="art">${picture(1, 'whole')}</div></div>${text}`;
}

/** The middle of a poster in the opening, larger. @param id of its drawing @param viewBox the part that is shown */
export function detailOf(id: string, viewBox: string): string {
  return `<div class="art"><svg viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#${id}" width="1200" height="800"/></svg></div>`;
}

/** The markup of a signature move below the name of the board, one level higher than in its section. */
export function raised(markup: string): string {
  return markup.replaceAll(/<h([1-6])([^>]*)>/g, (_, tag: string, attributes: string) => {
    const level = Number(/aria-level="(\d)"/.exec(attributes)?.[1] ?? tag) - 1;
    return `<h${tag}${attributes.replace(/ aria-level="\d"/, '')} aria-level="${level}">`;
  });
}
