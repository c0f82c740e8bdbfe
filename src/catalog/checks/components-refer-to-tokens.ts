import { closest } from '../closest.ts';
import { firstScheme, flatTokens, otherScheme, TOKEN_REFERENCE } from '../flat-tokens.ts';
import type { Check, Found } from './check.ts';

/** Components use tokens in every state and size: references resolve, and no colour is a literal. */
export const componentsReferToTokens: Check = (entry) => {
  const { theme, tokens, components = {} } = entry;
  const paths = flatTokens(tokens, firstScheme(theme, tokens)).map(({ path }) => path);
  const known = new Set(paths);
  const rest = Object.entries(components).map(([name, own]) => ({ at: ['components', name], own }));
  const further = (['component_states', 'component_sizes'] as const).flatMap((key) =>
    Object.entries(entry[key] ?? {}).flatMap(([name, variants]) =>
      Object.entries(variants ?? {}).map(([variant, own]) => ({ at: [key, name, variant], own })),
    ),
  );
  return [...rest, ...further].flatMap(({ at, own }) =>
    Object.entries(own ?? {}).flatMap(([property, value]): Found[] => {
      const place = [...at, property];
      const unknown = [...value.matchAll(TOKEN_REFERENCE)].flatMap(([, path = '']) =>
        known.has(path) ? [] : [unknownToken(path, paths, place)],
      );
      return /#[0-9a-f]{3,8}\b|rgb|hsl/i.test(value) ? [...unknown, literalColor(value, place)] : unknown;
    }),
  );
};

/** The default scheme has a ground and a text colour; a page that mixes light and dark sections has both schemes. */
export const colorsCoverTheTheme: Check = ({ theme, tokens }) => {
  const scheme = firstScheme(theme, tokens);
  if (theme === 'mixed' && tokens.color[otherScheme(scheme)] === undefined) return [withoutSections(scheme)];
  return ['background', 'text'].flatMap((role) =>
    tokens.color[scheme]?.[role] === undefined
      ? [
          {
            at: ['tokens', 'color', scheme],
            message: `A ${theme} brand has no colour "${role}" in its ${scheme} scheme.`,
            advice: `Write ${role}: "#rrggbb".`,
          },
        ]
      : [],
  );
};

function withoutSections(scheme: string): Found {
  return {
    at: ['theme'],
    message: `A mixed theme has sections of both schemes, and the tokens have the ${scheme} one alone.`,
    advice: 'State the colours of the other sections, or write the scheme that a visitor sees first.',
  };
}

function unknownToken(path: string, paths: readonly string[], at: Found['at']): Found {
  const meant = closest(path, paths);
  return {
    at,
    message: `No token is named {${path}}.`,
    advice: meant === null ? `Refer to one of: ${paths.join(', ')}.` : `Did you mean {${meant}}?`,
  };
}

function literalColor(value: string, at: Found['at']): Found {
  return {
    at,
    message: `"${value}" contains a literal colour.`,
    advice: 'Name the colour under tokens.color and refer to it: {color.primary}.',
  };
}
