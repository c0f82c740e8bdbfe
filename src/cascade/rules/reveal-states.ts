import { MIN_OPACITY } from '../rendering.ts';
import type { Declaration, Rule, StyleRule } from '../sheets/rule.ts';

/** Selectors of the rules that show or hide elements by their opacity, in any state but those of the pointer. */
export interface RevealStates {
  /** `.reveal.is-visible { opacity: 1 }`, `.card.on { animation: rise 1s }` */
  readonly shown: readonly string[];
  /** Those among them whose keyframes do it. */
  readonly animated: readonly string[];
  /** `.loading .card { opacity: 0 }` */
  readonly hidden: readonly string[];
}

/** Properties that show or hide an element here. Names in capitals, which nobody writes, are not found. */
const REVEALING = ['opacity', 'animation'] as const;
const NO_STATES: RevealStates = { shown: [], animated: [], hidden: [] };
const POINTER_OR_PSEUDO = /:(?:hover|focus|active)|::|:(?:before|after)\b/i;
const MAX_PARENTS = 8; // selectors of the rule around a nested one

/** The states of all rules, found when they are first asked for: most pages have no element that waits for one. */
export function revealStatesOf(rules: readonly StyleRule[]): RevealStates {
  let known: RevealStates | null = null;
  const states = (): RevealStates => (known ??= statesIn(rules));
  return {
    get shown() {
      return states().shown;
    },
    get animated() {
      return states().animated;
    },
    get hidden() {
      return states().hidden;
    },
  };
}

function statesIn(rules: readonly StyleRule[]): RevealStates {
  const found = rules.map((rule) => revealStates(rule));
  return {
    shown: [...new Set(found.flatMap(({ shown }) => shown))],
    animated: [...new Set(found.flatMap(({ animated }) => animated))],
    hidden: [...new Set(found.flatMap(({ hidden }) => hidden))],
  };
}

/** The states that a rule and those nested in it state. */
export function revealStates(rule: StyleRule): RevealStates {
  const { text } = rule;
  if (text !== undefined && !REVEALING.some((name) => text.includes(name))) return NO_STATES;
  const rules = [
    { selectors: selectorsIn(rule.selector), block: rule },
    ...rule.rules.flatMap((inner) => nestedRule(inner, rule)),
  ];
  const selectorsOf = (test: (declaration: Declaration) => boolean) =>
    rules
      .filter(({ selectors, block }) => selectors.length > 0 && block.declarations.some(test))
      .flatMap(({ selectors }) => selectors);
  return { shown: selectorsOf(shows), animated: selectorsOf(animates), hidden: selectorsOf(hides) };
}

/** A rule with its selectors in other states than those of the pointer. Its declarations may not be read yet. */
interface StateRule {
  readonly selectors: readonly string[];
  readonly block: Pick<StyleRule, 'declarations'>;
}

function selectorsIn(list: string): readonly string[] {
  const selectors = list.split(',').map((one) => one.trim());
  return selectors.filter((selector) => selector !== '' && !POINTER_OR_PSEUDO.test(selector));
}

/** `&.is-visible { … }` with the selectors of the rule around it. */
function nestedRule(inner: Rule, { selector }: StyleRule): StateRule[] {
  if (inner.kind !== 'style' || !inner.selector.trim().startsWith('&')) return [];
  const parents = selector.split(',').slice(0, MAX_PARENTS);
  const selectors = parents.map((parent) => inner.selector.replaceAll('&', parent.trim()));
  return [{ selectors: selectorsIn(selectors.join()), block: inner }];
}

function shows(declaration: Declaration): boolean {
  const { property, value } = declaration;
  return animates(declaration) || (property === 'opacity' && !(opacityOf(value) <= MIN_OPACITY)); // var() may have any value
}

function animates({ property, value }: Declaration): boolean {
  return (property === 'animation' || property === 'animation-name') && !/^none\b/i.test(value);
}

function hides({ property, value }: Declaration): boolean {
  return property === 'opacity' && opacityOf(value) <= MIN_OPACITY;
}

function opacityOf(value: string): number {
  return Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
}
