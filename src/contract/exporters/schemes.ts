import { flatTokens, otherScheme, type FlatToken, type Scheme } from '../../catalog/flat-tokens.ts';
import type { ExportedTaste } from './exporter.ts';

/** Tokens that hold in a scheme. */
export interface SchemeTokens {
  readonly scheme: Scheme;
  readonly tokens: readonly FlatToken[];
}

export interface Schemes {
  /** Every token of the scheme a visitor meets. */
  readonly first: SchemeTokens;
  /** The colours of the other scheme; null where the taste does not know it. */
  readonly other: SchemeTokens | null;
}

/** A taste as a style sheet writes it. */
export function schemesOf({ scheme, tokens }: ExportedTaste): Schemes {
  const first = { scheme, tokens: flatTokens(tokens, scheme) };
  const other = otherScheme(scheme);
  if (tokens.color[other] === undefined) return { first, other: null };
  const colors = flatTokens({ color: tokens.color }, other);
  return { first, other: { scheme: other, tokens: colors } };
}
