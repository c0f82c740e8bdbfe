import { AXES, type AxisId } from '../../grammar/axes/index.ts';
import type { Check } from './check.ts';

/** Axes that a brand without motion does not show. */
const NEED_MOTION: readonly AxisId[] = ['motion.character', 'motion.trigger'];
/** Sources that have to agree where none is the brand's own package. */
const AGREEING = 2;

/** A tier says how far an entry can be trusted, so it has to be earned. */
export const tierIsEarned: Check = ({
  tier,
  provenance,
  grammar_flat: grammar,
  sources,
  cross_check: crossCheck = [],
}) => {
  const at = ['tier'];
  if (tier === 'reference') {
    const missing = AXES.flatMap(({ id }) =>
      grammar[id] !== undefined || (grammar['motion.budget'] === 'none' && NEED_MOTION.includes(id))
        ? []
        : [id],
    );
    const found =
      missing.length > 0
        ? [
            {
              at,
              message: `A reference entry has no ${missing.join(', ')}.`,
              advice: 'Grade every axis that the brand shows.',
            },
          ]
        : [];
    return provenance === 'hand-crafted'
      ? found
      : [
          ...found,
          {
            at,
            message: 'A reference entry is hand-crafted.',
            advice: 'Write provenance: hand-crafted, or tier: verified.',
          },
        ];
  }
  if (tier !== 'verified') return [];
  const firstParty = sources.some(({ kind }) => kind === 'npm');
  const agreed = crossCheck.some(({ agree }) => agree.length >= AGREEING);
  return firstParty || agreed
    ? []
    : [
        {
          at,
          message: 'No package of the brand and no two sources that agree.',
          advice: 'Write tier: community, or name the agreeing sources under cross_check.',
        },
      ];
};
