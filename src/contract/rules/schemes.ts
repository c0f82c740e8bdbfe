import { otherScheme } from '../../catalog/flat-tokens.ts';
import { hasOutlinesAlone, type RuleWriter } from './rule.ts';

/** The ground that a token states, and what stands on the colour of surfaces: cards only where they have no other. */
export const ground: RuleWriter = (_, context) => {
  const { token, component } = context;
  const [own, surface] = [token('color.background'), token('color.surface')];
  if (own === undefined) return null;
  const ofCard = component('card')['background'];
  const onCards = ofCard === undefined || ofCard === surface ? 'cards and panels' : 'panels';
  const parts = hasOutlinesAlone(context) ? 'fields, menus and dialogs' : onCards;
  const panels = surface === undefined ? '' : `; \`--color-surface\` is for ${parts}`;
  return {
    do: `Put content on \`--color-background\` (${own})${panels}.`,
    dont: null,
  };
};

/** The schemes that are listed. */
export const darkMode: RuleWriter = (value, { stated, scheme, grammar }) => {
  const other = otherScheme(scheme);
  const hasOther = stated.tokens.color[other] !== undefined;
  const isKnown = stated.tokens.color[scheme] !== undefined;
  switch (value) {
    case 'none':
      if (hasOther)
        return {
          do: `Give every visitor the same page, whatever scheme they prefer; ${other} sections stand beside ${scheme} ones.`,
          dont: null,
        };
      return isKnown || !isTinted(grammar['surface.ground'])
        ? {
            do: `Design for one scheme, and declare \`color-scheme: ${isKnown ? scheme : 'light'}\`.`,
            dont: null,
          }
        : { do: 'Design for one scheme.', dont: null };
    case 'inversion':
      return hasOther ? { do: `Use the listed colours of the ${other} scheme.` } : null;
    case 'system-adaptive':
      return hasOther
        ? { do: `Follow \`prefers-color-scheme\` with the listed colours of the ${other} scheme.` }
        : null;
    case 'custom-palette':
      return hasOther ? { do: `Offer the listed colours of the ${other} scheme behind a switch.` } : null;
    case 'dark-first':
      return hasOther
        ? {
            do: `Make the dark scheme the default, and declare \`color-scheme: dark\`; offer the listed ${other} one.`,
          }
        : { do: 'Design for the dark scheme, and declare `color-scheme: dark`.' };
    default:
      return null;
  }
};

function isTinted(value: string | undefined): boolean {
  return value === 'warm-tinted' || value === 'cool-tinted';
}
