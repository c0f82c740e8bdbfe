import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract } from '../linted-contract.ts';

/** The colour of surfaces against the background of cards. */
export const surfaces = kindOf('surfaces', {
  tokens: [
    { axis: 'surface.ground', how: 'do', says: /--color-surface` is for .*cards\b/, tokens: otherCards },
  ],
  rules: [],
});

/** The background of cards, where it is another colour than that of surfaces. */
function otherCards(contract: LintedContract): string[] {
  const own = contract.component('card')['background'];
  return own === undefined || own === contract.tokens.get('color.surface')
    ? []
    : [tokenText('card.background', own)];
}
