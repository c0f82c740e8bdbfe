import { customProperty, firstScheme, flatTokens } from '../flat-tokens.ts';
import type { Check } from './check.ts';

/** Hand-written code uses only the custom properties of the entry. */
export const codeUsesTokens: Check = ({ theme, tokens, code }) => {
  const known = new Set(
    flatTokens(tokens, firstScheme(theme, tokens)).map(({ path }) => customProperty(path)),
  );
  return Object.entries(code).flatMap(([variant, text]) =>
    [...text.matchAll(/var\((--[a-z0-9-]+)/g)].flatMap(([, property = '']) =>
      known.has(property) || text.includes(`${property}:`)
        ? []
        : [
            {
              at: ['body', 'code'],
              message: `The ${variant} code uses ${property}, which no token defines.`,
              advice: `Use one of: ${[...known].join(', ')}.`,
            },
          ],
    ),
  );
};
