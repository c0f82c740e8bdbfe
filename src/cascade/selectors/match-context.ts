import type { DocElement, DocumentTree } from '../../document/document.ts';
import { createWorkBudget, type WorkBudget } from '../../limits/work-budget.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
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
    lowerCase: lowerCaseOnce(),
    states: [],
    work,
    anchor: null,
    candidates: new Map(),
    chosenOptions: new Map(),
    firstSubmits: new Map(),
    typePositions: null,
  };
}

function lowerCaseOnce(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const lower = known.get(name) ?? asciiLowerCase(name);
    known.set(name, lower);
    return lower;
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
