import { ScriptActs } from '../cascade/script-acts.ts';
import { longhandsOf } from '../cascade/shorthands.ts';
import type { InteractionRule, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import { isWideKeyword } from '../cascade/wide-keywords.ts';
import type { MovingPart } from './moving-parts.ts';

const MAX_LISTED = 100; // properties of one transition list
const MAX_NAMES = 60; // classes and ids looked up in scripts; a design has few groups of transitions

/** Tells of elements with transitions whether a property of one of them ever changes. */
export type ChangingStyles = (parts: readonly MovingPart[]) => boolean;

/**
 * A style changes by hover, focus and press, in another state for which a rule names the element, or by a script that mentions
 * the element next to what changes classes and styles. A transition of anything else is never seen.
 */
export function changingStyles({ facts, scripts }: StyledPage): ChangingStyles {
  const touched = Map.groupBy(
    facts.interactions.flatMap((rule) => rule.elements.map((index) => ({ index, rule }))),
    ({ index }) => index,
  );
  const acts = new ScriptActs(scripts);
  return (parts) => {
    const isTouched = ({ element, style }: MovingPart) =>
      (touched.get(element.index) ?? []).some(({ rule }) => changes(rule, style['transition-property']));
    const hasState = ({ element, style }: MovingPart) =>
      [element.tag, ...namesOf(element), ...dataNamesOf(element)].some((name) =>
        [...facts.stateProperties.get(name)].some((property) =>
          style['transition-property'].slice(0, MAX_LISTED).some((own) => sharesLonghand(own, property)),
        ),
      );
    if (parts.some((part) => isTouched(part) || hasState(part))) return true;
    const names = new Set(parts.flatMap(({ element }) => namesOf(element)));
    return [...names].slice(0, MAX_NAMES).some((name) => acts.changes(name.slice(1)));
  };
}

function namesOf({ classes, id }: StyledElement): string[] {
  return [...classes.map((name) => `.${name}`), ...(id === null ? [] : [`#${id}`])];
}

function dataNamesOf({ attributes }: StyledElement): string[] {
  return Object.keys(attributes).flatMap((name) => (name.startsWith('data-') ? [`[${name}`] : []));
}

function changes({ declarations }: InteractionRule, transitioned: readonly string[]): boolean {
  return declarations.some(
    ([property, value]) =>
      !isWideKeyword(value.trim().toLowerCase()) &&
      transitioned.slice(0, MAX_LISTED).some((name) => sharesLonghand(name, property)),
  );
}

/** A custom property may change any property that uses it. */
function sharesLonghand(transitioned: string, declared: string): boolean {
  if (transitioned.startsWith('--')) return transitioned === declared;
  if (transitioned === 'all' || declared.startsWith('--') || transitioned === declared) return true;
  const [one, other] = [longhandsOf(transitioned), longhandsOf(declared)];
  return one.some((name) => other.includes(name));
}
