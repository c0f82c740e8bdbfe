import { MIN_OPACITY } from '../rendering.ts';
import type { Declaration, Rule, StyleRule } from '../sheets/rule.ts';

/** Selectors of the rules that show or hide elements by their opacity, in any state but those of the pointer. */
export interface RevealStates {
  /** `.reveal.is-visible { opacity: 1 }`, `.card.on { animation: rise 1s }` */
  readonly shown: readonly string[];
  /** `.loading .card { opacity: 0 }` */
  readonly hidden: readonly string[];
}

const POINTER_OR_PSEUDO = /:(?:hover|focus|active)|::|:(?:before|after)\b/i;
const MAX_PARENTS = 8; // selectors of the rule around a nested one

/** The states that a rule and those nested in it state. */
export function revealStates(rule: StyleRule): RevealStates {
  const rules = [rule, ...rule.rules.flatMap((inner) => nestedRule(inner, rule))];
  const selectorsOf = (test: (declaration: Declaration) => boolean) =>
    rules
      .filter(({ declarations }) => declarations.some(test))
      .flatMap(({ selector }) => selector.split(',').map((one) => one.trim()))
      .filter((selector) => selector !== '' && !POINTER_OR_PSEUDO.test(selector));
  return { shown: selectorsOf(shows), hidden: selectorsOf(hides) };
}

/** `&.is-visible { … }` with the selectors of the rule around it. */
function nestedRule(inner: Rule, { selector }: StyleRule): Pick<StyleRule, 'selector' | 'declarations'>[] {
  if (inner.kind !== 'style' || !inner.selector.trim().startsWith('&')) return [];
  const parents = selector.split(',').slice(0, MAX_PARENTS);
  const selectors = parents.map((parent) => inner.selector.replaceAll('&', parent.trim()));
  return [{ selector: selectors.join(), declarations: inner.declarations }];
}

function shows({ property, value }: Declaration): boolean {
  if (property === 'animation' || property === 'animation-name') return !/^none\b/i.test(value);
  return property === 'opacity' && !(opacityOf(value) <= MIN_OPACITY); // var() may have any value
}

function hides({ property, value }: Declaration): boolean {
  return property === 'opacity' && opacityOf(value) <= MIN_OPACITY;
}

function opacityOf(value: string): number {
  return Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
}
