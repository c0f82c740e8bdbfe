/** Where two sources do not go together, and what was done about it. */
export interface Conflict {
  /**
   * `contrast`: a colour was too faint on its new ground; `scheme`: a palette knows only the other scheme;
   * `contradiction`: two axes ask for what no one page can have.
   */
  readonly code: 'contrast' | 'scheme' | 'contradiction';
  /** Token (`color.light.text`), group of tokens or axis. */
  readonly subject: string;
  /** Value of the source; null where the conflict is not about one value. */
  readonly from: string | null;
  /** What it was changed to; null where it was kept. */
  readonly to: string | null;
  /** A sentence for people. */
  readonly detail: string;
}
