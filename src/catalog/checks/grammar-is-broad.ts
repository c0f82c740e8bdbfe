import { AXES } from '../../grammar/axes/index.ts';
import type { Check } from './check.ts';

/**
 * Fewest axes of a grammar. A brand without motion has no character and no trigger of motion, and one or two others may not
 * apply to it; with fewer values, likeness and contracts would rest on too little.
 */
const MIN_AXES = 26;

/** A grammar has values for nearly all axes. */
export const grammarIsBroad: Check = (entry) => {
  if (entry.grammar === undefined) return [];
  const missing = AXES.map(({ id }) => id).filter((id) => entry.grammar_flat[id] === undefined);
  const stated = AXES.length - missing.length;
  if (stated >= MIN_AXES) return [];
  return [
    {
      at: ['grammar'],
      message: `${stated} of ${AXES.length} axes have a value; an entry needs ${MIN_AXES}.`,
      advice: `Find the ground of ${MIN_AXES - stated} or more of these: ${missing.join(', ')}.`,
    },
  ];
};
