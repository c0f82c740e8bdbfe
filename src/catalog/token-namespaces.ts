import type { FlatToken } from './flat-tokens.ts';

/** Tokens by namespace and name: `{"color": {"primary": "#0055ff"}}` for `color.primary`. */
export type TokenNamespaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function byNamespace(tokens: readonly FlatToken[]): TokenNamespaces {
  const namespaces = Map.groupBy(tokens, ({ path }) => path.slice(0, path.indexOf('.')));
  return Object.fromEntries(
    [...namespaces].map(([namespace, own]) => [
      namespace,
      Object.fromEntries(own.map(({ path, value }) => [path.slice(namespace.length + 1), value])),
    ]),
  );
}

/** The inverse of `byNamespace`; tokens of one namespace stand together. */
export function fromNamespaces(namespaces: TokenNamespaces): FlatToken[] {
  return Object.entries(namespaces).flatMap(([namespace, own]) =>
    Object.entries(own).map(([name, value]) => ({ path: `${namespace}.${name}`, value })),
  );
}
