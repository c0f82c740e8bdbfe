/** A piece of the text before numbers and units are joined. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
