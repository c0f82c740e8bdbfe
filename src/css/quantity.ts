import type { NumericType } from './numeric-type.ts';
import type { LengthContext } from './units.ts';

/** What a calculation may look up. `channels` are the names a relative colour defines. */
export interface MathEnvironment extends LengthContext {
  readonly channels?: Readonly<Record<string, number>>;
}

/** A result in canonical units, with the percentages that only layout can resolve kept apart. */
export interface Quantity {
  readonly value: number;
  readonly percent: number;
}

export interface Calculation {
  readonly type: NumericType;
  readonly evaluate: (environment: MathEnvironment) => Quantity;
}

/** A quantity as one number, percentages taken of the window's width. */
export function flatten({ value, percent }: Quantity, { viewport }: LengthContext): number {
  return percent === 0 ? value : value + (percent * viewport.width) / 100;
}
