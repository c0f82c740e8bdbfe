import type { DocElement } from '../document/document.ts';
import { substituteVariables, type CustomScope } from './custom-properties.ts';
import { RuleIndex } from './rules/rule-index.ts';
import { SCHEME_BITS, type CascadeRule } from './rules/rule-set.ts';
import type { InteractionState, MatchContext } from './selectors/selector.ts';
import type { InteractionRule } from './styled-page.ts';

/** Elements listed for one rule. */
const MAX_COUNTED = 200;
/** Elements listed for all rules of a page: thousands of rules can style every element. Real pages have up to 810. */
const MAX_COUNTED_IN_ALL = 200_000;
/** Opacity that shows an element; links that fade on hover end below it. */
const MIN_OPAQUE = 0.9;

/** The elements that rules matched so far. */
interface Hits {
  /** Indices by rule. */
  readonly elements: Map<CascadeRule, number[]>;
  /** Of all rules, besides the first element of each. */
  counted: number;
}

/**
 * The author rules for hover, focus and active states, with the elements they would style. Each rule is matched
 * against all elements, as if each were in the states that its selector requires.
 */
export function interactionRules(
  rules: readonly CascadeRule[],
  rendered: readonly DocElement[],
  matchContext: MatchContext,
  scopes: readonly CustomScope[],
): InteractionRule[] {
  const hits: Hits = { elements: new Map(), counted: 0 };
  for (const group of rulesByStates(rules)) collectHits(group, rendered, matchContext, hits);
  return [...hits.elements]
    .toSorted(([a], [b]) => a.rank - b.rank)
    .map(([rule, elements]) => interactionRule(rule, elements, scopes));
}

/** The elements, of those given, that hover, focus or a press makes opaque. Indices. */
export function shownByPointer(
  rules: readonly CascadeRule[],
  elements: readonly DocElement[],
  matchContext: MatchContext,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const group of rulesByStates(rules.filter(makesOpaque))) {
    const index = new RuleIndex(group, matchContext.quirks);
    matchContext.states = group[0]?.selector.states ?? [];
    for (const element of elements) {
      if (index.matching(element, matchContext).length > 0) found.add(element.index);
    }
    matchContext.states = [];
  }
  return found;
}

function makesOpaque({ block }: CascadeRule): boolean {
  return block.declarations.some(
    ({ property, value }) => property === 'opacity' && Number.parseFloat(value) >= MIN_OPAQUE,
  );
}

/** The rules for interaction states that apply to a light scheme, those for the same states together. */
function rulesByStates(rules: readonly CascadeRule[]): Iterable<CascadeRule[]> {
  const waiting = rules.filter(
    ({ origin, schemes, selector }) =>
      origin === 'author' && (schemes & SCHEME_BITS.light) !== 0 && selector.states.length > 0,
  );
  return Map.groupBy(waiting, ({ selector }) => selector.states.toSorted().join()).values();
}

function collectHits(
  group: readonly CascadeRule[],
  rendered: readonly DocElement[],
  matchContext: MatchContext,
  hits: Hits,
): void {
  const index = new RuleIndex(group, matchContext.quirks);
  matchContext.states = group[0]?.selector.states ?? [];
  for (const element of rendered) {
    for (const rule of index.matching(element, matchContext)) {
      const found = hits.elements.get(rule);
      if (found === undefined) hits.elements.set(rule, [element.index]);
      else if (found.length < MAX_COUNTED && hits.counted < MAX_COUNTED_IN_ALL) {
        found.push(element.index);
        hits.counted++;
      }
    }
  }
  matchContext.states = [];
}

/** Most specific state first: a press is also a hover. */
const STRONGEST_FIRST: readonly InteractionState[] = ['active', 'focus', 'hover'];

function interactionRule(
  { selector, block }: CascadeRule,
  elements: readonly number[],
  scopes: readonly CustomScope[],
): InteractionRule {
  // var() resolves in the scope of the first element.
  const scope = scopes[elements[0] ?? 0];
  return {
    state: STRONGEST_FIRST.find((state) => selector.states.includes(state)) ?? 'hover',
    selector: selector.text,
    count: elements.length,
    elements,
    declarations: block.declarations.map(({ property, value }) => [
      property,
      (scope && substituteVariables(value, scope)?.trim()) ?? value,
    ]),
  };
}
