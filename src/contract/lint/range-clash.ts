import type { AxisId } from '../../grammar/axes/index.ts';
import { boundsIn, isWithin } from './bounds.ts';
import type { TokenClash } from './kind.ts';
import { tokenText, type LintedContract } from './linted-contract.ts';

/** A quantity that rules bound and tokens state. */
export interface Quantity {
  readonly axis: AxisId;
  /** Regular expression source of its unit in rules. */
  readonly unit: string;
  /** Sentences that speak of it; all of the axis by default. */
  readonly about?: RegExp;
  /** The tokens that rules of the axis bound, by path. */
  readonly values: (contract: LintedContract) => readonly (readonly [path: string, value: number])[];
}

const EVERY = /./;

/** A rule that demands another range than a token states, or forbids the one it states. */
export function rangeClashes({ axis, unit, about = EVERY, values }: Quantity): TokenClash[] {
  const outside = (contract: LintedContract, said: string, isBad: (value: number) => boolean) =>
    boundsIn(said, unit).length === 0
      ? []
      : values(contract)
          .filter(([, value]) => isBad(value))
          .map(([path, value]) => tokenText(path, contract.tokens.get(path) ?? String(value)));
  return [
    {
      axis,
      says: about,
      how: 'do',
      tokens: (contract, said) =>
        outside(contract, said, (value) => !boundsIn(said, unit).some((bounds) => isWithin(value, bounds))),
    },
    {
      axis,
      says: about,
      how: 'dont',
      tokens: (contract, said) =>
        outside(contract, said, (value) => boundsIn(said, unit).some((bounds) => isWithin(value, bounds))),
    },
  ];
}

/** The tokens of those paths, as numbers. */
export function numbersOf(
  paths: readonly string[],
): (contract: LintedContract) => readonly (readonly [string, number])[] {
  return ({ tokens }) =>
    paths.flatMap((path) => {
      const value = Number.parseFloat(tokens.get(path) ?? '');
      return Number.isFinite(value) ? [[path, value] as const] : [];
    });
}

/** Every token of a namespace, as numbers. */
export function numbersUnder(
  namespace: string,
): (contract: LintedContract) => readonly (readonly [string, number])[] {
  return (contract) =>
    numbersOf([...contract.tokens.keys()].filter((path) => path.startsWith(`${namespace}.`)))(contract);
}
