import type { TokenFacts } from '../grammar/token-facts.ts';
import type { Frontmatter } from './entry.ts';
import { customProperty, fillReferences, firstScheme, flatTokens, TOKEN_REFERENCE } from './flat-tokens.ts';
import { tokenColor } from './token-values.ts';
import type { Components, Tokens, TokenValues } from './tokens.ts';

interface Styled {
  readonly theme?: Frontmatter['theme'] | undefined;
  readonly tokens: TokenValues;
  readonly components?: Components | undefined;
}

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
    component(name, property) {
      const declared = components?.[name]?.[property];
      return declared === undefined ? undefined : fillReferences(declared, values);
    },
    families: tokens.type?.families ?? {},
    theme,
  };
}

/** A CSS value with its token references as custom properties: `{color.text}` to `var(--color-text)`. */
export function withCustomProperties(value: string): string {
  return value.replaceAll(TOKEN_REFERENCE, (_, path: string) => `var(${customProperty(path)})`);
}
