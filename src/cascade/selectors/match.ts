import type { DocElement } from '../../document/document.ts';
import type { ComplexSelector, Compound, MatchContext } from './selector.ts';

/**
 * How far a failure reaches, so that a hostile selector cannot force every combination of ancestors to be tried: when
 * the left part fails for all ancestors, it fails from any higher ancestor too.
 */
const MATCHES = 0;
const FAILS_HERE = 1;
const FAILS_FOR_SIBLINGS = 2;
const FAILS_COMPLETELY = 3;

/** Whether the element matches the selector, without its pseudo-element. */
export function matches(selector: ComplexSelector, element: DocElement, matchContext: MatchContext): boolean {
  return !selector.never && matchFrom(selector.subject, element, matchContext) === MATCHES;
}

/** Whether the element matches one of the selectors. Those with a pseudo-element match no element. */
export function matchesAny(
  list: readonly ComplexSelector[],
  element: DocElement,
  matchContext: MatchContext,
): boolean {
  for (const selector of list) {
    if (!matchContext.work.spend('cascade', ALTERNATIVE_COST)) return false;
    if (selector.pseudoElement === null && matches(selector, element, matchContext)) return true;
  }
  return false;
}

/** Steps to reach a selector within another one, besides those of its compounds: nested lists took 150 ns a step, others 40. */
const ALTERNATIVE_COST = 4;

function matchFrom(compound: Compound, element: DocElement, matchContext: MatchContext): number {
  if (!matchesCompound(compound, element, matchContext)) return FAILS_HERE;
  const { left } = compound;
  if (left === null) return MATCHES;
  switch (compound.combinator) {
    case 'descendant':
      return matchAncestors(left, element, matchContext);
    case 'child': {
      if (element.parent === null) return FAILS_COMPLETELY;
      const result = matchFrom(left, element.parent, matchContext);
      return result === MATCHES || result === FAILS_COMPLETELY ? result : FAILS_FOR_SIBLINGS;
    }
    case 'next':
      return element.previous === null ? FAILS_FOR_SIBLINGS : matchFrom(left, element.previous, matchContext);
    default:
      return matchEarlier(left, element, matchContext);
  }
}

function matchAncestors(left: Compound, element: DocElement, matchContext: MatchContext): number {
  for (let ancestor = element.parent; ancestor !== null; ancestor = ancestor.parent) {
    const result = matchFrom(left, ancestor, matchContext);
    if (result === MATCHES || result === FAILS_COMPLETELY) return result;
  }
  return FAILS_COMPLETELY;
}

function matchEarlier(left: Compound, element: DocElement, matchContext: MatchContext): number {
  for (let sibling = element.previous; sibling !== null; sibling = sibling.previous) {
    const result = matchFrom(left, sibling, matchContext);
    if (result !== FAILS_HERE) return result;
  }
  return FAILS_FOR_SIBLINGS;
}

/** Whether the element matches one compound, regardless of the compounds to its left. */
export function matchesCompound(
  compound: Compound,
  element: DocElement,
  matchContext: MatchContext,
): boolean {
  if (
    !matchContext.work.spend(
      'cascade',
      1 + compound.classes.length * (element.classes?.length ?? 0) * CLASS_COST,
    )
  )
    return false;
  if (compound.tag !== null && compound.tag !== element.tag) return false;
  if (
    matchContext.quirks
      ? !matchesNamesInAnyCase(compound, element, matchContext)
      : !matchesNames(compound, element)
  )
    return false;
  for (const test of compound.tests) if (!test(element, matchContext)) return false;
  return true;
}

/** Steps to compare one class with another. */
const CLASS_COST = 1 / 16;

function matchesNames(compound: Compound, element: DocElement): boolean {
  if (compound.id !== null && compound.id !== element.id) return false;
  if (compound.classes.length === 0) return true;
  const { classes } = element;
  if (classes === null) return false;
  for (const name of compound.classes) if (!classes.includes(name)) return false;
  return true;
}

function matchesNamesInAnyCase(
  compound: Compound,
  { id, classes }: DocElement,
  { lowerCase }: MatchContext,
): boolean {
  if (compound.id !== null && (id === null || lowerCase(compound.id) !== lowerCase(id))) return false;
  return compound.classes.every((name) => {
    const lower = lowerCase(name);
    return classes?.some((own) => own === name || lowerCase(own) === lower);
  });
}
