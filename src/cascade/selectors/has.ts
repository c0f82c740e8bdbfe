import type { DocElement } from '../../document/document.ts';
import { matches, matchesCompound } from './match.ts';
import type { ComplexSelector, Compound, ElementTest, MatchContext } from './selector.ts';

/** The implied leftmost compound of a relative selector: the element that :has() tests. */
export const ANCHOR: Compound = {
  tag: null,
  id: null,
  classes: [],
  attributes: [],
  tests: [(element, matchContext) => element === matchContext.anchor],
  alternatives: [],
  root: false,
  states: [],
  combinator: 'descendant',
  left: null,
};

/** `:has(> img, + p)`: whether an element in that relation matches. */
export function hasTest(list: readonly ComplexSelector[]): ElementTest {
  return (element, matchContext) => list.some((selector) => hasRelative(selector, element, matchContext));
}

function hasRelative(selector: ComplexSelector, element: DocElement, matchContext: MatchContext): boolean {
  if (selector.never || selector.pseudoElement !== null) return false;
  const candidates = candidatesOf(selector, matchContext);
  if (candidates.length === 0) return false;
  const [first, last] = rangeOf(selector, element, matchContext);
  const outer = matchContext.anchor;
  matchContext.anchor = element;
  let found = false;
  for (let i = firstAtOrAfter(candidates, first); i < candidates.length && !found; i++) {
    const candidate = candidates[i];
    if (candidate === undefined || candidate.index > last) break;
    found = matches(selector, candidate, matchContext);
  }
  matchContext.anchor = outer;
  return found;
}

/** Range of indices in which a match can be: descendants, or later siblings and their descendants. */
function rangeOf(
  selector: ComplexSelector,
  element: DocElement,
  matchContext: MatchContext,
): [number, number] {
  let leftmost = selector.subject;
  while (leftmost.left !== null && leftmost.left !== ANCHOR) leftmost = leftmost.left;
  const end = matchContext.lastDescendant[element.index] ?? element.index;
  if (leftmost.combinator === 'descendant' || leftmost.combinator === 'child')
    return [element.index + 1, end];
  return [
    end + 1,
    element.parent === null ? end : (matchContext.lastDescendant[element.parent.index] ?? end),
  ];
}

/** Steps: the candidates of every selector stay in memory. */
const CANDIDATE_COST = 8;

function candidatesOf(selector: ComplexSelector, matchContext: MatchContext): readonly DocElement[] {
  const known = matchContext.candidates.get(selector);
  if (known !== undefined) return known;
  const found = matchContext.elements.filter((element) =>
    matchesCompound(selector.subject, element, matchContext),
  );
  matchContext.work.spend('cascade', found.length * CANDIDATE_COST);
  matchContext.candidates.set(selector, found);
  return found;
}

/** Binary search: candidates are in document order. */
function firstAtOrAfter(candidates: readonly DocElement[], index: number): number {
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candidates[middle]?.index ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}
