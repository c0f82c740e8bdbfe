/** A document that contains a text of a caller or of a page. */
export interface Output {
  readonly format: string;
  readonly mediaType: string;
  readonly text: string;
}
