import type { AxisId, ValueOf } from '../../grammar/axes/index.ts';
import type { Category } from '../../grammar/axis.ts';

/** What a value of an axis asks of somebody who builds a page. */
export interface Rule {
  readonly do: string;
  readonly dont: string;
}

/** A rule for every value of every axis of a category; the compiler finds the one that is missing. */
export type RulesOf<C extends Category> = {
  readonly [Id in Extract<AxisId, `${C}.${string}`>]: Readonly<Record<ValueOf<Id>, Rule>>;
};
