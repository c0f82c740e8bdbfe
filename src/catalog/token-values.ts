import { composite } from '../color/composite.ts';
import { parseHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { fail } from '../errors.ts';
import type { Tokens, TokenValues } from './tokens.ts';

/** Tokens without their sources. */
export function tokenValues(tokens: Tokens): TokenValues {
  const groups = Object.entries(tokens).map(
    ([name, group]) => [name, withoutCitations(group ?? {})] as const,
  );
  // The same groups under the same names; an object built from entries cannot show it.
  return Object.fromEntries(groups) as TokenValues;
}

function withoutCitations(group: object): object {
  const isValue = ([key]: [string, unknown]) => key !== 'cites' && key !== 'cites_for';
  return Object.fromEntries(Object.entries(group).filter(isValue));
}

/** Parses a colour token. @throws TasteError `internal` for a text that the schema of tokens rejects */
export function tokenColor(hex: string): Rgba {
  return parseHex(hex.slice(1)) ?? fail('internal', `${hex} is not a valid hex colour.`);
}

/** The same, opaque: what lies behind a translucent colour is not known, and white is assumed. */
export function opaqueTokenColor(hex: string): Rgba {
  return composite(tokenColor(hex), { r: 255, g: 255, b: 255, a: 1 });
}
