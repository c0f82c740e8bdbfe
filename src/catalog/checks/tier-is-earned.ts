import { AXES, type AxisId } from '../../grammar/axes/index.ts';
import type { CatalogEntry } from '../entry.ts';
import type { Check, Found } from './check.ts';

/** Axes that a brand without motion does not show. */
const NEED_MOTION: readonly AxisId[] = ['motion.character', 'motion.trigger'];
/** Sources that must agree where none is a package of the brand. */
const AGREEING = 2;
const AT = ['tier'];

/** An entry must meet the requirements of its tier. */
export const tierIsEarned: Check = (entry) => {
  if (entry.tier === 'reference') return [...fullyGraded(entry), ...handCrafted(entry)];
  return entry.tier === 'verified' ? confirmed(entry) : [];
};

function fullyGraded({ grammar_flat: grammar }: CatalogEntry): Found[] {
  const still = grammar['motion.budget'] === 'none';
  const missing = AXES.map(({ id }) => id).filter(
    (id) => grammar[id] === undefined && !(still && NEED_MOTION.includes(id)),
  );
  if (missing.length === 0) return [];
  return [
    {
      at: AT,
      message: `A reference entry has no ${missing.join(', ')}.`,
      advice: 'Grade every axis that the brand shows.',
    },
  ];
}

function handCrafted({ provenance }: CatalogEntry): Found[] {
  if (provenance === 'hand-crafted') return [];
  return [
    {
      at: AT,
      message: 'A reference entry must be hand-crafted.',
      advice: 'Write provenance: hand-crafted, or tier: verified.',
    },
  ];
}

function confirmed({ sources, cross_check: crossCheck = [] }: CatalogEntry): Found[] {
  const firstParty = sources.some(({ kind }) => kind === 'npm');
  if (firstParty || crossCheck.some(({ agree }) => agree.length >= AGREEING)) return [];
  return [
    {
      at: AT,
      message: 'The entry cites no package of the brand and no two sources that agree.',
      advice: 'Write tier: community, or name the agreeing sources under cross_check.',
    },
  ];
}
