/** Other words for a place of a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}
