import { kindOf } from '../kind.ts';
import type { LintedContract } from '../linted-contract.ts';
import { numbersOf, rangeClashes } from '../range-clash.ts';

/** Names of the tokens of buttons, fields and cards; the first that is listed counts. */
const NAMES = {
  button: ['button', 'control', 'action'],
  input: ['input', 'field', 'control'],
  card: ['card', 'box', 'panel', 'container', 'tile'],
} as const;
const PILL = 99; // px from which corners are fully round

/** Corner radii of buttons, fields and cards against the rule of corners. */
export const radius = kindOf('radius', {
  tokens: [
    ...rangeClashes({ axis: 'surface.radius', unit: ' ?px', values: boxRadii }),
    { axis: 'surface.radius', how: 'do', says: /\bevery corner square/i, tokens: over(2) },
    { axis: 'surface.radius', how: 'dont', says: /\bround buttons, inputs or cards/i, tokens: over(2) },
    { axis: 'surface.radius', how: 'dont', says: /\bpills\b/i, tokens: over(PILL) },
    {
      axis: 'surface.radius',
      how: 'dont',
      says: /\bsquare (?:boxes|corners)/i,
      tokens: (contract) => boxRadii(contract).flatMap(([path, px]) => (px === 0 ? [`${path}: 0px`] : [])),
    },
    {
      axis: 'surface.radius',
      how: 'dont',
      says: /\ba small corner radius on any button/i,
      tokens: (contract) =>
        boxRadii(contract).flatMap(([path, px]) =>
          /button/.test(path) && px < PILL ? [`${path}: ${px}px`] : [],
        ),
    },
  ],
});

/** The radius that the component declares, else that of its token. */
function boxRadii(contract: LintedContract): readonly (readonly [string, number])[] {
  return (['button', 'input', 'card'] as const).flatMap((name) => {
    const declared = Number.parseFloat(contract.component(name)['border-radius'] ?? '');
    if (Number.isFinite(declared)) return [[`${name}.border-radius`, declared] as const];
    return numbersOf(NAMES[name].map((one) => `radius.${one}`))(contract).slice(0, 1);
  });
}

function over(limit: number) {
  return (contract: LintedContract) =>
    boxRadii(contract).flatMap(([path, px]) => (px > limit ? [`${path}: ${px}px`] : []));
}
