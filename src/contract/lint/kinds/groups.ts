import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract } from '../linted-contract.ts';

/** Cards of the components against the rule that separates groups. */
export const groups = kindOf('groups', {
  tokens: [
    { axis: 'emphasis.density_signals', how: 'dont', says: /\bwrap groups in cards\b/i, tokens: card },
    {
      axis: 'emphasis.density_signals',
      how: 'dont',
      says: /\brules or boxes around groups\b/i,
      tokens: card,
    },
    {
      axis: 'emphasis.density_signals',
      how: 'dont',
      says: /\bfilled or shadowed cards\b/i,
      tokens: filledCard,
    },
  ],
  rules: [
    {
      one: ['dont', /\bwrap groups in cards\b|\bboxes around groups\b|\bfilled or shadowed cards\b/i],
      other: ['do', /--color-surface` is for cards\b/],
    },
    {
      one: ['dont', /\bfilled or shadowed cards\b/i],
      other: ['do', /\belevation by these shadows alone:/i],
    },
  ],
});

function card({ component, tokens }: LintedContract): string[] {
  const declared = Object.entries(component('card'));
  const radius = tokens.get('radius.card');
  if (declared.length === 0 && radius !== undefined) return [tokenText('radius.card', radius)];
  return declared.slice(0, 1).map(([property, value]) => tokenText(`card.${property}`, value));
}

function filledCard({ component, tokens }: LintedContract): string[] {
  const { background, 'box-shadow': shadow } = component('card');
  const isFilled =
    background !== undefined && !['transparent', 'none', tokens.get('color.background')].includes(background);
  return [
    ...(isFilled ? [tokenText('card.background', background)] : []),
    ...(shadow === undefined || shadow === 'none' ? [] : [tokenText('card.box-shadow', shadow)]),
  ];
}
