import { matchesAny } from './match.ts';
import type { ComplexSelector, ElementTest, InteractionState } from './selector.ts';

/** Properties of a selector list as a whole. */
export interface Choice {
  /** The selectors of the list that can match an element. */
  readonly usable: readonly ComplexSelector[];
  readonly states: readonly InteractionState[];
  readonly weight: number;
  readonly test: ElementTest;
}

/** Reads a list as one alternative, as in `:is(…)`. */
export function choiceOf(list: readonly ComplexSelector[]): Choice {
  const usable = list.filter((selector) => !selector.never && selector.pseudoElement === null);
  return {
    usable,
    states: statesOfAll(usable),
    weight: heaviest(list),
    test: (element, matchContext) => matchesAny(usable, element, matchContext),
  };
}

/** The specificity of a list: that of its heaviest selector. */
export function heaviest(list: readonly ComplexSelector[]): number {
  return list.reduce((most, selector) => Math.max(most, selector.specificity), 0);
}

/** States that every alternative requires, so the whole list requires them. */
function statesOfAll(list: readonly ComplexSelector[]): InteractionState[] {
  const [first, ...others] = list;
  if (first === undefined) return [];
  return first.states.filter((state) => others.every(({ states }) => states.includes(state)));
}
