import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract } from '../linted-contract.ts';
import { rangeClashes } from '../range-clash.ts';

/** Line widths of tokens and components against the rule of borders, and rules that want and forbid lines. */
export const borders = kindOf('borders', {
  tokens: [
    ...rangeClashes({ axis: 'surface.borders', unit: ' ?px', values: widths }),
    { axis: 'surface.borders', how: 'dont', says: /\bborder lines around cards/i, tokens: cardBorders },
    { axis: 'surface.borders', how: 'do', says: /\bby space and fill alone/i, tokens: cardBorders },
    {
      axis: 'surface.borders',
      how: 'dont',
      says: /\bhairlines\b/i,
      tokens: (contract) =>
        widths(contract).flatMap(([path, px]) => (px <= 1 ? [tokenText(path, `${px}px`)] : [])),
    },
  ],
  rules: [
    {
      one: ['do', /\belevation by border\b/i],
      other: ['dont', /\bborder lines around cards\b/i],
    },
    {
      one: ['do', /\bseparate groups with (?:rules|outlined boxes)/i],
      other: ['do', /\bseparate elements by space and fill alone/i],
    },
    { one: ['do', /\blines? .*for structure/i], other: ['dont', /\brules or boxes around groups/i] },
    {
      one: ['do', /\bseparate groups with rules/i],
      other: ['dont', /\bborder lines around cards, sections/i],
    },
  ],
});

function widths(contract: LintedContract): readonly (readonly [string, number])[] {
  const named = [...contract.tokens].flatMap(([path, value]) =>
    path.startsWith('border.') ? [[path, Number.parseFloat(value)] as const] : [],
  );
  const card = borderOf(contract, 'card');
  return [...named, ...(card === null ? [] : [['card.border', card] as const])];
}

function cardBorders(contract: LintedContract): string[] {
  const width = borderOf(contract, 'card');
  return width === null || width === 0
    ? []
    : [tokenText('card.border', contract.component('card')['border'] ?? '')];
}

function borderOf(contract: LintedContract, name: 'card'): number | null {
  const width = Number.parseFloat(
    /(?:^|\s)(\d*\.?\d+)px/.exec(contract.component(name)['border'] ?? '')?.[1] ?? '',
  );
  return Number.isFinite(width) ? width : null;
}
