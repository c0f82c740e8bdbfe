import { otherScheme, firstScheme } from '../../catalog/flat-tokens.ts';
import type { StatedTokens } from '../../catalog/listed-tokens.ts';
import type { AxisId, Grammar } from '../../grammar/axes/index.ts';
import { completeTaste } from '../../specimen/complete-taste.ts';
import { completeScheme } from './complete-scheme.ts';
import { followTokens } from './follow-tokens.ts';

/** A taste whose grammar and tokens a page can have together. */
export interface SettledTaste {
  readonly grammar: Grammar;
  readonly stated: StatedTokens;
  /** Axes that follow the tokens, with the value they had. */
  readonly former: Grammar;
  /** Axes left out because another axis excludes them, with the reason. */
  readonly excluded: Readonly<Partial<Record<AxisId, string>>>;
  /** What the tokens leave out and why, and what is added to them, in sentences. */
  readonly remarks: readonly string[];
}

/**
 * Settles what grammar and tokens say differently. Tokens win, because a page made from them has their value. A page
 * that has no motion, or no second scheme, does not use the tokens of it, so they are left out. Of two axes that
 * exclude each other, the one that the other decides is left out, and never that of a token.
 */
export function settleTaste(given: Grammar, stated: StatedTokens): SettledTaste {
  const { grammar, former } = followTokens(given, stated);
  const notShown = excludedIn(grammar, stated);
  const kept = Object.fromEntries(
    Object.entries(grammar).filter(([id]) => notShown[id as AxisId] === undefined),
  ) as Grammar;
  const used = usedTokens(kept, stated);
  return { grammar: kept, former, excluded: notShown, ...used };
}

type Excluded = Readonly<Partial<Record<AxisId, string>>>;

/** Where tokens state the gaps between sections, a page cannot leave more or less blank than they do. */
function excludedIn(grammar: Grammar, stated: StatedTokens): Excluded {
  const { notShown } = completeTaste(grammar);
  const reason = notShown['whitespace.section_gap'];
  const gap = stated.tokens.spacing?.values?.['section'];
  if (reason === undefined || gap === undefined) return notShown;
  const { 'whitespace.discipline': _, ...others } = grammar;
  return {
    ...completeTaste(others).notShown,
    'whitespace.discipline': `The tokens leave ${gap} between sections. ${reason}`,
  };
}

/** Start of the basis of a value that the tokens give in place of the graded one. */
export const FOLLOWS = 'follows the tokens';

/** The basis of each axis that follows the tokens. @param whose what has the former value, as the start of a clause */
export function followingOf(former: Grammar, whose: string): Readonly<Partial<Record<AxisId, string>>> {
  const says = (value: string) => `${FOLLOWS}; ${whose} ${value}`;
  return Object.fromEntries(Object.entries(former).map(([id, value]) => [id, says(value)]));
}

function usedTokens(
  grammar: Grammar,
  { tokens, theme, components }: StatedTokens,
): Pick<SettledTaste, 'stated' | 'remarks'> {
  const other = otherScheme(firstScheme(theme, tokens));
  const { motion, color, ...rest } = tokens;
  const { [other]: otherColors, ...ownColors } = color;
  const isStill = grammar['motion.budget'] === 'none' && motion !== undefined;
  // A mixed page has sections of both schemes, whatever its visitors prefer.
  const hasOneScheme =
    grammar['surface.dark_mode'] === 'none' && theme !== 'mixed' && otherColors !== undefined;
  const { stated, derived } = completeScheme({
    tokens: {
      ...rest,
      color: hasOneScheme ? ownColors : color,
      ...(isStill || motion === undefined ? {} : { motion }),
    },
    theme,
    components,
  });
  return {
    stated,
    remarks: [
      ...(isStill ? ['The tokens leave out durations and easings, because nothing on the page moves.'] : []),
      ...(hasOneScheme ? [`The tokens leave out the ${other} scheme, because the page has one scheme.`] : []),
      ...(derived.length > 0
        ? [
            `In the ${other} scheme, ${derived.map((name) => `\`${name}\``).join(', ')} ${derived.length === 1 ? 'is' : 'are'} derived from the ${otherScheme(other)} one.`,
          ]
        : []),
    ],
  };
}
