import { BANDS } from '../../../grammar/axes/surface-radius/axis.ts';
import { place } from '../../../grammar/decide.ts';
import { kindOf, type Finding, type Kind } from '../kind.ts';
import type { LintedContract } from '../linted-contract.ts';
import { numbersOf, rangeClashes } from '../range-clash.ts';

/** Names of the tokens of buttons, fields and cards; the first that is listed counts. */
const NAMES = {
  button: ['button', 'control', 'action'],
  input: ['input', 'field', 'control'],
  card: ['card', 'box', 'panel', 'container', 'tile'],
} as const;
const PILL = 99; // px from which corners are fully round

/** A value for all boxes beside radii of several values, where it is scored. */
function scoredDifferences(contract: LintedContract): Finding[] {
  const { 'surface.radius': value } = contract.grammar;
  const radii = boxRadii(contract);
  const bands = new Set(radii.map(([, px]) => place(px, BANDS).value));
  return value === undefined || bands.size < 2
    ? []
    : radii.map(([path, px]) => ({
        kind: 'radius',
        rule: `surface.radius = ${value}`,
        against: `${path}: ${px}px`,
      }));
}

const said = kindOf('radius', {
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

/** Corner radii of buttons, fields and cards against the rule of corners. */
export const radius: Kind = {
  id: 'radius',
  find: (contract) => [...said.find(contract), ...scoredDifferences(contract)],
};

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
