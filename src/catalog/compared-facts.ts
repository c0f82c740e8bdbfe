import type { Frontmatter } from './entry.ts';
import { fillReferences, firstScheme, flatTokens, type FlatToken } from './flat-tokens.ts';
import { listTokens } from './listed-tokens.ts';
import { tokenValues } from './token-values.ts';

/** The parts of an entry whose values are compared. */
export type ComparedTokens = Pick<Frontmatter, 'tokens' | 'theme' | 'components'>;

/** Shorthands, which sources write in parts or in words; and grounds of cards and bars, which vary by section. */
const NOT_COMPARED =
  /^(?:\w+\.(?:border|padding|height)|(?:input|card|nav)\.background|(?:nav|link)\.color|scale\.\w+)$/;

/** The tokens and declarations that are compared with other sources; references to tokens are filled in. */
export function comparedFacts({ tokens, theme, components = {} }: ComparedTokens): readonly FlatToken[] {
  const named = flatTokens(tokenValues(tokens), firstScheme(theme, tokens));
  const values = new Map(named.map(({ path, value }) => [path, value]));
  return listTokens({ tokens: tokenValues(tokens), theme, components })
    .filter(({ path }) => !NOT_COMPARED.test(path))
    .map(({ path, value }) => ({ path, value: fillReferences(value, values) }));
}
