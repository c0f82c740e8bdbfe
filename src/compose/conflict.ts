/** Where two sources do not go together, and what was done about it. */
export interface Conflict {
  /**
   * `contrast`: a colour of text was too faint on its new ground; `scheme`: a palette knows only the other
   * scheme; `contradiction`: two axes ask for what no one page can have.
   */
  readonly code: 'contrast' | 'scheme' | 'contradiction';
  /** Token (`color.light.text`), group of tokens or axis. */
  readonly subject: string;
  /** What was changed; null where nothing was. */
  readonly from: string | null;
  readonly to: string | null;
  /** A sentence for people. */
  readonly detail: string;
}
