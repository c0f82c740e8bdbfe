import type { StyledElement } from '../cascade/styled-page.ts';
import { chosenStates, siblingsOfChosen } from '../perception/chosen-states.ts';
import { cssName } from './css-name.ts';

/** Of one type or class; a page has hardly more. */
const MAX_STATES = 4;
const MAX_CLASSES = 4; // of an element that are tried

/** Names by what tells chosen elements from others of their type or class, where some are chosen. */
interface StateNamer {
  /** `a[aria-current=page]`, `.tab:not(.active)`. */
  readonly names: (element: StyledElement) => readonly string[];
  /** See `Names`. */
  readonly suffix: (element: StyledElement) => string;
}

export function stateNamer(elements: readonly StyledElement[]): StateNamer {
  const siblings = siblingsOfChosen(elements);
  const byBase = new Map<string, Set<string>>();
  const bySibling = new Map<string, string>();
  for (const index of siblings.keys()) {
    const element = elements[index];
    if (element === undefined) continue;
    const states = chosenStates(element, elements);
    for (const one of [element, siblings.get(index)]) if (one) bySibling.set(familyOf(one), states[0] ?? '');
    for (const base of basesOf(element)) {
      const known = byBase.get(base) ?? new Set();
      byBase.set(base, known);
      for (const state of states) if (known.size < MAX_STATES && state !== base) known.add(state);
    }
  }
  if (byBase.size === 0) return { names: () => [], suffix: () => '' };
  const told = (element: StyledElement, state: string) =>
    chosenStates(element, elements).includes(state) ? state : `:not(${state})`;
  return {
    names: (element) =>
      basesOf(element).flatMap((base) =>
        [...(byBase.get(base) ?? [])].map((state) => `${base}${told(element, state)}`),
      ),
    suffix: (element) => {
      const state = bySibling.get(familyOf(element)) ?? '';
      return state === '' ? '' : told(element, state);
    },
  };
}

function familyOf({ parent, tag }: StyledElement): string {
  return `${parent} ${tag}`;
}

function basesOf({ tag, namespace, classes }: StyledElement): string[] {
  if (namespace !== 'html') return [];
  return [cssName(tag), ...classes.slice(0, MAX_CLASSES).map((name) => `.${cssName(name)}`)];
}
