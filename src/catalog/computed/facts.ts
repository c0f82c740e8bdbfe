import { customProperty, firstScheme, flatTokens, TOKEN_REFERENCE } from '../flat-tokens.ts';
import type { Frontmatter } from '../entry.ts';
import type { Components, Tokens } from '../tokens.ts';

type Styled = Pick<Frontmatter, 'theme' | 'tokens' | 'components'>;

/** Typefaces by role. */
export type Families = NonNullable<NonNullable<Tokens['type']>['families']>;

/** Tokens by path in the scheme a visitor meets, and components with their references filled in. */
export interface TokenFacts {
  readonly token: (path: string) => string | undefined;
  /** A CSS value of a component; undefined when it is not stated. */
  readonly component: (name: keyof Components, property: string) => string | undefined;
  readonly families: Families;
  readonly theme: Frontmatter['theme'];
}

export function tokenFacts({ theme, tokens, components }: Styled): TokenFacts {
  const values = new Map(
    flatTokens(tokens, firstScheme(theme, tokens)).map(({ path, value }) => [path, value]),
  );
  return {
    token: (path) => values.get(path),
    component: (name, property) =>
      components?.[name]?.[property]?.replaceAll(
        TOKEN_REFERENCE,
        (whole, path: string) => values.get(path) ?? whole,
      ),
    families: tokens.type?.families ?? {},
    theme,
  };
}

/** A CSS value with its token references as custom properties: `{color.text}` to `var(--color-text)`. */
export function withCustomProperties(value: string): string {
  return value.replaceAll(TOKEN_REFERENCE, (_, path: string) => `var(${customProperty(path)})`);
}
