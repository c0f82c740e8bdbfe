/** A conflict between two sources, and its resolution. */
export interface Conflict {
  /**
   * `contrast`: a colour has too little contrast on its new ground; `scheme`: a palette states only the other scheme;
   * `contradiction`: two axes exclude each other on one page.
   */
  readonly code: 'contrast' | 'scheme' | 'contradiction';
  /** Token (`color.light.text`), group of tokens or axis. */
  readonly subject: string;
  /** Value of the source; null when the conflict concerns no single value. */
  readonly from: string | null;
  /** New value; null when the value is unchanged. */
  readonly to: string | null;
  /** A sentence that explains the conflict. */
  readonly detail: string;
}
