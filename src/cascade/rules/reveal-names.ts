import { MIN_OPACITY } from '../rendering.ts';
import type { Rule, StyleRule } from '../sheets/rule.ts';

const POINTER_OR_PSEUDO = /:(?:hover|focus|active)|::|:(?:before|after)\b/i;
const NAME = /[.#[][\w-]+/g;
/** Of the last compound of a selector. */
const SUBJECT = /[^\s>+~]+$/;

/**
 * The names by which a rule makes elements opaque: `.reveal` and `.is-visible` of `.reveal.is-visible { opacity: 1 }`,
 * `[data-aos` of `[data-aos].aos-animate`. States of the pointer and pseudo-elements have none.
 */
export function revealNames(rule: StyleRule): readonly string[] {
  const own = rule.declarations.some(makesVisible) ? namesOf(rule.selector) : [];
  return rule.rules.some(isOwnState) ? [...own, ...namesOf(rule.selector)] : own;
}

/** `&.is-visible { opacity: 1 }` in the rule. */
function isOwnState(rule: Rule): boolean {
  if (rule.kind !== 'style' || POINTER_OR_PSEUDO.test(rule.selector)) return false;
  return rule.selector.trim().startsWith('&') && rule.declarations.some(makesVisible);
}

function namesOf(list: string): string[] {
  return list.split(',').flatMap((selector) => {
    const subject = SUBJECT.exec(selector.trim())?.[0] ?? '';
    return POINTER_OR_PSEUDO.test(selector) ? [] : (subject.match(NAME) ?? []);
  });
}

function makesVisible({ property, value }: StyleRule['declarations'][number]): boolean {
  if (property !== 'opacity') return false;
  const opacity = Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
  return Number.isNaN(opacity) || opacity > MIN_OPACITY; // var() may have any value
}
