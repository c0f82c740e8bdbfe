import type { DocElement, DocumentTree } from '../../document/document.ts';
import { createWorkBudget, type WorkBudget } from '../../limits/work-budget.ts';
import type { MatchContext } from './selector.ts';

/** Prepares a document for matching. */
export function createMatchContext(
  { elements, quirks }: DocumentTree,
  work: WorkBudget = createWorkBudget(),
): MatchContext {
  return {
    elements,
    lastDescendant: lastDescendants(elements),
    quirks,
    states: [],
    work,
    anchor: null,
    candidates: new Map(),
    chosenOptions: new Map(),
    firstSubmits: new Map(),
    typePositions: null,
  };
}

/** The last index of each element's subtree, which is contiguous in document order. */
function lastDescendants(elements: readonly DocElement[]): Int32Array {
  const last = Int32Array.from(elements, (_, index) => index);
  for (let i = elements.length - 1; i > 0; i--) {
    const parent = elements[i]?.parent;
    if (parent) last[parent.index] = Math.max(last[parent.index] ?? 0, last[i] ?? 0);
  }
  return last;
}
