import type { NumericType } from './numeric-type.ts';
import type { LengthContext } from './units.ts';

/** The context of a calculation. `channels` are the channel names of a relative colour. */
export interface MathEnvironment extends LengthContext {
  readonly channels?: Readonly<Record<string, number>>;
}

/** A result in canonical units; percentages, which layout resolves, are kept separate. */
export interface Quantity {
  readonly value: number;
  readonly percent: number;
}

export interface Calculation {
  readonly type: NumericType;
  readonly evaluate: (environment: MathEnvironment) => Quantity;
}

/** A quantity as one number; percentages resolve against the viewport's width. */
export function flatten({ value, percent }: Quantity, { viewport }: LengthContext): number {
  return percent === 0 ? value : value + (percent * viewport.width) / 100;
}
