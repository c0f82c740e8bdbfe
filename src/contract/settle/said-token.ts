import type { FlatToken } from '../../catalog/flat-tokens.ts';

/** A design token that the words of a brief state. */
export interface SaidToken extends FlatToken {
  /** Whether the words name a hue alone, `green`, so that any colour of that hue is meant. */
  readonly isHue?: boolean;
}
