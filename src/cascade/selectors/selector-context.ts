import type { WorkBudget } from '../../limits/work-budget.ts';
import type { ParentSelectors } from './parent-selectors.ts';

/** The context of a selector list. */
export interface SelectorContext {
  /** The meaning of `&`: the selectors of the enclosing rule, null at the top level. */
  readonly parent: ParentSelectors | null;
  /** Inside @scope: `:scope` means the parent too, and the implied parent adds no specificity. */
  readonly scoped?: boolean;
  /** The budget for parsing; absent for a single selector. */
  readonly work?: WorkBudget;
}

/** Parsing options of one list. */
export interface ListMode {
  /** `:is()` and `:where()` skip invalid selectors; other lists become invalid as a whole. */
  readonly forgiving?: boolean;
  /** The argument of `:has()`: every selector is relative to an anchor. */
  readonly relative?: boolean;
  readonly insideHas?: boolean;
  readonly depth?: number;
}
