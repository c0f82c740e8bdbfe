import { flatTokens, otherScheme, type FlatToken, type Scheme } from '../../catalog/flat-tokens.ts';
import type { ExportedTaste } from './exporter.ts';

/** Tokens of one colour scheme. */
export interface SchemeTokens {
  readonly scheme: Scheme;
  readonly tokens: readonly FlatToken[];
}

export interface Schemes {
  /** Every token of the default scheme. */
  readonly first: SchemeTokens;
  /** The colours of the other scheme; null when the taste has none. */
  readonly other: SchemeTokens | null;
}

/** The tokens of a taste by scheme, as a stylesheet declares them. */
export function schemesOf({ scheme, tokens }: ExportedTaste): Schemes {
  const first = { scheme, tokens: flatTokens(tokens, scheme) };
  const other = otherScheme(scheme);
  if (tokens.color[other] === undefined) return { first, other: null };
  const colors = flatTokens({ color: tokens.color }, other);
  return { first, other: { scheme: other, tokens: colors } };
}
