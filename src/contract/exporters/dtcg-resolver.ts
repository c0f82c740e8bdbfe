import { otherScheme, type Scheme } from '../../catalog/flat-tokens.ts';
import { dtcgColors, schemelessGroups } from './dtcg.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';

/**
 * The tokens with colour schemes as modes: one name for each colour, its value by `theme`. Resolver Module 2025.10
 * (https://www.designtokens.org/tr/2025.10/resolver/), all tokens inside the one file.
 */
export const dtcgResolverExporter: Exporter = {
  id: 'dtcg_resolver',
  file: 'tokens.resolver.json',
  mediaType: 'application/json; charset=utf-8',
  fitsAgents: false,
  render: (taste) => `${JSON.stringify(resolver(taste), null, 2)}\n`,
};

function resolver({ name, credit, tokens, scheme }: ExportedTaste): object {
  const schemes = [scheme, otherScheme(scheme)].filter((one) => tokens.color[one] !== undefined);
  const colors = (one: Scheme) => [{ color: dtcgColors(tokens.color, one) }];
  return {
    name,
    description: credit,
    version: '2025.10',
    sets: { base: { sources: [schemelessGroups(tokens)] } },
    ...(schemes.length === 0
      ? { resolutionOrder: [{ $ref: '#/sets/base' }] }
      : {
          modifiers: {
            theme: {
              description: 'Colour scheme.',
              contexts: Object.fromEntries(schemes.map((one) => [one, colors(one)])),
              default: schemes[0],
            },
          },
          resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
        }),
  };
}
