import type { DocElement, DocumentTree } from '../document/document.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import { RuleIndex } from './rules/rule-index.ts';
import type { CascadeRule } from './rules/rule-set.ts';
import { createMatchContext } from './selectors/match-context.ts';
import type { MatchContext } from './selectors/selector.ts';

/** The rules that match one element and its pseudo-elements, by ascending rank. */
export interface MatchedRules {
  readonly element: readonly CascadeRule[];
  /** Null when no rule gives the pseudo-element a `content`. */
  readonly before: readonly CascadeRule[] | null;
  readonly after: readonly CascadeRule[] | null;
}

export interface Matching {
  /** By element index. */
  readonly matched: readonly MatchedRules[];
  readonly matchContext: MatchContext;
}

/** Finds the matching rules of every element of a page at rest, for both colour schemes at once. */
export function matchRules(
  document: DocumentTree,
  rules: readonly CascadeRule[],
  work: WorkBudget,
): Matching {
  const matchContext = createMatchContext(document, work);
  const resting = rules.filter(({ selector }) => selector.states.length === 0);
  const index = (pseudoElement: string | null) =>
    new RuleIndex(
      resting.filter(({ selector }) => selector.pseudoElement === pseudoElement),
      document.quirks,
    );
  const [elements, before, after] = [index(null), index('before'), index('after')];
  return {
    matchContext,
    matched: document.elements.map((element) => ({
      element: elements.matching(element, matchContext),
      before: generated(before, element, matchContext),
      after: generated(after, element, matchContext),
    })),
  };
}

/** Replaced and void elements have no pseudo-elements. */
const WITHOUT_CONTENT = new Set(
  `img input br wbr video audio iframe object embed canvas textarea select option script style meta link head
  title source track col svg`.split(/\s+/),
);

function generated(
  index: RuleIndex,
  element: DocElement,
  matchContext: MatchContext,
): readonly CascadeRule[] | null {
  if (index.empty || element.namespace !== 'html' || WITHOUT_CONTENT.has(element.tag)) return null;
  const rules = index.matching(element, matchContext);
  return rules.some(({ block }) => block.setsContent) ? rules : null;
}
