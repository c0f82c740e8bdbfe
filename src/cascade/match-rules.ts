import type { DocElement, DocumentTree } from '../document/document.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import { possibleIn } from './rules/ancestor-filter.ts';
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
  const isPossible = possibleIn(document); // of the rules of a framework, many have no place on a page
  const resting = rules.filter(({ selector }) => selector.states.length === 0 && isPossible(selector));
  const of = (pseudoElement: string | null) =>
    resting.filter(({ selector }) => selector.pseudoElement === pseudoElement);
  const elements = new RuleIndex(of(null), document.quirks);
  const [before, after] = [generatedIndex(of('before'), document), generatedIndex(of('after'), document)];
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

/** The rules of ::before or ::after. */
interface GeneratedIndex {
  readonly all: RuleIndex;
  /** Those without which there is no pseudo-element. Resets such as `*::before` are not tested for every element. */
  readonly withContent: RuleIndex;
}

function generatedIndex(rules: readonly CascadeRule[], { quirks }: DocumentTree): GeneratedIndex {
  const withContent = rules.filter(({ block }) => block.setsContent);
  return { all: new RuleIndex(rules, quirks), withContent: new RuleIndex(withContent, quirks) };
}

function generated(
  { all, withContent }: GeneratedIndex,
  element: DocElement,
  matchContext: MatchContext,
): readonly CascadeRule[] | null {
  if (withContent.empty || element.namespace !== 'html' || WITHOUT_CONTENT.has(element.tag)) return null;
  return withContent.matching(element, matchContext).length > 0 ? all.matching(element, matchContext) : null;
}
