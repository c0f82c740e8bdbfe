import type { WorkBudget } from '../../limits/work-budget.ts';
import type { ComplexSelector } from './selector.ts';

/** Where a selector list stands. */
export interface SelectorContext {
  /** What `&` stands for: the selectors of the rule around it, null at the top level. */
  readonly parent: readonly ComplexSelector[] | null;
  /** True inside @scope: `:scope` means the parent too, and the implied parent weighs nothing. */
  readonly scoped?: boolean;
  /** What parsing may cost; left out for a single selector. */
  readonly work?: WorkBudget;
}

/** What one list accepts, beside its context. */
export interface ListMode {
  /** `:is()` and `:where()` leave out what they do not understand; other lists become invalid as a whole. */
  readonly forgiving?: boolean;
  /** The argument of `:has()`: every selector is relative to an anchor. */
  readonly relative?: boolean;
  readonly insideHas?: boolean;
  readonly depth?: number;
}
