import { citedSources } from '../cited-sources.ts';
import type { Check } from './check.ts';

/** The first surface is the one that the entry describes. */
export const surfacesAreOwn: Check = ({ source, surfaces }) =>
  surfaces[0]?.url === source
    ? []
    : [
        {
          at: ['surfaces', 0, 'url'],
          message: `The first surface is ${surfaces[0]?.url}, but the source is ${source}.`,
          advice: 'List the surface that the entry describes first, and write its URL as source.',
        },
      ];

/** The sources of a surface are those that its tokens and components were taken from. */
export const sourcesOfSurfacesStateTokens: Check = (entry) => {
  const cited = new Set(citedSources(entry).map(({ id }) => id));
  return entry.surfaces.flatMap(({ sources }, surface) =>
    sources.flatMap((id, index) =>
      cited.has(id)
        ? []
        : [
            {
              at: ['surfaces', surface, 'sources', index],
              message: `No token or component cites "${id}", which the surface names.`,
              advice: 'Cite it where its values are used, or remove it from the surface.',
            },
          ],
    ),
  );
};
