import type { WorkBudget } from '../limits/work-budget.ts';
import type { Dependent, ElementStyle } from './element-style.ts';
import type { ComputedStyle, PropertyName } from './properties.ts';
import type { ValueContext } from './values/specified.ts';

export type MutableContext = { -readonly [K in keyof ValueContext]: ValueContext[K] };
export type MutableStyle = { -readonly [P in PropertyName]: ComputedStyle[P] };
export type MutableDependents = { [P in PropertyName]?: Dependent<P> | undefined };

/** An element while its style is being computed. */
export interface ElementScope {
  readonly style: MutableStyle;
  readonly parent: ElementStyle | null;
  /** Shared until the element modifies it. */
  dependents: MutableDependents;
  ownsDependents: boolean;
  /** Starts as the parent's; updated as scheme, font and colour become known. */
  readonly context: MutableContext;
  readonly work: WorkBudget;
}

/** Steps per item of a value: computing and storing it costs as much as testing this many compounds. */
const ITEM_COST = 40;

/** Whether the budget allows a value with this many items. */
export function maySpend(size: number, { work }: ElementScope): boolean {
  return work.spend('cascade', size * ITEM_COST);
}

/** Whether the budget allows computing a value like this one again. */
export function maySpendOn(value: unknown, scope: ElementScope): boolean {
  return !Array.isArray(value) || maySpend(value.length, scope);
}

/** Sets the computed value of a property of the element. */
export function setValue<P extends PropertyName>(
  scope: ElementScope,
  name: P,
  value: ComputedStyle[P],
): void {
  const style: { [Q in P]: ComputedStyle[Q] } = scope.style;
  style[name] = value;
}

/** Records that a value follows `currentcolor`, or (undefined) that it no longer does. */
export function setDependent<P extends PropertyName>(
  scope: ElementScope,
  name: P,
  dependent: Dependent<P> | undefined,
): void {
  if (scope.dependents[name] === dependent) return;
  if (!scope.ownsDependents) {
    scope.dependents = { ...scope.dependents };
    scope.ownsDependents = true;
  }
  const dependents: { [Q in P]?: Dependent<Q> | undefined } = scope.dependents;
  dependents[name] = dependent;
}
