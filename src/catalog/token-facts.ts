import type { TokenFacts } from '../grammar/token-facts.ts';
import type { Frontmatter } from './entry.ts';
import { customProperty, firstScheme, flatTokens, TOKEN_REFERENCE } from './flat-tokens.ts';
import { tokenColor } from './token-values.ts';
import type { Components, Tokens } from './tokens.ts';

type Styled = Pick<Frontmatter, 'theme' | 'tokens' | 'components'>;

/** What the tokens of an entry say, components with their references filled in. */
interface EntryFacts extends TokenFacts {
  readonly component: (name: keyof Components, property: string) => string | undefined;
  readonly families: NonNullable<NonNullable<Tokens['type']>['families']>;
}

export function tokenFacts({ theme, tokens, components }: Styled): EntryFacts {
  const values = new Map(
    flatTokens(tokens, firstScheme(theme, tokens)).map(({ path, value }) => [path, value]),
  );
  return {
    token: (path) => values.get(path),
    color: (path) => {
      const text = values.get(path);
      return text === undefined ? undefined : tokenColor(text);
    },
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
