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
