import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract } from '../linted-contract.ts';
import { blurOf, layersOf } from '../../shadow-layers.ts';

/** Shadow tokens and components against the rule of shadows, and rules that want and forbid shadows. */
export const shadows = kindOf('shadows', {
  tokens: [
    { axis: 'surface.shadows', how: 'do', says: /\buse no shadows/i, tokens: everyShadow },
    { axis: 'surface.shadows', how: 'dont', says: /`box-shadow`, `drop-shadow`/i, tokens: everyShadow },
    { axis: 'surface.shadows', how: 'do', says: /\bone small soft shadow/i, tokens: strongShadows },
    { axis: 'surface.shadows', how: 'dont', says: /\bstack shadows, or blur them/i, tokens: strongShadows },
    { axis: 'surface.shadows', how: 'do', says: /\beach a stack of two or more/i, tokens: singleShadows },
    {
      axis: 'surface.shadows',
      how: 'do',
      says: /\bhard offsets, glows, or blur beyond/i,
      tokens: faintShadows,
    },
  ],
  rules: [
    {
      one: ['dont', /\bremove shadows from cards/i],
      other: ['dont', /\bfilled or shadowed cards|wrap groups in cards|rules or boxes around groups/i],
    },
    { one: ['do', /\buse no shadows/i], other: ['do', /\b(?:strong|soft) shadows|a stack of two or more/i] },
  ],
});

function everyShadow(contract: LintedContract): string[] {
  return shadowsOf(contract).map(([path, value]) => tokenText(path, value));
}

function strongShadows(contract: LintedContract): string[] {
  return shadowsOf(contract)
    .filter(([, value]) => layersOf(value).length > 1 || layersOf(value).some((layer) => blurOf(layer) > 20))
    .map(([path, value]) => tokenText(path, value));
}

function singleShadows(contract: LintedContract): string[] {
  return shadowsOf(contract)
    .filter(([, value]) => layersOf(value).length === 1)
    .map(([path, value]) => tokenText(path, value));
}

/** Soft shadows of at most 45 px; hard offsets have no blur. */
function faintShadows(contract: LintedContract): string[] {
  return shadowsOf(contract)
    .filter(([, value]) => layersOf(value).every((layer) => blurOf(layer) > 0 && blurOf(layer) <= 45))
    .map(([path, value]) => tokenText(path, value));
}

function shadowsOf(contract: LintedContract): (readonly [string, string])[] {
  const named = [...contract.tokens].filter(([path]) => path.startsWith('shadow.'));
  const declared = (['button', 'input', 'card'] as const).flatMap((name) => {
    const value = contract.component(name)['box-shadow'];
    return value === undefined ? [] : [[`${name}.box-shadow`, value] as const];
  });
  return [...named, ...declared].filter(([, value]) => value !== 'none');
}
