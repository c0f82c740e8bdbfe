import type { Artwork } from '../artwork.ts';
import type { PieceNode } from './piece-node.ts';

/** The pictures of a piece, and how many of them are used. */
export interface Pictures {
  readonly artwork: Artwork;
  pictures: number;
}

/** A box with the proportions of a picture. */
export function isTile({ tag, declarations }: PieceNode): boolean {
  return !PICTURES.has(tag) && /aspect-ratio:/.test(declarations) && !/font|background/.test(declarations);
}

const PICTURES = new Set(['img', 'svg', 'canvas', 'video', 'iframe', 'button', 'input']);

export function tilePicture(filling: Pictures): string {
  return filling.artwork.picture === null ? '' : `<img class="fill" src="${nextPicture(filling)}" alt="">`;
}

/** A ground that a picture covers; the code names no file, or one that the board does not have. */
export function hasPictureGround({ tag, declarations }: PieceNode): boolean {
  return (
    !PICTURES.has(tag) && /background[^;]*\bcover\b/.test(declarations) && !/gradient\(/.test(declarations)
  );
}

export function groundPicture(node: PieceNode, filling: Pictures): string {
  return hasPictureGround(node) ? `<img class="behind" src="${nextPicture(filling)}" alt="">` : '';
}

export function nextPicture(filling: Pictures): string {
  return filling.artwork.address(FIRST + filling.pictures++);
}

/** The board itself shows the pictures before it. */
const FIRST = 2;
