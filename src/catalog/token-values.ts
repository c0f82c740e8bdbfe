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
